import { mutantsOf } from './mutant.ts'
import { ruleMutants } from './process/rules.ts'
import { runningMutants } from './process/running.ts'
import { scrubbingMutants } from './process/scrubbing.ts'
import { variableMutants } from './process/variables.ts'

export const processMutants = mutantsOf(
  ...runningMutants,
  ...variableMutants,
  ...scrubbingMutants,
  ...ruleMutants,
)
