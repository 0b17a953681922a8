import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import { withoutTrace } from '../../harness/without-trace.ts'
import type { Results } from '../../spec/generated/results.ts'
import { quote, tame } from './finding.ts'

/** What the first session of a subject has, whatever its protocol is. */
interface FirstSession {
  couldNotStart?: string
  lines: readonly { at: number; text?: string; message?: { id?: unknown } }[]
  stderr: string
  transcript: Transcript
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
    ? `It starts and speaks its first message after ${firstMessageMs} ms.${readsToEnd(first)}`
    : silenceOf(first, about)
  return { started: true, spoke, firstMessageMs, sentence }
}

function silenceOf<R extends FirstSession>(first: R, { howItEnded }: About<R>): string {
  const [line] = first.lines
  const why = line
    ? `nothing it wrote is a message of the protocol; it began with ${quote(line.text ?? NO_TEXT)}`
    : howItEnded(first)
  return `It starts, but ${why}.${readsToEnd(first)}${lastWords(first.stderr)}`
}

/** What to look for in a program that was sent a message and did nothing until its stdin was closed. */
function readsToEnd({ lines: [line, more], transcript }: FirstSession): string {
  const deed = transcript.findIndex(({ event }) => DEEDS.has(event))
  const before = transcript.slice(0, deed).map(({ event }) => event)
  const isAtEnd = transcript.slice(0, Math.max(0, deed)).some(isEndOfInput)
  const isAsked = before.includes('sent') && !before.includes('signal')
  // A request that comes so late stood in a buffer.
  const isBuffered = more !== undefined || line?.message?.id !== undefined
  return isAtEnd && isAsked && !isBuffered ? READS_TO_END : ''
}

const DEEDS = new Set<TranscriptEvent['event']>(['received', 'exit'])

const isEndOfInput = (event: TranscriptEvent) =>
  event.event === 'closed' && event.stream === 'stdin'

const READS_TO_END =
  ' It did nothing until its stdin was closed: if it reads all of that, let it read one line, which is a whole message.'

/** The last line of stderr that belongs to no trace of calls, as another sentence; nothing where that was empty. */
export function lastWords(stderr: string): string {
  const output = withoutTrace(stderr).trim().split('\n').at(-1)
  return output ? ` The last it wrote to stderr: ${tame(output, LAST_WORDS)}` : ''
}

const NO_TEXT = 'a line that is no UTF-8'

/** Characters of stderr in a sentence. */
const LAST_WORDS = 300
