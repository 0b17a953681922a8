import type { Conversation, Request } from '../../../harness/conversation.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { A_REQUEST, ANY_CASE } from './advice.ts'
import { endsWhenAsked } from './behaviour.ts'
import { sameCall } from './difference.ts'
import { doubtOf } from './ending.ts'
import { type Compared, faultChecks } from './tool-check.ts'

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
    judge: (c) => (finishedBefore(c) ? [] : endsWhenAsked(c)),
  },
  {
    verifies: 'vfs.cancel.not-taken-for-response',
    title: 'does not take cancel for the response that it waits for',
    toExercise: A_REQUEST,
    faults: ({ requests }) =>
      requests.map(({ number }) => ({ kind: 'cancel', at: number, when: 'before' })),
    judges: (fault) => fault.kind === 'cancel' && fault.when === 'before',
    judge: notTakenForResponse,
  },
  {
    verifies: 'vfs.cancel.tool-may-give-up',
    title: 'may give up a call that is not answered, after 30 seconds',
    toExercise: A_REQUEST,
    faults: ({ requests }) => (requests.length > 0 ? [{ kind: 'never-answered', at: 1 }] : []),
    judges: ({ kind }) => kind === 'never-answered',
    judge: givesUp,
  },
)

/** A final notification that was on its way when we cancelled says nothing about cancelling. */
function finishedBefore({ finals, endAskedAt }: Conversation): boolean {
  const [final] = finals
  return final !== undefined && endAskedAt !== undefined && final.line.at < endAskedAt
}

/** Between `cancel` and the late response, a tool that took one for the other goes on as it would with the response. */
function notTakenForResponse(c: Conversation, { baseline: plain }: Compared): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  const cancel = c.sent.find(({ message }) => message.method === 'cancel')
  if (!c.faultApplied || !cancel) return []
  const response = c.sent.find(({ index }) => index > cancel.index)
  const next = c.requests.find(
    ({ line }) => line.index > cancel.index && (!response || line.index < response.index),
  )
  const expected = 'no step that the response alone allows'
  if (next && isNextStep(next, c, plain))
    return [
      violated(
        expected,
        `after cancel, and before the response, the tool went on to ${next.method}`,
        next.line.index,
      ),
    ]
  const fatal = c.exit?.signal && !c.signal
  return [
    fatal
      ? violated(expected, `the process died of ${c.exit?.signal} when cancel came`)
      : satisfied(),
  ]
}

/** A tool that is cancelled may clean up, also by what it would have deleted in the end. */
function isNextStep(next: Request, { fault }: Conversation, plain: Conversation): boolean {
  const usual = fault?.kind === 'cancel' ? plain.requests[fault.at] : undefined
  return next.method !== 'fs.delete' && sameCall(next, usual)
}

const PATIENCE_US = 30_000_000

function givesUp(c: Conversation): Finding[] {
  if (!c.faultApplied) return []
  const cancel = c.lines.find(({ message }) => message?.method === 'cancel')
  const asked = c.requests[0]?.line.at ?? 0
  if (!cancel) return [satisfied('the tool went on waiting')]
  if (cancel.at - asked >= PATIENCE_US) return [satisfied('the tool gave up after 30 seconds')]
  return [
    violated(
      '30 seconds of patience',
      'the tool gave up the call before 30 seconds had passed',
      cancel.index,
    ),
  ]
}
