import type { Facts } from '../../../spec/generated/formats.ts'

/** Where a schema stands: as the whole tool schema, or anywhere inside it. */
export type Position = 'root' | 'nested'

/** Keywords at one position: a closed list, or everything but some. */
export type Keywords = { only: string[] } | { except: string[] }

const withOneOf = ['one-of-as-any-of', 'union-shadows-siblings', 'full']
const references = ['$ref', '$dynamicRef', '$recursiveRef', '$defs', '$def', 'definitions']

/** Which keywords a schema at that position may have. */
export function keywordsAt(position: Position, facts: Facts): Keywords {
  const refused = [...facts.keywords_forbidden, ...refusedByFact(position, facts)]
  const except = position === 'root' ? [...refused, ...facts.root_forbidden] : refused
  const lists = [facts.keywords_allowed, position === 'root' ? facts.root_keywords : 'any']
  const closed = lists.filter((list) => list !== 'any')
  const [first, ...rest] = closed
  if (!first) return { except: [...new Set(except)].sort() }
  const only = first.filter((name) => rest.every((list) => list.includes(name)))
  return { only: only.filter((name) => !except.includes(name)).sort() }
}

/** Whether a keyword is among them. */
export const has = (keywords: Keywords, name: string): boolean =>
  'only' in keywords
    ? keywords.only.includes(name)
    : !keywords.except.some((each) => matches(each, name))

const matches = (entry: string, name: string): boolean =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name

function refusedByFact(position: Position, facts: Facts): string[] {
  const unions = position === 'root' ? facts.unions_root : facts.unions_nested
  const refused: [boolean, string[]][] = [
    [unions === 'none', ['anyOf']],
    [!withOneOf.includes(unions), ['oneOf']],
    [facts.all_of === 'rejected', ['allOf']],
    [facts.const !== 'native', ['const']],
    [!takesAdditional(position, facts), ['additionalProperties']],
    [facts.refs === 'rejected', references],
    [facts.null_type !== 'nullable', ['nullable']],
    [!takesDescription(position, facts), ['description']],
  ]
  return refused.flatMap(([holds, names]) => (holds ? names : []))
}

function takesAdditional(position: Position, facts: Facts): boolean {
  switch (facts.additional_properties) {
    case 'any':
    case 'must-be-false':
    case 'default-false':
      return true
    case 'dropped':
    case 'rejected':
      return false
    case 'rejected-at-root':
      return position === 'nested'
  }
}

const takesDescription = (position: Position, { descriptions }: Facts): boolean =>
  descriptions === 'everywhere' || (descriptions === 'below-root' && position === 'nested')
