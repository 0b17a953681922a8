import type { RequirementId } from '../../../spec/generated/requirement-ids.ts'
import type { Parts } from '../runtime/parts.ts'

/** Changes the parts of a host. */
export type Apply = (parts: Parts) => Parts

/** The reference host with one deliberate defect. */
export interface Mutant {
  /** Area and defect, in words. */
  id: string
  /** The requirement that it breaks. */
  violates: RequirementId
  /** What it does differently, as the end of a sentence about the host. */
  change: string
  /** The configuration beside `jp-conformance.yaml` under which it shows, by its name without `.yaml`. */
  config?: 'sandbox'
  /** Where the requirement permits or only reports: the words in which the report tells the behaviour. */
  told?: string
  apply: Apply
}

/** Declares the mutants of an area. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
