import type { Mutant } from './mutant.ts'

/** Every mutant of the reference flattener. */
export const mutants: readonly Mutant[] = []
