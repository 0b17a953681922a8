import type { Conversation } from '../../harness/conversation.ts'
import type { Compared } from '../check.ts'
import { broken, type Finding, kept } from '../finding.ts'
import { difference, differentEnd } from './difference.ts'
import { doubtOf, endMessage, howItEnded, stuck } from './ending.ts'

/** Expects that the fault changed nothing: the same requests, the same end, the same files. */
export function sameBehaviour(conversation: Conversation, { plain, steady }: Compared): Finding[] {
  const doubt = doubtOf(conversation)
  if (doubt) return [doubt]
  if (!conversation.faultApplied) return []
  const expected = 'the same requests, final and files as without the fault'
  const different = steady ? difference(conversation, plain) : differentEnd(conversation, plain)
  return [different ? broken(expected, different.observed, different.index) : kept()]
}

/** Expects that the tool, whatever it was told, ended with a final notification of its own accord. */
export function orderlyEnd(conversation: Conversation): Finding[] {
  const doubt = doubtOf(conversation)
  if (doubt) return [doubt]
  if (!conversation.faultApplied) return []
  if (endMessage(conversation)) return [kept()]
  return [broken('the tool ends with a result or an error notification', howItEnded(conversation))]
}

/** Expects that the process ended by itself after it was asked to. */
export function endsWhenAsked(conversation: Conversation): Finding[] {
  const doubt = doubtOf(conversation)
  if (doubt) return [doubt]
  if (!conversation.faultApplied || conversation.endAskedAt === undefined) return []
  const observed = stuck(conversation)
  return [
    observed ? broken('the process ends by itself within the grace period', observed) : kept(),
  ]
}
