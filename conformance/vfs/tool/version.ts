import { A_REQUEST, ANY_CASE } from './advice.ts'
import { orderlyEnd, sameBehaviour } from './behaviour.ts'
import { methodsOf } from './rpc.ts'
import { faultChecks } from './tool-check.ts'

const NOT_FOUND = -32002

/** What a tool does with messages from a newer host. @see rfd-d11 §Protocol versioning and evolution */
export const versionChecks = faultChecks(
  {
    verifies: 'vfs.version.tool-ignores-unknown-response-members',
    title: 'ignores unknown members in responses',
    toExercise: A_REQUEST,
    faults: ({ requests }) =>
      requests.length > 0
        ? [{ kind: 'unknown-response-members' }, { kind: 'deep-answer', at: 1, depth: 64 }]
        : [],
    judges: ({ kind }) => kind === 'unknown-response-members' || kind === 'deep-answer',
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.version.tool-ignores-unknown-response-members',
    title: 'ignores unknown members in the error of a response',
    toExercise: A_REQUEST,
    faults: ({ requests }) =>
      requests.length > 0
        ? [{ kind: 'error-answer', at: 1, code: NOT_FOUND, beside: 'unknown members' }]
        : [],
    judges: (fault) => fault.kind === 'error-answer' && fault.beside === 'unknown members',
    judge: orderlyEnd,
  },
  {
    verifies: 'vfs.version.tool-ignores-unknown-init-members',
    title: 'ignores unknown members in init',
    toExercise: ANY_CASE,
    faults: () => [{ kind: 'unknown-init-members' }],
    judges: ({ kind }) => kind === 'unknown-init-members',
    judge: sameBehaviour,
  },
  {
    verifies: 'vfs.version.tool-accepts-newer-minor',
    title: 'works with a newer minor version',
    toExercise: ANY_CASE,
    faults: () =>
      ['0.1.10', '0.2.0', '0.300.1000'].map((version) => ({
        kind: 'newer-minor-version',
        version,
      })),
    judges: ({ kind }) => kind === 'newer-minor-version',
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
    toExercise: A_REQUEST,
    faults: ({ requests }) => (requests.length > 0 ? [{ kind: 'unknown-notifications' }] : []),
    judges: ({ kind }) => kind === 'unknown-notifications',
    judge: sameBehaviour,
  },
)
