import type { ProviderId } from '../../../spec/generated/providers.ts'
import { type MutantBase, tablesOf } from '../../mutant-table.ts'
import type { Apply } from '../context.ts'
import type { Lines } from '../respond.ts'

/** The reference flattener with one deliberate defect, in what it makes or in how it speaks. */
export interface Mutant extends MutantBase {
  apply?: Apply
  lines?: Lines
  /** The providers that show it, where the plainest does not. */
  providers?: readonly ProviderId[]
}

/** Declares the mutants of an area in a table. */
export const mutantsIn = tablesOf<Mutant>()
