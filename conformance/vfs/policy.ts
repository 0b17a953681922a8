import type { Conversation } from '../../harness/conversation.ts'
import { rulesFor } from '../check.ts'
import { type Finding, kept } from '../finding.ts'

const DENIED = -32001

/** What a tool tells of a refusal. @see rfd-d11 §Access policy enforcement */
export const policyRules = rulesFor('tool')({
  verifies: 'vfs.policy.tool-may-relay-refusal',
  title: 'may tell of a refusal in its final notification',
  toExercise: 'Add a case in which the tool asks its host for something that can be refused.',
  judge: relaysRefusal,
})

/** Both ways are fine; which one was seen is told. */
function relaysRefusal({ fault, faultApplied, finals }: Conversation): Finding[] {
  const [final] = finals
  if (fault?.kind !== 'method-refused' || fault.code !== DENIED || !faultApplied || !final)
    return []
  const relayed = JSON.stringify(final.params).includes('refused by the suite')
  return [kept(relayed ? 'the refusal is passed on' : 'the refusal is not mentioned')]
}
