import type { Fault } from '../../../harness/adversary/fault.ts'
import { messageValue } from '../../../harness/reading.ts'
import type { Line, SessionReading } from '../../../harness/session-reading.ts'
import type { TranscriptEvent } from '../../../harness/transcript.ts'
import { isObject } from '../../../harness/wire/json.ts'
import type { Check, Reading } from '../../engine/check.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { HOW_TO_FLUSH } from '../../engine/how-to-flush.ts'
import type { Plan, PlannedSession } from '../../engine/suite.ts'
import { ANY_CASE } from './advice.ts'

/** What of a session shows whether output is held back. */
type Silent = Pick<SessionReading, 'lines' | 'expired' | 'exit' | 'transcript'>

/** The time between being asked to end and the first line, and between that and the end, in microseconds. */
const PROMPT = 2_000_000

/**
 * The first line of a subject that wrote nothing until it was asked to end, and then all at once as it ended: it stood
 * in a buffer. One that has something to do when it is asked to end, such as cleaning up, writes it before that.
 */
export function heldBack({ lines, expired, exit, transcript }: Silent): Line | undefined {
  const [first] = lines
  const silence = expired('startup')
  if (!first || !silence || first.at < silence.at || isEnd(first)) return undefined
  const asked = transcript.slice(0, first.index).findLast(asksToEnd)
  const isPrompt = asked !== undefined && first.at - asked.at < PROMPT
  return isPrompt && exit && exit.at - first.at < PROMPT ? first : undefined
}

/** Whether a subject had all its time, and then wrote its first line, which is its last word, when its input had ended. */
export function answersAtEndOfInput({ lines: [first], expired, transcript }: Silent): boolean {
  const closed = transcript.find((each) => each.event === 'closed' && each.stream === 'stdin')
  if (!first || !closed || !expired('startup')) return false
  return isEnd(first) && first.at >= closed.at
}

/** A first line that is already the last word is what a subject may answer to being asked to end. */
const isEnd = ({ message }: Line) =>
  message?.type === 'exit' || message?.method === 'result' || message?.method === 'error'

/** Whether an event asks the subject to end. */
export const asksToEnd = (event: TranscriptEvent): boolean =>
  event.event === 'signal' ||
  (event.event === 'closed' && event.stream === 'stdin') ||
  (event.event === 'sent' && asks(messageValue(event)))

const asks = (message: unknown) =>
  isObject(message) && (message.method === 'cancel' || message.type === 'shutdown')

/** What a check is that judges the session in which a subject is asked sooner; the plan asks for it where it is worth it. */
export const keepsNothing = {
  title: 'keeps nothing in a buffer until it ends',
  toExercise: ANY_CASE,
  on: { fault: ({ kind }: Fault) => kind === 'asked-sooner' },
  judge: whenAskedSooner,
}

/** The subject holds its output back, or is slow, or speaks in time after all. */
function whenAskedSooner(session: Silent): Finding[] {
  const line = heldBack(session)
  if (!line && session.lines.length > 0 && !session.expired('startup')) return [satisfied()]
  if (!line) return [inconclusive('nothing came within limits.startup_ms; more of it shows more')]
  return [cameAtEnd(line, `each message at once: ${HOW_TO_FLUSH}`)]
}

/** A line that waited for the end of its process. */
export const cameAtEnd = ({ number, index }: Line, expected: string) =>
  violated(expected, `line ${number} came only when the process was about to end`, index)

/** Leaves out what a subject did when it had already been asked to end: its output was held back until then. */
export function leaveOutHeldBack<R extends Silent & Reading>(
  findings: Map<Check<R>, Finding[]>,
  reading: R,
): void {
  if (reading.start.fault?.kind === 'asked-sooner' || !heldBack(reading)) return
  for (const check of findings.keys()) findings.set(check, [])
}

/** On plain stdio nobody asks such a tool to end sooner, so that nothing it wrote counts, and one sentence states why. */
export function heldBackOnStdio(sessions: readonly (Silent & Reading)[]): string | undefined {
  const isHeldBack = (session: Silent & Reading) =>
    session.start.context?.protocol === 'stdio' && heldBack(session) !== undefined
  if (sessions.length === 0 || !sessions.every(isHeldBack)) return undefined
  return `It starts, but what it writes came only when it was asked to end: ${HOW_TO_FLUSH}.`
}

const STOPPED = `not tried: what the subject writes stays in a buffer until it ends; ${HOW_TO_FLUSH}`
const AT_END =
  'not tried: the subject answers only when its input has ended; each line of it is a whole message'

/**
 * A plan that asks a subject for nothing more that answers only when its input has ended, or that holds its output back: in
 * the first session and, so that a slow one is not taken for it, when it is asked to end sooner.
 */
export function unlessHeldBack<S extends PlannedSession, R extends Silent>(
  plan: Plan<S, R>,
  asked: (scenario: S, reading: R) => S,
  isHeldBack: (reading: R) => boolean = (reading) => heldBack(reading) !== undefined,
): Plan<S, R> {
  let doubtful: Parameters<NonNullable<Plan<S, R>['next']>> | undefined
  const next = (...shown: [R, S]) => plan.next?.(...shown) ?? []
  return {
    first: plan.first,
    next(reading, scenario) {
      if (scenario.fault?.kind === 'asked-sooner') {
        if (isHeldBack(reading)) return { stop: STOPPED }
        return doubtful ? next(...doubtful) : []
      }
      const isFirst = plan.first.includes(scenario)
      if (isFirst && answersAtEndOfInput(reading)) return { stop: AT_END }
      if (!isFirst || !isHeldBack(reading)) return next(reading, scenario)
      doubtful = [reading, scenario]
      return [asked(scenario, reading)]
    },
  }
}
