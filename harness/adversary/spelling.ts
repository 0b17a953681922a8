import { isObject } from '../wire/json.ts'
import type { Tactic } from './tactic.ts'

/**
 * Turns the order of members round, at every depth, and in the messages that follow puts the first one last, the last one
 * first, and so on in turn. @see rfc8259
 */
export function reorderedMembers(): Tactic {
  let spelled = 0
  return {
    spell(message) {
      const change = ORDERS[spelled++ % ORDERS.length] ?? reversed
      return JSON.stringify(message, (_, value: unknown) => reordered(value, change))
    },
  }
}

/** Puts spaces and tabs between all tokens; what stands around the object is left to the framing. @see rfc8259 */
export const oddWhiteSpace = (): Tactic => ({ spell: spaced })

/**
 * Spells as escapes every character outside printable ASCII, the first and the last letter or digit of every string,
 * slashes, and by their numbers the characters that have a short escape; the digits of the first half of a surrogate pair
 * are in upper case, and those of the second in both.
 * @see rfc8259
 */
export const escapedCharacters = (): Tactic => ({
  spell: (message) => portionsOf(JSON.stringify(message)).map(withEscapes).join(''),
})

type Members = [name: string, value: unknown][]

/** An object with its own members in another order. */
const reordered = (value: unknown, change: (members: Members) => Members): unknown =>
  isObject(value) ? Object.fromEntries(change(Object.entries(value))) : value

const reversed = (members: Members): Members => members.toReversed()

const firstLast = (members: Members): Members => [...members.slice(1), ...members.slice(0, 1)]

const lastFirst = (members: Members): Members => [...members.slice(-1), ...members.slice(0, -1)]

const ORDERS = [reversed, firstLast, lastFirst] as const

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

/** Cuts a JSON text nowhere behind a quotation mark or within an escape, so that what follows stays beside its own. */
function portionsOf(text: string): string[] {
  const portions: string[] = []
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + CHARACTERS
    while (/(?:["\\]|\\u[0-9a-f]{0,3})$/.test(text.slice(end - 5, end))) end += 1
    portions.push(text.slice(at, end))
  }
  return portions
}

const withEscapes = (text: string) =>
  text
    .replace(/\\(["\\bfnrt])/g, (short) => escaped(JSON.parse(`"${short}"`)))
    .replace(/"([A-Za-z0-9])/g, (_, letter) => `"${escaped(letter)}`)
    .replace(/(?<!\\u[0-9a-f]{0,3})([A-Za-z0-9])"/g, (_, letter) => `${escaped(letter)}"`)
    .replace(/[^ -~]/g, escaped)
    .replaceAll('/', '\\/')

function escaped(character: string): string {
  const digits = character.charCodeAt(0).toString(16).padStart(4, '0')
  if (/[\ud800-\udbff]/.test(character)) return `\\u${digits.toUpperCase()}`
  return `\\u${/[\udc00-\udfff]/.test(character) ? `d${digits.slice(1).toUpperCase()}` : digits}`
}
