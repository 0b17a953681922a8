import { onParams } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

export const errorMutants = mutantsIn('vfs.error')({
  'complete-params': {
    'leaves-out-trace: leaves out the trace of an error that has no cause': {
      cases: ['is refused a copy'],
      apply: onParams('error', ({ message, transient }) => ({ message, transient })),
    },
    'trace-is-text: sends the trace as one string': {
      cases: ['is refused a copy'],
      apply: onParams('error', ({ trace, ...rest }) => ({ ...rest, trace: String(trace) })),
    },
    'transient-is-text: sends the word `false` instead of the value': {
      cases: ['is refused a copy'],
      apply: onParams('error', ({ transient, ...rest }) => ({
        ...rest,
        transient: String(transient),
      })),
    },
  },
})
