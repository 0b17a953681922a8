import type { Reply } from '../../harness/exchange.ts'
import type { Results } from '../../spec/generated/results.ts'
import { capital, satisfied, violated } from '../engine/finding.ts'
import { HOW_TO_FLUSH } from '../engine/how-to-flush.ts'
import { answerOf, speltOf } from './answer.ts'
import { ANY_SCHEMA, type FlattenerCheck } from './check.ts'
import { example } from './examples.ts'
import { ask, type Exchange } from './exchange.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import { SMOKE } from './scenario.ts'

/** What the first session showed. */
export interface FlattenerSmoke {
  started: boolean
  /** Whether the first line is answered at all. */
  answered: boolean
  /** Whether instances are answered. */
  instances: boolean
  /** Milliseconds to the first answer; null when there was none. */
  firstMessageMs: number | null
  sentence: string
}

/** Asks for one schema, and for one instance of it. */
export function* smokeExchange(provider: string): Exchange<void> {
  const schema = example('a closed object')
  const reply = yield* ask({ provider, schema }, { alone: true })
  if (answerOf(reply).kind !== 'none')
    yield* ask({ provider, schema, encode: { path: 'a' } }, { alone: true })
}

/** What the first session showed; `undefined` for any other. */
export function smokeIn({
  start,
  replies,
  transcript,
}: FlattenerReading): FlattenerSmoke | undefined {
  const [first, second] = replies
  if (start.scenario !== SMOKE) return undefined
  if (first?.kind === 'not-started')
    return { ...NOTHING, started: false, sentence: `${capital(first.sentence)}.` }
  const answered = first?.kind === 'answer'
  const at = transcript.find(({ event }) => event === 'received')?.at ?? 0
  const firstMessageMs = answered ? Math.round(at / 100) / 10 : null
  const answer = first && 'sentence' in first ? first : undefined
  const read = answered ? answerOf(first) : undefined
  const wrong = answer?.sentence ?? (read?.kind === 'none' ? read.sentence : undefined)
  const encoded = second?.kind === 'answer' ? speltOf(second) : undefined
  return {
    started: true,
    answered,
    instances: encoded?.kind === 'value' || encoded?.kind === 'invalid',
    firstMessageMs,
    sentence: wrong
      ? `It starts, but ${wrong}.${first?.kind === 'silent' ? BUFFERED : ''}`
      : `It starts and answers after ${firstMessageMs} ms.`,
  }
}

/** What the commonest mistake looks like. */
const BUFFERED = ` Does its answer stay in a buffer? Then ${HOW_TO_FLUSH}.`

const NOTHING = { answered: false, instances: false, firstMessageMs: null }

/** The first session as a report shows it. */
export function smokeOf(reading: FlattenerReading | undefined): Results['smoke'] {
  const smoke = reading && smokeIn(reading)
  if (!smoke) return undefined
  const { started, firstMessageMs, sentence } = smoke
  return { started, firstMessageMs, sentence }
}

/** Judges what came in place of an answer to the very first line, after which nothing else is tried. */
const firstLine = (
  check: Pick<FlattenerCheck, 'verifies' | 'title'>,
  expected: string,
  ...kinds: readonly Reply['kind'][]
): FlattenerCheck => ({
  ...check,
  ...{ on: { scenario: SMOKE }, toExercise: ANY_SCHEMA, ofLines: true },
  judge: ({ replies: [first] }) => {
    if (first?.kind === 'answer') return [satisfied()]
    const isWrong = first && 'sentence' in first && kinds.includes(first.kind)
    return isWrong ? [violated(expected, first.sentence)] : []
  },
})

/** The first line alone shows that a program is no flattener. */
export const firstLineChecks: readonly FlattenerCheck[] = [
  firstLine(
    { verifies: 'flattener.lines.answers-every-line', title: 'answers the very first line' },
    'one line for each line',
    'crashed',
    'silent',
  ),
  firstLine(
    { verifies: 'flattener.lines.one-object-per-line', title: 'answers it with one JSON object' },
    'one JSON object',
    'garbage',
  ),
]
