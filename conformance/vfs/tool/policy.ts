import type { Conversation } from '../../../harness/conversation.ts'
import { type Finding, satisfied } from '../../engine/finding.ts'
import { methodsOf } from './rpc.ts'
import { faultChecks } from './tool-check.ts'

const DENIED = -32001

/** What a tool reports of a refusal. @see rfd-d11 §Access policy enforcement */
export const policyChecks = faultChecks({
  verifies: 'vfs.policy.tool-may-relay-refusal',
  title: 'may report a refusal in its final notification',
  toExercise: 'Add a case in which the tool asks its host for something that can be refused.',
  faults: (plain) =>
    methodsOf(plain).map((method) => ({ kind: 'method-refused', method, code: DENIED })),
  judges: (fault) => fault.kind === 'method-refused' && fault.code === DENIED,
  judge: relaysRefusal,
})

/** Both ways are fine; which one was seen is reported. */
function relaysRefusal({ faultApplied, finals }: Conversation): Finding[] {
  const [final] = finals
  if (!faultApplied || !final) return []
  const relayed = JSON.stringify(final.params).includes('refused by the suite')
  return [satisfied(relayed ? 'the refusal is passed on' : 'the refusal is not mentioned')]
}
