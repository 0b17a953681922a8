import type { Mutant } from './mutant.ts'
import { argumentMutants } from './process/arguments.ts'
import { ruleMutants } from './process/rules.ts'
import { runningMutants } from './process/running.ts'
import { scrubbingMutants } from './process/scrubbing.ts'
import { variableMutants } from './process/variables.ts'

export const processMutants: readonly Mutant[] = [
  ...runningMutants,
  ...argumentMutants,
  ...variableMutants,
  ...scrubbingMutants,
  ...ruleMutants,
]
