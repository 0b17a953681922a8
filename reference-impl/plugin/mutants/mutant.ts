import { type MutantBase, tablesOf } from '../../mutant-table.ts'
import type { Apply } from '../program/seams.ts'

/** The reference plugin with one deliberate defect. */
export interface Mutant extends MutantBase {
  /** The configuration whose cases it is tried with: that of a profile, or of a plugin that serves; left out, the base profile. */
  profile?: 'write' | 'd18' | 'dispatch' | 'serves'
  /** The cases in which it shows; left out, the first one. */
  cases?: readonly string[]
  /** Limits in milliseconds that are enough for it, where the usual ones only make it slow to see. */
  limits?: Readonly<Record<string, number>>
  /** The time scale at which it shows. */
  timeScale?: number
  apply: Apply
}

/** Declares the mutants of an area in a table. */
export const mutantsIn = tablesOf<Mutant>()
