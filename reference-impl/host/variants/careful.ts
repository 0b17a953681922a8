import { isObject } from '../../../harness/wire/json.ts'
import { onChild } from '../mutants/cancel/child.ts'
import { both, having, onDecision, onSteps } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import { refused } from '../service.ts'
import { variantsOf } from './variant.ts'

/** Denies what no list names, and asks nobody. @see rfd-d11 §Access policy enforcement */
const asksNobody: Apply = onDecision((decision) =>
  decision.decision === 'ask' ? { decision: 'refuse', because: decision.because } : decision,
)

/** Ends a silent tool at once. @see rfd-d11 §Deadlock prevention */
const killsSilent: Apply = onSteps((steps, reason) =>
  reason === 'silent' ? [{ means: 'SIGKILL', afterMs: 0 }] : steps,
)

/** Members that hold paths. */
const PATHS = new Set(['path', 'from', 'to'])

/** Refuses a path by its letters before it looks at anything else. @see rfd-d11 §Path resolution */
const byLetters: Apply = having(({ around }) => ({
  around: (serve) => {
    const plainly = around(serve)
    return async (method, params, signal) => {
      const paths = isObject(params)
        ? Object.entries(params).flatMap(([name, value]) => (PATHS.has(name) ? [value] : []))
        : []
      const isOdd =
        method.startsWith('fs.') &&
        paths.some((path) => typeof path === 'string' && path.split('/').includes('..'))
      return isOdd ? refused(-32_602, 'a path has no `..`') : plainly(method, params, signal)
    }
  },
}))

/** Writes in small pieces. */
const inPieces: Apply = onChild((child) => ({
  ...child,
  write(bytes, taken) {
    if (bytes.length > MOST) return child.write(bytes, taken)
    const pieces = bytes.match(PIECE) ?? []
    for (const [i, piece] of pieces.entries())
      child.write(piece, i === pieces.length - 1 ? taken : () => {})
  },
}))

const PIECE = /.{1,40}/gsu
const MOST = 20_000

export const carefulVariants = variantsOf(
  {
    name: 'careful',
    does: 'denies what no list names, and paths by their letters, and kills what is silent at once',
    apply: both(asksNobody, byLetters, killsSilent),
    near: [
      'vfs.policy.approval-*',
      'vfs.policy.refusal-*',
      'vfs.policy.request-waits-for-user',
      'vfs.policy.prompt-stops-idle-clock',
      'vfs.cancel.cancel-during-request',
      'vfs.lifecycle.death-*',
      'vfs.paths.*',
      'vfs.state.apply-during-request',
      'vfs.timeout.sil*',
      'vfs.version.*',
    ],
  },
  {
    name: 'in-pieces',
    does: 'writes in pieces of forty characters',
    apply: inPieces,
    near: [
      'vfs.framing.*',
      'vfs.init.*',
      'vfs.rpc.*',
      'vfs.cancel.*',
      'vfs.deadlock.*',
      'vfs.state.*',
    ],
  },
)
