import { onParams } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

export const errorMutants = mutantsOf(
  {
    id: 'vfs.error.leaves-out-trace',
    violates: 'vfs.error.complete-params',
    change: 'leaves out the trace of an error that has no cause',
    cases: ['is refused a copy'],
    apply: onParams('error', ({ message, transient }) => ({ message, transient })),
  },
  {
    id: 'vfs.error.trace-is-text',
    violates: 'vfs.error.complete-params',
    change: 'sends the trace as one string',
    cases: ['is refused a copy'],
    apply: onParams('error', ({ trace, ...rest }) => ({ ...rest, trace: String(trace) })),
  },
  {
    id: 'vfs.error.transient-is-text',
    violates: 'vfs.error.complete-params',
    change: 'sends the word `false` instead of the value',
    cases: ['is refused a copy'],
    apply: onParams('error', ({ transient, ...rest }) => ({
      ...rest,
      transient: String(transient),
    })),
  },
)
