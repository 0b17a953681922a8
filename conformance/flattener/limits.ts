import { elementsOf, isObject, type JsonObject } from '../../harness/wire/json.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import { placesIn } from './places.ts'

type Limits = Profile['facts']['limits']

/** A limit that a schema passes. */
export interface BrokenLimit {
  sentence: string
  expected: string
}

/** The first limit of a provider that a schema passes however it is counted. */
export const brokenLimit = (schema: JsonObject, limits: Limits): BrokenLimit | undefined =>
  broken(measure(schema), limits) ?? brokenByEnum(schema, limits)

/** Whether a schema passes no limit of a provider however it is counted, and requires enough. */
export const isWithin = (schema: JsonObject, limits: Limits): boolean =>
  requiresTooFew(schema, limits) === undefined &&
  brokenLimit(schema, limits) === undefined &&
  broken({ depth: levelsOf(schema) }, limits) === undefined

/** What a limit counts, in the plural. */
export const countedBy = (limit: string): string => NAMES.get(limit) ?? limit.replaceAll('_', ' ')

const NAMES = new Map([
  ['depth', 'levels'],
  ['large_enum', 'characters of a long list of values'],
  ['max_items_sum', 'items of all lists'],
  ['optional', 'optional properties'],
])

function broken(counted: Record<string, number>, limits: Limits): BrokenLimit | undefined {
  for (const [name, count] of Object.entries(counted)) {
    const most = limits[name as keyof Limits]
    const what = countedBy(name)
    if (typeof most === 'number' && count > most)
      return { sentence: `${what} are ${count}`, expected: `at most ${most} ${what}` }
  }
  return undefined
}

/** An enumeration of many values has few characters. */
function brokenByEnum(schema: JsonObject, { large_enum: large }: Limits): BrokenLimit | undefined {
  if (!large) return undefined
  const { over_values: few, characters: most } = large
  const long = placesIn(schema)
    .map(({ schema: part }) => elementsOf(part.enum))
    .find((values) => values.length > few && values.map(speltValue).join('').length > most)
  return (
    long && {
      sentence: `characters of ${long.length} values are ${long.map(speltValue).join('').length}`,
      expected: `at most ${most} characters of more than ${few} values`,
    }
  )
}

const speltValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** What providers count, over a whole schema. */
function measure(schema: JsonObject): Record<string, number> {
  const places = placesIn(schema)
  const sum = (count: (part: JsonObject) => number) =>
    places.reduce((total, place) => total + count(place.schema), 0)
  return {
    properties: sum(({ properties }) => namesOf(properties).length),
    depth: depthOf(schema),
    enum_values: sum(({ enum: values }) => (Array.isArray(values) ? values.length : 0)),
    optional: sum(optionalIn),
    unions: sum((part) => (Array.isArray(part.anyOf) || Array.isArray(part.type) ? 1 : 0)),
    schema_characters: JSON.stringify(schema).length,
    fields: sum(({ properties }) => namesOf(properties).length),
    string_characters: sum(charactersIn),
    max_items_sum: sum(({ maxItems }) => (typeof maxItems === 'number' ? maxItems : 0)),
  }
}

/** What the root must require at least; undefined where it does. */
export function requiresTooFew({ required }: JsonObject, limits: object): number | undefined {
  const { min_required: least } = limits as { min_required?: number }
  const count = Array.isArray(required) ? required.length : 0
  return least !== undefined && count < least ? least : undefined
}

const namesOf = (map: unknown) => (isObject(map) ? Object.keys(map) : [])

/** Characters of names, enumerated values and constants. */
function charactersIn({ properties, $defs, enum: values, const: value }: JsonObject): number {
  const names = [...namesOf(properties), ...namesOf($defs)]
  const all = [...(Array.isArray(values) ? values : []), ...(value === undefined ? [] : [value])]
  return [...names, ...all.map(speltValue)].join('').length
}

function optionalIn({ properties, required }: JsonObject): number {
  const names = isObject(properties) ? Object.keys(properties) : []
  return names.filter((name) => !(Array.isArray(required) && required.includes(name))).length
}

/** How deep objects stand in objects; the root is the first. */
function depthOf(schema: unknown): number {
  if (!isObject(schema)) return 0
  const own = isObject(schema.properties) ? 1 : 0
  return own + Math.max(0, ...insideOf(schema).map(depthOf))
}

/** How deep schemas stand in schemas, whatever they are of; the root is the first. */
const levelsOf = (schema: unknown): number =>
  isObject(schema) ? 1 + Math.max(0, ...insideOf(schema).map(levelsOf)) : 0

const insideOf = ({ properties, items, anyOf }: JsonObject): unknown[] => [
  ...(isObject(properties) ? Object.values(properties) : []),
  items,
  ...elementsOf(anyOf),
]
