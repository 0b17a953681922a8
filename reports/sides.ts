import type { Result } from './results.ts'

/** What a result states beside the sentence of its requirement, nothing of it twice. */
export interface Sides {
  /** The reason, where what was observed does not state it already. */
  reason?: string
  expected?: string
  observed?: string
}

/** The sides of a result; white space in which both differ is shown as signs. */
export function sidesOf({ reason, expected, observed }: Result): Sides {
  const repeats = observed !== undefined && reason.endsWith(withoutCount(observed))
  const [left, right] = withSpaces(expected, observed)
  return {
    ...(!repeats && { reason }),
    ...(left !== undefined && { expected: left }),
    ...(right !== undefined && { observed: right }),
  }
}

const withoutCount = (observed: string) => observed.replace(/ \(\d+ of \d+ times\)$/, '')

/** Quoted parts of a sentence. */
const QUOTED = /`[^`]*`|"(?:[^"\\]|\\.)*"/g

const quotedIn = (side: string): readonly string[] => side.match(QUOTED) ?? []

type Side = string | undefined

/** Two sentences with signs for the spaces in those quoted parts that differ in white space alone. */
function withSpaces(expected: Side, observed: Side): [Side, Side] {
  if (expected === undefined || observed === undefined) return [expected, observed]
  const [left, right] = [quotedIn(expected), quotedIn(observed)]
  const isAlike = (one: string, others: readonly string[]) =>
    !others.includes(one) && others.some((other) => letters(other) === letters(one))
  const mark = (side: string, others: readonly string[]) =>
    side.replace(QUOTED, (part) => (isAlike(part, others) ? part.replaceAll(' ', '␣') : part))
  return [mark(expected, right), mark(observed, left)]
}

/** A text without its white space, as it is or as it is spelt in JSON; `·` stands for a control character. */
const letters = (text: string) => text.replace(/\s|\\[nrt]|·/g, '')
