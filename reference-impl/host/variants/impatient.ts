import { both, having, onSteps } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import type { Incoming } from '../runtime/incoming.ts'
import { onOverlap } from './overlap.ts'
import { variantsOf } from './variant.ts'

/** What ends a run as failed. */
const failure = (message: string): Incoming => ({
  kind: 'notification',
  method: 'error',
  params: { message, trace: [], transient: false },
})

const KNOWN = new Set(['result', 'error', 'state', 'cancel'])

/** Ends a tool that notifies it of what it does not know. @see rfd-d11 §Protocol versioning and evolution */
const knowsAll: Apply = having(({ classify }) => ({
  classify(message) {
    const incoming = classify(message)
    return incoming.kind === 'notification' && !KNOWN.has(incoming.method)
      ? failure(`there is no notification ${incoming.method}`)
      : incoming
  },
}))

/** Ends a tool that asks before it was answered. */
const waitsForNobody = onOverlap(() => failure('another request is open'))

/** Kills a tool as soon as its run is over. */
const killsAtOnce: Apply = onSteps((steps, reason) =>
  reason === 'final' ? [{ means: 'SIGKILL', afterMs: 0 }] : steps,
)

export const impatientVariants = variantsOf({
  name: 'impatient',
  does: 'ends a tool that asks too early, or that notifies it of what it does not know',
  apply: both(knowsAll, waitsForNobody, killsAtOnce),
  near: [
    'vfs.framing.*',
    'vfs.rpc.echoes-ids',
    'vfs.rpc.reused-ids',
    'vfs.rpc.unusual-ids',
    'vfs.rpc.error-shape',
    'vfs.rpc.unreadable-id-is-null',
    'vfs.rpc.survives-overlapping-requests',
    'vfs.rpc.call-without-id',
    'vfs.codes.*',
    'vfs.deadlock.*',
    'vfs.policy.*',
    'vfs.cancel.*',
    'vfs.state.apply-during-request',
  ],
})
