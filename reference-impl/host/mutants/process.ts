import type { Mutant } from './mutant.ts'
import { argumentMutants } from './process/arguments.ts'
import { nearGrantMutants } from './process/near-grants.ts'
import { nearOutputMutants } from './process/near-output.ts'
import { nearProgramParamMutants } from './process/near-params.ts'
import { ruleMutants } from './process/rules.ts'
import { runningMutants } from './process/running.ts'
import { scrubbingMutants } from './process/scrubbing.ts'
import { speltMutants } from './process/spelt.ts'
import { variableMutants } from './process/variables.ts'

export const processMutants: readonly Mutant[] = [
  ...runningMutants,
  ...argumentMutants,
  ...variableMutants,
  ...scrubbingMutants,
  ...ruleMutants,
  ...nearProgramParamMutants,
  ...nearOutputMutants,
  ...nearGrantMutants,
  ...speltMutants,
]
