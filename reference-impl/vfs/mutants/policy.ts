import { onParams } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

export const policyMutants = mutantsIn('vfs.policy')({
  'tool-may-relay-refusal': {
    'keeps-refusals-to-itself: states only that it failed, and not what the host refused': {
      reported: 'the refusal is not mentioned',
      apply: onParams('error', (params) => ({ ...params, message: 'failed' })),
    },
  },
})
