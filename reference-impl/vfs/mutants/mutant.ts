import type { ClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type { Apply } from '../tool/seams.ts'

/** The reference tool with one deliberate defect. */
export interface Mutant {
  /** Protocol, area and some words; unique. */
  id: string
  violates: ClauseRef
  /** What it does that it should not, in one sentence. */
  change: string
  /** The configuration beside `jp-conformance.yaml` under which it shows, by its name without `.yaml`. */
  config?: 'stateful' | 'polled' | 'probe' | 'patient'
  /** The cases of that configuration in which it shows; left out, the first one. */
  cases?: readonly string[]
  /** Limits in milliseconds that are enough for it, where the usual ones only make it slow to see. */
  limits?: Readonly<Record<string, number>>
  /** The time scale at which it shows soon enough to wait for it. */
  timeScale?: number
  /** Where the requirement permits or only reports: the words in which the report reports the behaviour. */
  reported?: string
  apply: Apply
}

/** Declares the mutants of an area. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
