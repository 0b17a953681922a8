import type { Conversation } from '../../../harness/conversation.ts'
import type { Finding } from '../../engine/finding.ts'
import { A_REQUEST } from './advice.ts'
import { orderlyEnd, sameBehaviour } from './behaviour.ts'
import { noResponse } from './message-form.ts'
import { methodsOf } from './rpc.ts'
import { type Compared, faultChecks, inEveryCase, whereItAsks } from './tool-check.ts'

const NOT_FOUND = -32002

/** What a tool does with messages from a newer host. @see rfd-d11 §Protocol versioning and evolution */
export const versionChecks = faultChecks(
  {
    verifies: 'vfs.version.tool-ignores-unknown-response-members',
    title: 'ignores unknown members in responses',
    ...whereItAsks({ kind: 'unknown-response-members' }, { kind: 'deep-answer', at: 1, depth: 64 }),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.version.tool-ignores-unknown-response-members',
    title: 'ignores unknown members in the error of a response',
    ...whereItAsks({ kind: 'error-answer', at: 1, code: NOT_FOUND, beside: 'unknown members' }),
    judges: (fault) => fault.kind === 'error-answer' && fault.beside === 'unknown members',
    judge: orderlyEnd,
  },
  {
    verifies: 'vfs.version.tool-ignores-unknown-init-members',
    title: 'ignores unknown members in init',
    ...inEveryCase({ kind: 'unknown-init-members' }),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.version.tool-accepts-newer-minor',
    title: 'works with a newer minor version',
    ...inEveryCase(
      { kind: 'newer-minor-version', version: '0.1.10' },
      { kind: 'newer-minor-version', version: '0.2.0' },
      { kind: 'newer-minor-version', version: '0.300.1000' },
    ),
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.version.tool-survives-method-not-found',
    title: 'ends in an orderly way when the host lacks a method',
    toExercise: A_REQUEST,
    faults: (plain) =>
      methodsOf(plain).map((method) => ({ kind: 'method-refused', method, code: -32601 })),
    judges: (fault) => fault.kind === 'method-refused' && fault.code === -32601,
    judge: orderlyEnd,
  },
  {
    verifies: 'vfs.version.tool-ignores-unknown-notifications',
    title: 'ignores notifications that it does not know',
    ...whereItAsks({ kind: 'unknown-notifications' }),
    judge: changesNothing,
  },
)

/** A response is a change too, although it asks for nothing. @see json-rpc-2.0 */
function changesNothing(c: Conversation, compared: Compared): Finding[] {
  const [response] = responsesIn(compared.baseline).length > 0 ? [] : responsesIn(c)
  return response ? [response] : sameBehaviour(c, compared)
}

const responsesIn = ({ messages }: Conversation) =>
  messages.map(noResponse).filter(({ kind }) => kind === 'violated')
