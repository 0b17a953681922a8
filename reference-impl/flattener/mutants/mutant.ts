import type { RequirementId } from '../../../spec/generated/requirement-ids.ts'
import type { Apply } from '../variant.ts'

/** The reference flattener with one deliberate defect. */
export interface Mutant {
  /** Protocol, area and some words; unique. */
  id: string
  violates: RequirementId
  /** What it does that it should not, in one sentence. */
  change: string
  apply: Apply
}

/** Declares the mutants of an area. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
