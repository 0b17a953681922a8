import type { Json } from '../../harness/wire/json.ts'
import { patternOf } from './pattern.ts'
import { type AnySchema, isAnySchema, listOf, mapOf, own, put, type Schema } from './schema.ts'

/** Gives one schema for two. */
export type Both = (x: AnySchema, y: AnySchema) => AnySchema

/** Properties of both; what one states about all others holds for the other's own properties too. */
export function members(out: Schema, a: Schema, b: Schema, both: Both): void {
  named(out, 'properties', a, b, both, others)
  named(out, 'patternProperties', a, b, both, () => true)
  const [x, y] = [a.additionalProperties, b.additionalProperties]
  if (isAnySchema(x) || isAnySchema(y))
    out.additionalProperties = both(isAnySchema(x) ? x : true, isAnySchema(y) ? y : true)
}

/** A map of both, where each may be silent on what the other names. */
function named(
  out: Schema,
  keyword: string,
  a: Schema,
  b: Schema,
  both: Both,
  silent: (schema: Schema, name: string) => AnySchema,
): void {
  if (!isAnySchema(a[keyword]) && !isAnySchema(b[keyword])) return
  const [x, y] = [mapOf(a, keyword), mapOf(b, keyword)]
  const map: { [name: string]: Json } = {}
  for (const name of Object.keys(x))
    put(map, name, both(own(x, name) ?? silent(a, name), own(y, name) ?? silent(b, name)))
  for (const name of Object.keys(y))
    if (!Object.hasOwn(x, name)) put(map, name, both(silent(a, name), own(y, name) ?? true))
  out[keyword] = map
}

/** What a schema states about a property that it does not list; a pattern may speak for it and is not asked. */
function others(schema: Schema, name: string): AnySchema {
  const { additionalProperties: rest } = schema
  if (!isAnySchema(rest)) return true
  const spoken = Object.keys(mapOf(schema, 'patternProperties')).some((pattern) =>
    mayMatch(pattern, name),
  )
  return spoken ? true : rest
}

/** A pattern that cannot be read may match. */
function mayMatch(pattern: string, name: string): boolean {
  try {
    return patternOf(pattern).test(name)
  } catch {
    return true
  }
}

export function elements(out: Schema, a: Schema, b: Schema, both: Both): void {
  if (!speaksOfElements(a) && !speaksOfElements(b)) return
  const [xs, ys] = [listOf(a, 'prefixItems'), listOf(b, 'prefixItems')]
  const [x, y] = [rest(a), rest(b)]
  const length = Math.max(xs.length, ys.length)
  if (length > 0) out.prefixItems = Array.from({ length }, (_, i) => both(xs[i] ?? x, ys[i] ?? y))
  if (a.items !== undefined || b.items !== undefined) out.items = both(x, y)
}

const speaksOfElements = ({ items, prefixItems }: Schema) =>
  items !== undefined || prefixItems !== undefined

const rest = ({ items }: Schema): AnySchema => (isAnySchema(items) ? items : true)
