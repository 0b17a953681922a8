import { both, having, onDecision } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import { variantsOf } from './variant.ts'

/** Lets every tool read everything in the project. */
const readsAll: Apply = onDecision((decision, method) =>
  decision.decision === 'ask' && READING.has(method) ? { decision: 'allow' } : decision,
)

const READING = new Set(['fs.read', 'fs.exists', 'fs.list_dir', 'fs.metadata', 'fs.grep'])

/** Reads on behind a line that it cannot read. */
const skipsLines: Apply = having(({ classify }) => ({
  classify: (message) =>
    message === undefined
      ? { kind: 'notification', method: 'noise', params: undefined }
      : classify(message),
}))

export const lenientVariants = variantsOf({
  name: 'lenient',
  does: 'lets tools read everything, and skips lines that are no JSON',
  apply: both(readsAll, skipsLines),
  near: ['vfs.exists.*', 'vfs.grep.*', 'vfs.codes.*', 'vfs.rpc.*'],
})
