import { endMutants } from './cancel/end.ts'
import { messageMutants } from './cancel/message.ts'
import { stepMutants } from './cancel/steps.ts'
import { mutantsOf } from './mutant.ts'

export const cancelMutants = mutantsOf(...messageMutants, ...stepMutants, ...endMutants)
