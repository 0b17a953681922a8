import { type MutantBase, tablesOf } from '../../mutant-table.ts'
import type { Apply } from '../tool/seams.ts'

/** The reference tool with one deliberate defect. */
export interface Mutant extends MutantBase {
  /** The configuration beside `jp-conformance.yaml` under which it shows, by its name without `.yaml`. */
  config?: 'stateful' | 'polled' | 'probe' | 'patient'
  /** The cases of that configuration in which it shows; left out, the first one. */
  cases?: readonly string[]
  /** Limits in milliseconds that are enough for it, where the usual ones only make it slow to see. */
  limits?: Readonly<Record<string, number>>
  /** The time scale at which it shows soon enough to wait for it. */
  timeScale?: number
  apply: Apply
}

/** Declares the mutants of an area in a table. */
export const mutantsIn = tablesOf<Mutant>()
