import { mutantsOf } from './mutant.ts'
import { askingMutants } from './policy/asking.ts'
import { grantMutants } from './policy/grants.ts'
import { refusalMutants } from './policy/refusals.ts'

export const policyMutants = mutantsOf(...refusalMutants, ...grantMutants, ...askingMutants)
