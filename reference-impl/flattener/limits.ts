import { elementsOf } from '../../harness/wire/json.ts'
import type { Facts } from '../../spec/generated/formats.ts'
import { innerOf } from './keywords.ts'
import { type AnySchema, isSchema, mapOf, requiredOf, type Schema } from './schema.ts'

type Limits = Facts['limits']

/** Which limit of a provider a flattened schema passes, and the keyword that is too much; undefined when none. */
export function limitBroken(
  schema: Schema,
  limits: Limits,
): { keyword: string; reason: string } | undefined {
  if (Object.keys(limits).length === 0) return undefined
  const parts = partsOf(schema)
  for (const { limit, keyword, count, what } of counts) {
    const most = limits[limit]
    if (typeof most !== 'number') continue
    const found = limit === 'schema_characters' ? JSON.stringify(schema).length : sum(parts, count)
    if (found > most)
      return {
        keyword,
        reason: `The provider takes ${most} ${what} at most, and these are ${found}.`,
      }
  }
  return tooLong(parts, limits) ?? tooFew(schema, limits)
}

interface Count {
  limit: keyof Limits
  keyword: string
  what: string
  count(part: Schema): number
}

const propertiesIn = (part: Schema) => Object.keys(mapOf(part, 'properties')).length

const counts: readonly Count[] = [
  { limit: 'properties', keyword: 'properties', what: 'properties', count: propertiesIn },
  { limit: 'fields', keyword: 'properties', what: 'properties', count: propertiesIn },
  {
    limit: 'enum_values',
    keyword: 'enum',
    what: 'values in enumerations',
    count: (part) => valuesIn(part).length,
  },
  { limit: 'optional', keyword: 'required', what: 'optional properties', count: optionalIn },
  {
    limit: 'unions',
    keyword: 'anyOf',
    what: 'unions',
    count: (part) => (Array.isArray(part.anyOf) || Array.isArray(part.type) ? 1 : 0),
  },
  {
    limit: 'string_characters',
    keyword: 'properties',
    what: 'characters of names and values',
    count: charactersIn,
  },
  {
    limit: 'max_items_sum',
    keyword: 'maxItems',
    what: 'items in all arrays',
    count: ({ maxItems }) => (typeof maxItems === 'number' ? maxItems : 0),
  },
  {
    limit: 'schema_characters',
    keyword: 'properties',
    what: 'characters of the schema',
    count: () => 0,
  },
]

const sum = (parts: readonly Schema[], count: (part: Schema) => number) =>
  parts.reduce((total, part) => total + count(part), 0)

const valuesIn = (part: Schema) => elementsOf(part.enum)

function optionalIn(part: Schema): number {
  const required = new Set(requiredOf(part))
  return Object.keys(mapOf(part, 'properties')).filter((name) => !required.has(name)).length
}

function charactersIn(part: Schema): number {
  const names = [...Object.keys(mapOf(part, 'properties')), ...Object.keys(mapOf(part, '$defs'))]
  const values = [...valuesIn(part), ...(part.const === undefined ? [] : [part.const])]
  return [
    ...names,
    ...values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  ].join('').length
}

function tooLong(parts: readonly Schema[], { large_enum: large }: Limits) {
  const long = parts.find((part) => {
    const values = valuesIn(part)
    return large && values.length > large.over_values && values.join('').length > large.characters
  })
  return (
    long && {
      keyword: 'enum',
      reason: `An enumeration of more than ${large?.over_values} values has more than ${large?.characters} characters.`,
    }
  )
}

function tooFew(schema: Schema, { min_required: least = 0 }: Limits) {
  return requiredOf(schema).length < least
    ? {
        keyword: 'required',
        reason: `The provider demands that at least ${least} property is required.`,
      }
    : undefined
}

/** The schema and every schema inside it. */
function partsOf(schema: AnySchema): Schema[] {
  if (!isSchema(schema)) return []
  return [
    schema,
    ...Object.keys(schema).flatMap((keyword) => innerOf(schema, keyword).flatMap(partsOf)),
  ]
}
