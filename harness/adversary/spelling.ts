import { isObject } from '../wire/json.ts'
import type { Tactic } from './tactic.ts'

/** Turns the order of members round, at every depth. @see rfc8259 */
export const reorderedMembers = (): Tactic => ({
  spell: (message) => JSON.stringify(reversed(message)),
})

/** Puts spaces and tabs between all tokens; what stands around the object is left to the framing. @see rfc8259 */
export const oddWhiteSpace = (): Tactic => ({ spell: spaced })

/** Spells as escapes every character outside printable ASCII, and the first letter of every string. @see rfc8259 */
export const escapedCharacters = (): Tactic => ({
  spell: (message) =>
    JSON.stringify(message)
      .replace(/"([a-z])/g, (_, letter) => `"${escaped(letter)}`)
      .replace(/[^ -~]/g, escaped),
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, reversed(v)]),
  )
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(spaced).join(' ,\t')} ]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}\t:  ${spaced(v)}`)
  return `{ ${members.join(' ,  ')} }`
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
