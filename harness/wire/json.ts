import { endOfString, nestsDeeper } from './json-strings.ts'

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

/** An object of the same names with other values. */
export const mapValues = <Value, Changed>(
  named: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value, name)]))

/** How deep values may nest: what is deeper cannot be written again without overflowing the stack. */
export const MAX_DEPTH = 1_000

/**
 * Reads a text as JSON; `undefined` when it is not, or when it nests deeper than `MAX_DEPTH`.
 * @see rfc8259 §9
 */
export function parse(text: string): unknown {
  try {
    return nestsDeeper(text, MAX_DEPTH) ? undefined : parseNames(text)
  } catch {
    return undefined
  }
}

/** An escape in the name of a member, or what looks like one within a string. */
const ESCAPE_IN_NAME = /\\["\\/bfnrtu][^"\\]*"\s*:/

/**
 * V8 13.6, which Node 24 has, takes a name with an escape for a name of an earlier object that begins like its spelling:
 * after `{"a":1,"\\u":1}` it reads `{"a":1,"\u0069d":1}` as the former. So names are read without escapes that they do not need.
 * @throws SyntaxError when the text is no JSON.
 */
const parseNames = (text: string): unknown =>
  JSON.parse(ESCAPE_IN_NAME.test(text) ? withPlainNames(text) : text)

function withPlainNames(text: string): string {
  const parts: string[] = []
  let from = 0
  for (let at = text.indexOf('"'), end = 0; at !== -1; at = text.indexOf('"', end + 1)) {
    end = endOfString(text, at)
    COLON.lastIndex = end + 1
    if (!COLON.test(text)) continue
    parts.push(text.slice(from, at), JSON.stringify(JSON.parse(text.slice(at, end + 1))))
    from = end + 1
  }
  return [...parts, text.slice(from)].join('')
}

const COLON = /\s*:/y

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
