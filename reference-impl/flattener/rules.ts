import type { Facts } from '../../spec/generated/formats.ts'
import { isAssertion } from './keywords.ts'
import type { Schema, Type } from './schema.ts'

/** How a union of alternatives may stand: not at all, as the only keyword, without `type` beside it, beside anything, or as `oneOf` too. */
export type Unions = 'none' | 'alone' | 'typed-inside' | 'shadowing' | 'beside' | 'full'

/** What a provider lets stand where: all that the passes know of it. */
export interface Rules {
  facts: Facts
  /** Whether a keyword may stand in a schema, at the root or below it. */
  allows(keyword: string, schema: Schema, atRoot: boolean): boolean
  unions: { root: Unions; nested: Unions }
  /** Whether every object must be closed. */
  closed: boolean

  names: RegExp
  formats?: ReadonlySet<string>
}

const known = new WeakMap<Facts, Rules>()

/** Reads the facts of a profile, which are the same for every tool. */
export function rulesFrom(facts: Facts): Rules {
  const found = known.get(facts)
  if (found) return found
  const rules = read(facts)
  known.set(facts, rules)
  return rules
}

function read(facts: Facts): Rules {
  const root = facts.root_keywords === 'any' ? undefined : new Set(facts.root_keywords)
  const rootForbidden = new Set(facts.root_forbidden)
  const allowed = facts.keywords_allowed === 'any' ? undefined : new Set(facts.keywords_allowed)
  // A keyword that holds nobody to anything is better reported than written.
  const forbidden = [...facts.keywords_forbidden, ...facts.keywords_unenforced.filter(isAssertion)]
  const isTaken = remembered(
    (keyword) =>
      (!allowed || allowed.has(keyword)) && !forbidden.some((pattern) => matches(pattern, keyword)),
  )
  const isOfSomeTypes = remembered((keyword) => byType(facts, keyword))
  const allows = (keyword: string, schema: Schema, atRoot: boolean): boolean => {
    if (atRoot && (rootForbidden.has(keyword) || (root && !root.has(keyword)))) return false
    if (!isTaken(keyword)) return false
    if (keyword === 'additionalProperties') return allowsRest(facts, atRoot)
    if (keyword === 'description')
      return facts.descriptions !== 'nowhere' && !(atRoot && facts.descriptions !== 'everywhere')
    return !isOfSomeTypes(keyword) || allowsByType(facts, keyword, schema)
  }
  return {
    facts,
    allows,
    unions: { root: unions[facts.unions_root], nested: unions[facts.unions_nested] },
    closed: facts.additional_properties === 'must-be-false',
    names: new RegExp(facts.property_name, 'u'),
    ...(facts.formats === 'any' ? {} : { formats: new Set(facts.formats) }),
  }
}

/** Keywords are few, and asked about for every schema; names that a schema made up are not kept. */
function remembered(ask: (keyword: string) => boolean): (keyword: string) => boolean {
  const answers = new Map<string, boolean>()
  return (keyword) => {
    const known = answers.get(keyword)
    if (known !== undefined) return known
    const answer = ask(keyword)
    if (answers.size < MOST_KEYWORDS) answers.set(keyword, answer)
    return answer
  }
}

const MOST_KEYWORDS = 200

const unions: Record<Facts['unions_root'], Unions> = {
  none: 'none',
  'any-of': 'beside',
  'any-of-alone': 'alone',
  'any-of-typed-inside': 'typed-inside',
  'one-of-as-any-of': 'full',
  'union-shadows-siblings': 'shadowing',
  full: 'full',
}

const matches = (pattern: string, keyword: string) =>
  pattern.endsWith('*') ? keyword.startsWith(pattern.slice(0, -1)) : pattern === keyword

function allowsRest({ additional_properties: rest }: Facts, atRoot: boolean): boolean {
  return rest !== 'dropped' && rest !== 'rejected' && !(atRoot && rest === 'rejected-at-root')
}

type ByType = { [type in Type]?: string[] }

const byType = (facts: Facts, keyword: string) =>
  lists(facts.keywords_by_type, keyword) || lists(facts.keywords_forbidden_by_type, keyword)

const lists = (map: ByType, keyword: string) =>
  Object.values(map).some((keywords) => keywords.includes(keyword))

/** A keyword of some types stands beside all types that the schema has, null left aside. */
function allowsByType(facts: Facts, keyword: string, { type }: Schema): boolean {
  const types = ((Array.isArray(type) ? type : [type]) as Type[]).filter((name) => name !== 'null')
  const listed = lists(facts.keywords_by_type, keyword)
  if (types.length === 0) return !listed
  return types.every((name) => {
    if (forType(facts.keywords_forbidden_by_type, name)?.includes(keyword)) return false
    return !listed || forType(facts.keywords_by_type, name)?.includes(keyword) === true
  })
}

/** What is stated about `number` holds for `integer` too. */
const forType = (map: ByType, name: Type) =>
  map[name] ?? (name === 'integer' ? map.number : undefined)
