/** A JSON object as it comes off the wire: nothing is known of its members. */
export type JsonObject = { [member: string]: unknown }

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json }

/** Whether a value is an object, not null and not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The elements of a list; none where there is no list. */
export const elementsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** How deep values may nest: what is deeper cannot be written again without overflowing the stack. */
export const MAX_DEPTH = 1_000

/**
 * Reads a text as JSON; `undefined` when it is not, or when it nests deeper than `MAX_DEPTH`.
 * @see rfc8259 §9
 */
export function parse(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{`, `]` and `}` differ in one bit, which is set here. */
const [CASE_BIT, OPEN, CLOSE] = [0x20, 0x7b, 0x7d]

/** Counts brackets outside strings; a text too short to hold that many is not looked at. */
function isTooDeep(text: string): boolean {
  if (text.length <= 2 * MAX_DEPTH) return false
  let depth = 0
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if ((code | CASE_BIT) === OPEN) depth += 1
    else if ((code | CASE_BIT) === CLOSE) depth -= 1
  }
  return depth > MAX_DEPTH
}

/** The position of the quotation mark that ends a string; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

/** A character is escaped when an odd number of backslashes stands before it. */
function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}

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
