import type { ClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Apply, Seams } from '../program/seams.ts'

/** The reference plugin host with one deliberate defect. */
export interface Mutant {
  /** Protocol, area and some words; unique. */
  id: string
  violates: ClauseRef
  /** What it does that it should not, in one sentence. */
  change: string
  /** Limits in milliseconds that are enough for it, where the usual ones only make it slow to see. */
  limits?: Readonly<Record<string, number>>
  /** Where the requirement permits or only reports: the words in which the report reports the behaviour. */
  reported?: string
  apply: Apply
}

/** Declares the mutants of an area. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants

/** Replaces some seams by others, which may use those that were there. */
export const having =
  (change: (seams: Seams) => Partial<Seams>): Apply =>
  (seams) => ({ ...seams, ...change(seams) })
