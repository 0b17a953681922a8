import { isTapped } from '../../conformance/tap/session.ts'
import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import type { Problem } from '../problem.ts'

/** What is wrong with a line. */
export class Misread extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

const CUT_SHORT: Problem = {
  message: 'the session is cut short: its program neither ended nor failed to start.',
  hint: 'Record it anew, and keep all that was recorded.',
}

/** The roles whose sessions are each the whole life of a program. */
const WHOLE_LIVES: ReadonlySet<string> = new Set(['tool', 'plugin', 'plugin-host'])

const ENDS: ReadonlySet<string> = new Set(['exit', 'start-failed', 'driver-failed', 'interrupted'])

/**
 * Sees to it that a session has its end, without which it would be blamed on the program that it goes no further: a recording
 * of `tap`, which is written as it comes, was interrupted.
 * @throws where any other lacks it
 */
export function mustEnd(events: Transcript): void {
  const [start] = events
  if (start?.event !== 'start' || !WHOLE_LIVES.has(start.role)) return
  if (events.some(({ event }) => ENDS.has(event))) return
  if (!isTapped(start)) throw new Misread(CUT_SHORT)
  events.push({ event: 'interrupted', at: events.at(-1)?.at ?? 0 })
}

/** An event after the one before it; only what a probe saw is written down later than it was seen. */
export function inOrder(event: TranscriptEvent, before?: TranscriptEvent): TranscriptEvent {
  const isLate = event.event === 'probe' || before?.event === 'probe'
  if (!isLate && before !== undefined && event.at < before.at) throw new Misread(BACKWARDS)
  return event
}

const BACKWARDS: Problem = {
  message:
    'this event is earlier than the one before it, so the session is not as it was recorded.',
  hint: 'Record it anew, or judge the file as it was written.',
}
