import type { Mutant } from './mutant.ts'
import { grantMutants } from './policy/grants.ts'
import { askingMutants } from './policy/inquiries.ts'
import { refusalMutants } from './policy/refusals.ts'

export const policyMutants: readonly Mutant[] = [
  ...refusalMutants,
  ...grantMutants,
  ...askingMutants,
]
