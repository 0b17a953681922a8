import { type AnySchema, isSchema, listOf, mapOf, type Schema } from './schema.ts'

/** Keywords that only describe: no value is refused for them. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...[
    '$schema',
    '$id',
    '$anchor',
    '$comment',
    '$defs',
    'definitions',
    '$vocabulary',
    '$dynamicAnchor',
  ],
  ...[
    'title',
    'description',
    'default',
    'examples',
    'example',
    'deprecated',
    'readOnly',
    'writeOnly',
  ],
  ...['contentEncoding', 'contentMediaType', 'contentSchema', 'propertyOrdering', 'format'],
])

/** Keywords of draft 2020-12 that refuse values. */
const ASSERTIONS: ReadonlySet<string> = new Set([
  ...['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['type', 'enum', 'const', 'nullable'],
  ...['multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'pattern', 'format'],
  ...[
    'prefixItems',
    'items',
    'contains',
    'minContains',
    'maxContains',
    'minItems',
    'maxItems',
    'uniqueItems',
  ],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'required'],
  ...['minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
])

/** Whether a keyword can refuse a value. */
export const isAssertion = (keyword: string): boolean => ASSERTIONS.has(keyword)

/** Whether a keyword is one that the specification knows. */
export const isKnown = (keyword: string): boolean =>
  ASSERTIONS.has(keyword) || ANNOTATIONS.has(keyword)

/** The keywords of a schema that can refuse values. */
export const assertionsOf = (schema: Schema): string[] => Object.keys(schema).filter(isAssertion)

/** Keywords whose value is one schema, a list of schemas, or a map of names to schemas. */
export const SUBSCHEMAS: Readonly<Record<string, 'one' | 'list' | 'map'>> = {
  allOf: 'list',
  anyOf: 'list',
  oneOf: 'list',
  prefixItems: 'list',
  not: 'one',
  if: 'one',
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
  then: 'one',
  else: 'one',
  items: 'one',
  contains: 'one',
  additionalProperties: 'one',
  propertyNames: 'one',
  unevaluatedItems: 'one',
  unevaluatedProperties: 'one',
  properties: 'map',
  patternProperties: 'map',
  dependentSchemas: 'map',
}

/** The schemas that a keyword of a schema holds. */
export function innerOf(schema: Schema, keyword: string): AnySchema[] {
  if (keyword === '$defs' || keyword === '$def' || SUBSCHEMAS[keyword] === 'map')
    return Object.values(mapOf(schema, keyword))
  if (SUBSCHEMAS[keyword] === 'list') return listOf(schema, keyword)
  return SUBSCHEMAS[keyword] === 'one' && isSchema(schema[keyword])
    ? [schema[keyword] as Schema]
    : []
}
