import { cancelMutants } from './cancel.ts'
import { codeMutants } from './codes.ts'
import { framingMutants } from './framing.ts'
import type { Mutant } from './mutant.ts'

/** Every mutant of the host, by area. */
export const mutants: readonly Mutant[] = [...cancelMutants, ...codeMutants, ...framingMutants]
