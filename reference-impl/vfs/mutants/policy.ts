import { onParams } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

export const policyMutants = mutantsOf({
  id: 'vfs.policy.keeps-refusals-to-itself',
  violates: 'vfs.policy.tool-may-relay-refusal',
  change: 'states only that it failed, and not what the host refused',
  reported: 'the refusal is not mentioned',
  apply: onParams('error', (params) => ({ ...params, message: 'failed' })),
})
