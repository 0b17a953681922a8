import { havingOf } from '../../mutant-combinators.ts'
import { type MutantBase, tablesOf } from '../../mutant-table.ts'
import type { Apply, Seams } from '../program/seams.ts'

/** The reference plugin host with one deliberate defect. */
export interface Mutant extends MutantBase {
  /** Limits in milliseconds that are enough for it, where the usual ones only make it slow to see. */
  limits?: Readonly<Record<string, number>>
  /** The profile that it is certified with; left out, the base profile. */
  profile?: 'write'
  apply: Apply
}

/** Declares the mutants of an area in a table. */
export const mutantsIn = tablesOf<Mutant>()

/** Replaces some seams by others, which may use those that were there. */
export const having = havingOf<Seams>()
