import type { Mutant } from './mutant.ts'

/** Every mutant of the host, by area. */
export const mutants: readonly Mutant[] = []
