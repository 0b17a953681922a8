import type { Results } from '../../spec/generated/results.ts'
import { quote, tame } from './finding.ts'

/** What the first session of a subject has, whatever its protocol is. */
interface FirstSession {
  couldNotStart?: string
  lines: readonly { at: number; text?: string }[]
  stderr: string
}

/** What a suite knows about its subjects' sessions. */
interface About<R> {
  /** Whether the subject sent any message of the protocol. */
  spoke(reading: R): boolean
  /** How the session ended, as the predicate of a sentence. */
  howItEnded(reading: R): string
}

/** One clear sentence about the very first session, instead of a hundred failures. */
export function smokeOf<R extends FirstSession>(
  first: R | undefined,
  about: About<R>,
): Results['smoke'] {
  const notStarted = { started: false, firstMessageMs: null }
  if (!first) return { ...notStarted, sentence: 'Nothing was started.' }
  if (first.couldNotStart !== undefined)
    return {
      ...notStarted,
      sentence: `The command could not be started: ${first.couldNotStart}.`,
    }
  const [line] = first.lines
  const firstMessageMs = line ? Math.round(line.at / 100) / 10 : null
  const spoke = about.spoke(first)
  const sentence = spoke
    ? `It starts and speaks its first message after ${firstMessageMs} ms.`
    : silenceOf(first, about)
  return { started: true, spoke, firstMessageMs, sentence }
}

function silenceOf<R extends FirstSession>(first: R, { howItEnded }: About<R>): string {
  const [line] = first.lines
  const why = line
    ? `nothing it wrote is a message of the protocol; it began with ${quote(line.text ?? NO_TEXT)}`
    : howItEnded(first)
  return `It starts, but ${why}.${lastWords(first.stderr)}`
}

/** The end of what a program wrote to stderr, as another sentence; nothing where that was empty. */
export function lastWords(stderr: string): string {
  const output = stderr.trim().split('\n').at(-1)
  return output ? ` The last it wrote to stderr: ${tame(output, LAST_WORDS)}` : ''
}

const NO_TEXT = 'a line that is no UTF-8'

/** Characters of stderr in a sentence. */
const LAST_WORDS = 300
