import type { Transcript } from '../../harness/transcript.ts'
import { catalogue } from './catalogue.ts'

/** Names of variables that hold what nobody else may see. */
const SECRET_NAME =
  /(?:^|_)(?:secrets?|tokens?|passw(?:or)?d|passphrase|keys?|credentials?|auth)(?:_|$)/i

/** Words of names that count or measure something, as in `MAX_TOKENS` and `TOKEN_TTL`. */
const AMOUNT_NAME =
  /(?:^|_)(?:max(?:imum)?|min(?:imum)?|limit|count|num|budget|size|length|ttl|lifetime|timeout|secs?|seconds|ms|millis)(?:_|$)/i

const DIGITS = /^\d+$/

/** An address with a password in it. */
const WITH_PASSWORD = /^[a-z][a-z0-9+.-]*:\/\/[^\s/@]*:[^\s/@]+@/i

/** Characters below which a value is too common to be withheld. */
const SHORTEST = 8

/** The secrets of an environment, by the names of their variables. */
export const secretsIn = (env: NodeJS.ProcessEnv): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(env).flatMap(([name, value = '']) => {
      const isSecret = SECRET_NAME.test(name) || WITH_PASSWORD.test(value)
      const isPublic = value.length < SHORTEST || isWord(value) || isAmount(name, value)
      return isSecret && !isPublic ? [[name, value]] : []
    }),
  )

/** A number may stand in messages for other reasons; one whose name does not state that it is an amount may be a password. */
const isAmount = (name: string, value: string): boolean =>
  DIGITS.test(value) && AMOUNT_NAME.test(name)

/** Whether a value is a word of the specification, as in `AUTH=required`: withholding it would change what messages mean. */
function isWord(value: string): boolean {
  if (!LETTERS.test(value)) return false
  const word = new RegExp(`\\b${value}\\b`)
  return catalogue.requirements.some(({ text }) => word.test(text))
}

const LETTERS = /^[a-z]+$/i

/**
 * Withholds the secrets of the suite's own environment from a transcript, in place. A subject is not given them, but
 * one that runs as the same user can read them from `/proc`.
 */
export function withholdSecrets(
  transcript: Transcript,
  secrets: ReadonlyMap<string, string>,
): void {
  if (secrets.size === 0) return
  // A secret may hold another one: the longest is withheld first.
  const longest = [...secrets].toSorted(([, a], [, b]) => b.length - a.length)
  const spellings = longest.flatMap(([name, value]) => {
    const withheld = `[the value of ${name}]`
    return spellingsOf(value).map((spelling) => [spelling, withheld] as const)
  })
  const clean = (text: string) =>
    spellings.reduce((before, [spelling, withheld]) => before.replaceAll(spelling, withheld), text)
  // What a subject sent may be too deep for a function that calls itself.
  const open: object[] = [...transcript]
  for (let value = open.pop(); value; value = open.pop())
    for (const [key, member] of Object.entries(value)) {
      if (typeof member === 'object' && member !== null) open.push(member)
      if (typeof member !== 'string') continue
      const cleaned = clean(member)
      if (cleaned !== member) Object.assign(value, { [key]: cleaned })
    }
}

/** A text as it is, as JSON and an address spell it, and in hexadecimal and base64. */
function spellingsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const hexadecimal = bytes.toString('hex')
  const plain = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())]
  const coded = [hexadecimal, hexadecimal.toUpperCase(), ...base64Of(bytes)]
  return [...new Set([...plain, ...coded])]
}

/** Bytes in base64 wherever they stand in a longer text: what depends on their neighbours is left out. */
const base64Of = (bytes: Buffer): string[] =>
  [0, 1, 2].flatMap((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), bytes])
    const [from, to] = [Math.ceil((before * 8) / 6), Math.floor((padded.length * 8) / 6)]
    return (['base64', 'base64url'] as const).map((code) => padded.toString(code).slice(from, to))
  })
