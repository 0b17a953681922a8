import type { Mutant } from './mutant.ts'
import { handleMutants } from './state/handles.ts'
import { inputMutants } from './state/inputs.ts'
import { reportMutants } from './state/reports.ts'

export const stateMutants: readonly Mutant[] = [...handleMutants, ...inputMutants, ...reportMutants]
