import type { ClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Apply } from '../program/seams.ts'

/** The reference plugin with one deliberate defect. */
export interface Mutant {
  /** Protocol, area and some words; unique. */
  id: string
  violates: ClauseRef
  /** What it does that it should not, in one sentence. */
  change: string
  /** The cases in which it shows; left out, the first one. */
  cases?: readonly string[]
  /** Limits in milliseconds that are enough for it, where the usual ones only make it slow to see. */
  limits?: Readonly<Record<string, number>>
  /** The time scale at which it shows. */
  timeScale?: number
  /** Where the requirement permits or only reports: the words in which the report reports the behaviour. */
  reported?: string
  apply: Apply
}

/** Declares the mutants of an area. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
