import { isDeepStrictEqual } from 'node:util'
import type { Fault } from '../../../harness/adversary/fault.ts'
import type { Conversation, Notification, Request } from '../../../harness/conversation.ts'
import type { ToolClauseRef } from '../../../spec/generated/requirement-ids.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { type Compared, faultChecks, type ToolCheck } from '../../vfs/tool/tool-check.ts'
import { generatedSteps } from './generated/steps.ts'
import { appliedIn, waitsOf } from './wait.ts'

/** An abort: the state in which it found the tool, and what the tool wrote after it. */
export interface Aborted {
  state: 'running' | 'waiting'
  /** The position of the abort among the events. */
  index: number
  reports: Notification[]
  requests: Request[]
}

interface AbortCheck {
  verifies: ToolClauseRef
  title: string
  expected: string
  /** The only state that it is about. */
  state?: Aborted['state']
  /** What is wrong. */
  observes(aborted: Aborted, c: Conversation, baseline: Conversation): string | undefined | false
}

/** An abort at each of the places where a tool takes an input. */
export const abortsIn = (baseline: Conversation): Fault[] =>
  appliedIn(baseline).map((_, at) => ({ kind: 'abort', at }))

/** Such an abort, or one that ends a generated session. */
const UNDER_ABORT = {
  faults: (baseline: Conversation, seed: number): Fault[] => [
    ...abortsIn(baseline),
    ...generatedSteps(baseline, seed),
  ],
  judges: ({ kind }: Fault): boolean => kind === 'abort' || kind === 'generated-steps',
}

/** Declares checks of what a tool does when it is aborted at each of the places where it takes an input. */
export const abortChecks = (...all: AbortCheck[]): ToolCheck[] =>
  faultChecks(
    ...all.map(({ expected, state, observes, ...check }) => ({
      ...check,
      toExercise: 'Add a case with inputs.',
      ...UNDER_ABORT,
      judge(c: Conversation, { baseline }: Compared): Finding[] {
        const aborted = abortedIn(c)
        if (!aborted || (state !== undefined && aborted.state !== state)) return []
        const observed = observes(aborted, c, baseline)
        return [(observed && doubtOf(c)) || satisfiedUnless(observed, expected)]
      },
    })),
  )

/** A state that is reported again and again may have been on its way when the tool was aborted: so often at most. */
const MOST_REPEATS = 20

/**
 * A tool that runs may have written something before it could read of the abort: its first report proves nothing, neither
 * do repetitions of the one before, and where an input came just before, neither does what follows from that.
 */
export function abortedIn(c: Conversation): Aborted | undefined {
  const { sent, states, requests } = c
  const index = sent.find(({ message }) => message.method === 'cancel')?.index
  if (index === undefined) return undefined
  const last = states.findLast(({ line }) => line.index < index)
  const state = last?.params.type
  if (!last || (state !== 'running' && state !== 'waiting')) return undefined
  if (isBusyAt(c, index)) return { state: 'running', index, reports: [], requests: [] }
  const after = <T extends Notification | Request>(all: T[]): T[] =>
    all.filter(({ line }) => line.index > index)
  const first = state === 'running' ? 1 : 0
  return {
    ...{ state, index },
    reports: withoutRepeats(after(states), last).slice(first),
    requests: after(requests).slice(first),
  }
}

/** Leaves out repetitions of an earlier report with which reports begin. */
function withoutRepeats(reports: Notification[], last: Notification): Notification[] {
  const other = reports.findIndex(({ params }) => !isDeepStrictEqual(params, last.params))
  const repeats = other < 0 ? reports.length : other
  return reports.slice(Math.min(repeats, MOST_REPEATS))
}

/** Whether the tool has not reported yet what follows from its last input; a question that crossed it shows nothing of that. */
function isBusyAt(c: Conversation, index: number): boolean {
  const repeated = new Set(waitsOf(c).flatMap((wait) => wait.repeated))
  const last = c.states.findLast((state) => state.line.index < index && !repeated.has(state))
  return appliedIn(c).some((each) => each.index < index && each.index > (last?.line.index ?? 0))
}
