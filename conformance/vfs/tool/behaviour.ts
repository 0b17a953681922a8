import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { difference, differentEnd } from './difference.ts'
import { doubtOf, endMessage, howItEnded, incomparable, stuck } from './ending.ts'
import type { Compared } from './tool-check.ts'

/** Expects that the fault changed nothing: the same requests, the same end, the same files. */
export function sameBehaviour(conversation: Conversation, compared: Compared): Finding[] {
  const { baseline } = compared
  const doubt = doubtOf(conversation) ?? incomparable(conversation)
  if (doubt) return [doubt]
  if (!conversation.faultApplied) return []
  const expected = 'the same requests, final and files as without the fault'
  const different = isSteady(compared)
    ? difference(conversation, baseline)
    : differentEnd(conversation, baseline)
  return [different ? violated(expected, different.observed, different.index) : satisfied()]
}

/** Whether a case goes the same way twice without a fault. */
export function isSteady({ baseline, repeated }: Compared): boolean {
  if (!repeated) return true
  const known = steadiness.get(repeated)
  if (known !== undefined) return known
  const steady = sameBehaviour(repeated, { baseline }).every(({ kind }) => kind === 'satisfied')
  steadiness.set(repeated, steady)
  return steady
}

/** Steadiness of the cases by their repetitions, which every session of a case is compared with. */
const steadiness = new WeakMap<Conversation, boolean>()

/** Expects that the tool, whatever it was asked, went on in an orderly way and ended so. */
export function orderlyEnd(conversation: Conversation, compared: Compared): Finding[] {
  const doubt = doubtOf(conversation)
  if (doubt) return [doubt]
  if (!conversation.faultApplied) return []
  if (endMessage(conversation) || wentOn(conversation, compared)) return [satisfied()]
  const { stateful } = conversation.start.context ?? {}
  const expected = stateful
    ? 'the tool goes on, and ends when it is asked to'
    : 'the tool ends with a result or an error notification'
  return [violated(expected, howItEnded(conversation))]
}

/** Whether a stateful tool, which need not end by itself, had more to send after its error, and ended when we asked it to. */
function wentOn(c: Conversation, { baseline: plain }: Compared): boolean {
  if (!c.start.context?.stateful || c.endAskedAt === undefined || c.signal) return false
  if (c.expired('requests') || c.expired('session')) return false
  if (c.expired('idle') && !plain.expired('idle')) return false
  const refused = c.sent.find(({ message }) => 'error' in message)?.index ?? c.transcript.length
  return [...c.states, ...c.requests].some(({ line }) => line.index > refused)
}

/** Expects that the process ended by itself after it was asked to. */
export function endsWhenAsked(conversation: Conversation): Finding[] {
  const doubt = doubtOf(conversation)
  if (doubt) return [doubt]
  if (!conversation.faultApplied || conversation.endAskedAt === undefined) return []
  const observed = stuck(conversation)
  return [
    observed
      ? violated('the process ends by itself within the grace period', observed)
      : satisfied(),
  ]
}
