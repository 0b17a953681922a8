/** A JSON object as it comes off the wire: nothing is known of its members. */
export type JsonObject = { [member: string]: unknown }

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json }

/** Says whether a value is an object, not null and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a text as JSON; `undefined` when it is not. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Says whether two JSON values are equal, whatever the order of members. */
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
