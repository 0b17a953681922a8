import { isObject } from '../wire/json.ts'
import type { Tactic } from './tactic.ts'

/** Turns the order of members round, at every depth. @see rfc8259 */
export const reorderedMembers = (): Tactic => ({
  spell: (message) => JSON.stringify(message, (_, value: unknown) => reversed(value)),
})

/** Puts spaces and tabs between all tokens; what stands around the object is left to the framing. @see rfc8259 */
export const oddWhiteSpace = (): Tactic => ({ spell: spaced })

/**
 * Spells as escapes every character outside printable ASCII, the first letter or digit of every string, slashes, and by
 * their numbers the characters that have a short escape; every digit of a half of a surrogate pair is in upper case.
 * @see rfc8259
 */
export const escapedCharacters = (): Tactic => ({
  spell: (message) => portionsOf(JSON.stringify(message)).map(withEscapes).join(''),
})

/** An object with its own members in the opposite order. */
const reversed = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value

/** What is spelled at once: all parts of a conversation of 100,000 events took 100 MB before they were joined. */
const [ELEMENTS, CHARACTERS] = [1_000, 64 * 1024]

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[ ${spacedElements(value)} ]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}\t:  ${spaced(v)}`)
  return `{ ${members.join(' ,  ')} }`
}

function spacedElements(values: readonly unknown[]): string {
  const texts: string[] = []
  for (let at = 0; at < values.length; at += ELEMENTS) {
    const some = values.slice(at, at + ELEMENTS)
    texts.push(some.map(spaced).join(' ,\t'))
  }
  return texts.join(' ,\t')
}

/** Cuts a JSON text nowhere behind a quotation mark or a backslash, so that what follows stays beside its own. */
function portionsOf(text: string): string[] {
  const portions: string[] = []
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + CHARACTERS
    while (text[end - 1] === '"' || text[end - 1] === '\\') end += 1
    portions.push(text.slice(at, end))
  }
  return portions
}

const withEscapes = (text: string) =>
  text
    .replace(/\\(["\\bfnrt])/g, (short) => escaped(JSON.parse(`"${short}"`)))
    .replace(/"([A-Za-z0-9])/g, (_, letter) => `"${escaped(letter)}`)
    .replace(/[^ -~]/g, escaped)
    .replaceAll('/', '\\/')

function escaped(character: string): string {
  const digits = character.charCodeAt(0).toString(16).padStart(4, '0')
  return `\\u${/[\ud800-\udfff]/.test(character) ? digits.toUpperCase() : digits}`
}
