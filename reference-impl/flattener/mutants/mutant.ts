import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { ClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Apply } from '../passes/index.ts'
import type { Lines } from '../respond.ts'

/** The reference flattener with one deliberate defect, in what it makes or in how it speaks. */
export interface Mutant {
  /** Protocol, area and some words; unique. */
  id: string
  violates: ClauseRef
  /** What it does that it should not, in one sentence. */
  change: string
  apply?: Apply
  lines?: Lines
  /** The providers that show it, where the plainest does not. */
  providers?: readonly ProviderId[]
}

/** Declares the mutants of an area. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
