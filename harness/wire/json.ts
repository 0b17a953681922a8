import { nestsDeeper } from './json-strings.ts'
import { plainNames } from './plain-names.ts'

/** A JSON object as it comes off the wire: nothing is known of its members. */
export type JsonObject = { [member: string]: unknown }

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json }

const { isRawJSON } = JSON as unknown as { isRawJSON(value: unknown): boolean }

/** Whether a value is an object, not null, not an array and not a number that is kept as it was written. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value)
}

/** The elements of a list; none where there is no list. */
export const elementsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The objects of a list; none where there is no list. */
export const objectsIn = (value: unknown): JsonObject[] => elementsOf(value).filter(isObject)

/** An object of the same names with other values. */
export const mapValues = <Value, Changed>(
  named: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value, name)]))

/** An object of the same values with other names. */
export const mapKeys = <Value>(
  named: Readonly<Record<string, Value>>,
  change: (name: string) => string,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [change(name), value]))

/** An object, and the objects in it, without members that are null: that is how many programs spell one left out. */
export const withoutNulls = (value: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, isObject(member) ? withoutNulls(member) : member]),
  )

/** How deep values may nest: what is deeper cannot be written again without overflowing the stack. */
export const MAX_DEPTH = 1_000

/**
 * Reads a text as JSON; `undefined` when it is not, or when it nests deeper than `MAX_DEPTH`.
 * @see rfc8259 §9
 */
export function parse(text: string): unknown {
  try {
    return nestsDeeper(text, MAX_DEPTH) ? undefined : JSON.parse(plainNames(text))
  } catch {
    return undefined
  }
}

/** The text of a JSON value with the members of its objects by name: equal values have equal texts. */
export const orderedText = (value: unknown): string => JSON.stringify(value, byName) ?? 'absent'

const byName = (_: string, value: unknown) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two JSON values are equal, whatever the order of members. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((v, i) => equal(v, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((k) => Object.hasOwn(b, k) && equal(a[k], b[k]))
  )
}
