/** What stands in a keyword that holds schemas: one, a list of them, or one under each name. */
export type Holding = 'one' | 'list' | 'map'

const holdings: ReadonlyMap<string, Holding> = new Map([
  ...each('one', 'items', 'contains', 'additionalProperties', 'propertyNames', 'contentSchema'),
  ...each('one', 'unevaluatedProperties', 'unevaluatedItems', 'not', 'if', 'then', 'else'),
  ...each('list', 'oneOf', 'anyOf', 'allOf', 'prefixItems'),
  ...each('map', 'properties', 'patternProperties', 'dependentSchemas'),
  // Older drafts and some providers call definitions otherwise.
  ...each('map', '$defs', '$def', 'definitions'),
])

function each(holding: Holding, ...keywords: string[]): [string, Holding][] {
  return keywords.map((keyword) => [keyword, holding])
}

/** How a keyword holds schemas; undefined for one whose value is data. */
export const holdingOf = (keyword: string): Holding | undefined => holdings.get(keyword)
