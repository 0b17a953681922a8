import { endMutants } from './cancel/end.ts'
import { messageMutants } from './cancel/message.ts'
import { stepMutants } from './cancel/steps.ts'
import type { Mutant } from './mutant.ts'

export const cancelMutants: readonly Mutant[] = [...messageMutants, ...stepMutants, ...endMutants]
