import { isObject, type JsonObject } from '../../../harness/wire/json.ts'

/** A value whose numbers are whole, as in programs that know no others. */
export function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value)
  if (Array.isArray(value)) return value.map(rounded)
  return isObject(value) ? roundedIn(value) : value
}

/** The same of an object. */
export const roundedIn = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, rounded(value)]))
