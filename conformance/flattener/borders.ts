import type { JsonObject } from '../../harness/wire/json.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import { countedBy } from './limits.ts'

/** A schema that stands at a limit of a provider, and a call that has all of what is counted. */
export interface Border {
  limit: keyof Limits
  /** The limit, and how much of it the schema has. */
  about: string
  schema: JsonObject
  call: JsonObject
}

type Facts = Profile['facts']
type Limits = Facts['limits']

/** Schemas with exactly as much as a provider takes, or with one more, of what each of its limits counts. */
export const bordersOf = ({ facts }: Profile, more: 0 | 1): Border[] =>
  BORDERS.flatMap(({ limit, make }) => {
    const most = facts.limits[limit]
    const made = most === undefined ? undefined : make(most as never, more, facts)
    const [schema, call] = made ?? []
    const about = `${countedBy(limit)}, ${more ? 'one more than' : 'as many as'} may be`
    return schema && call ? [{ limit, about, schema, call }] : []
  })

type Made = [schema: JsonObject, call: JsonObject]

interface Bordering<K extends keyof Limits> {
  limit: K
  /** Undefined where the sources do not state exactly how much is taken. */
  make(most: NonNullable<Limits[K]>, more: 0 | 1, facts: Facts): Made | undefined
}

const bordering = <K extends keyof Limits>(limit: K, make: Bordering<K>['make']) => ({
  limit,
  make,
})

const BORDERS = [
  bordering('properties', (most, more, facts) => texts(facts, most + more)),
  bordering('fields', (most, more, facts) => texts(facts, most + more)),
  bordering('optional', (most, more, facts) => texts(facts, most + more, [])),
  bordering('unions', (most, more, facts) => [
    tool(facts, members(most + more, { type: ['string', 'integer'] })),
    members(most + more, 1),
  ]),
  bordering('enum_values', (most, more, facts) => listed(facts, spread(most + more, VALUES))),
  bordering('string_characters', (most, more, facts) =>
    // The name of the member is one of them.
    chosen(facts, wordsOf(most + more - 1, CHARACTERS)),
  ),
  bordering('large_enum', ({ over_values: few, characters }, more, facts) =>
    chosen(facts, wordsOf(characters + more, Math.floor(characters / (few + 1)))),
  ),
  bordering('schema_characters', (most, more, facts) => described(facts, most + more)),
  bordering('max_items_sum', (most, more, facts) =>
    // About how many are taken is all that is known.
    more ? lists(facts, spread(most + more, most - 1)) : undefined,
  ),
  bordering('depth', (most, more, facts) =>
    // Whether a value that is no object is a level of its own is not known.
    nested(facts, more ? most + 1 : most - 1),
  ),
]

/** Values of one enumeration of several, and characters of one value of some. */
const [VALUES, CHARACTERS] = [100, 1000]

/** The arguments of a tool, as a provider takes an object. */
const tool = (
  { additional_properties: rest }: Facts,
  properties: JsonObject,
  required = Object.keys(properties),
): JsonObject => ({
  ...{ type: 'object', properties },
  ...(required.length > 0 && { required }),
  ...(rest === 'must-be-false' && { additionalProperties: false }),
})

const members = (count: number, value: unknown): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i}`, value]))

const TEXT = { type: 'string' }

const texts = (facts: Facts, count: number, required?: string[]): Made => [
  tool(facts, members(count, TEXT), required),
  members(count, 'x'),
]

/** A number as the sum of numbers of which none is larger than `most`. */
const spread = (sum: number, most: number): number[] =>
  Array.from({ length: Math.ceil(sum / most) }, (_, i) => Math.min(most, sum - i * most))

/** Several members, each with as many values to choose from. */
function listed(facts: Facts, counts: readonly number[]): Made {
  const values = counts.map((count, i) => Array.from({ length: count }, (_, at) => `v${i}-${at}`))
  const properties = values.map((all, i) => [`m${i}`, { type: 'string', enum: all }])
  const call = values.map((all, i) => [`m${i}`, all.at(-1)])
  return [tool(facts, Object.fromEntries(properties)), Object.fromEntries(call)]
}

/** One member that chooses from words. */
const chosen = (facts: Facts, words: readonly string[]): Made => [
  tool(facts, { m: { type: 'string', enum: [...words] } }),
  { m: words.at(-1) ?? '' },
]

/** Different words of so many characters together. */
function wordsOf(characters: number, each: number): string[] {
  const lengths = spread(characters, each)
  return lengths.map((length, i) => String(i).padStart(length, '-'))
}

/** A schema of so many characters. */
function described(facts: Facts, characters: number): Made {
  const withText = (description: string) => tool(facts, { m: { ...TEXT, description } })
  const left = characters - JSON.stringify(withText('')).length
  return [withText('d'.repeat(left)), { m: 'x' }]
}

function lists(facts: Facts, counts: readonly number[]): Made {
  const properties = counts.map((maxItems, i) => [
    `m${i}`,
    { type: 'array', items: TEXT, maxItems },
  ])
  const call = counts.map((_, i) => [`m${i}`, ['x']])
  return [tool(facts, Object.fromEntries(properties)), Object.fromEntries(call)]
}

/** So many objects in one another, the root among them, and a text in the innermost. */
function nested(facts: Facts, levels: number): Made {
  const inner = Array.from({ length: levels }).reduce<JsonObject>(
    (schema) => tool(facts, { m: schema }),
    TEXT,
  )
  const call = Array.from({ length: levels }).reduce<unknown>((value) => ({ m: value }), 'x')
  return [inner, call as JsonObject]
}
