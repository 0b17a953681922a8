import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { A_REQUEST, ANY_CASE } from './advice.ts'
import { endsWhenAsked } from './behaviour.ts'
import { sameCall } from './difference.ts'
import { notTakenForResponse } from './taken-for-response.ts'
import { faultChecks, whereItAsks } from './tool-check.ts'

/** What a tool does when it is cancelled. @see rfd-d11 §Cancellation */
export const cancelChecks = faultChecks(
  {
    verifies: 'vfs.cancel.tool-stops-promptly',
    title: 'stops promptly when it is cancelled, wherever it is',
    toExercise: ANY_CASE,
    faults: ({ requests }) => [
      { kind: 'cancel', at: 0, when: 'after' },
      ...requests.flatMap(({ number: at }) => [
        { kind: 'cancel' as const, at, when: 'instead' as const },
        { kind: 'cancel' as const, at, when: 'after' as const },
      ]),
    ],
    judges: (fault) =>
      fault.kind === 'cancel' && (fault.when === 'instead' || fault.when === 'after'),
    judge: (c, { baseline }) =>
      finishedBefore(c) || wasComputing(c, baseline) || cleansUp(c, baseline)
        ? []
        : endsWhenAsked(c),
  },
  {
    verifies: 'vfs.cancel.not-taken-for-response',
    title: 'does not take cancel for the response that it waits for',
    toExercise: A_REQUEST,
    faults: ({ requests }) =>
      requests.map(({ number }) => ({ kind: 'cancel', at: number, when: 'before' })),
    judges: (fault) => fault.kind === 'cancel' && fault.when === 'before',
    control: (fault) => ({ kind: 'empty-answer', at: 'at' in fault ? fault.at : 1 }),
    judge: notTakenForResponse,
  },
  {
    verifies: 'vfs.cancel.tool-may-give-up',
    title: 'may give up a call that is not answered, after 30 seconds',
    ...whereItAsks({ kind: 'never-answered', at: 1 }),
    judge: givesUp,
  },
)

/** A final notification that was on its way when we cancelled implies nothing about cancelling. */
function finishedBefore({ finals, endAskedAt }: Conversation): boolean {
  const [final] = finals
  return final !== undefined && endAskedAt !== undefined && final.line.at < endAskedAt
}

/**
 * Whether the tool, which need not read `cancel` while it computes, takes as long as it was waited for to its next line
 * when nobody cancels.
 * @see rfd-d11 §Cancellation
 */
export function wasComputing({ fault, expired }: Conversation, baseline: Conversation): boolean {
  const grace = expired('cancel-grace')
  if (!grace || fault?.kind !== 'cancel') return false
  const from = fault.at === 0 ? 0 : (baseline.requests[fault.at - 1]?.answer?.at ?? Infinity)
  const next = baseline.lines.find(({ at }) => at > from)
  return next !== undefined && next.at - from > (grace.ms * 1_000) / 2
}

/** Whether the request that was not answered after `cancel` is none of the usual ones, by which a tool may clean up. */
export function cleansUp({ fault, requests }: Conversation, baseline: Conversation): boolean {
  if (fault?.kind !== 'cancel' || fault.when === 'instead') return false
  const next = requests[fault.at]
  return next !== undefined && !sameCall(next, baseline.requests[fault.at])
}

const TIMEOUT_US = 30_000_000

function givesUp(c: Conversation): Finding[] {
  if (!c.faultApplied) return []
  const cancel = c.lines.find(({ message }) => message?.method === 'cancel')
  const asked = c.requests[0]?.line.at ?? 0
  if (!cancel) return [satisfied('the tool went on waiting')]
  if (cancel.at - asked >= TIMEOUT_US) return [satisfied('the tool gave up after 30 seconds')]
  return [
    violated(
      'a timeout of 30 seconds',
      'the tool gave up the call before 30 seconds had passed',
      cancel.index,
    ),
  ]
}
