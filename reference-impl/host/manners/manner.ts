import type { Apply } from '../mutants/mutant.ts'

/** The reference host with an unusual way of doing what the protocol leaves open. */
export interface Manner {
  name: string
  /** What it does otherwise, in one sentence. */
  does: string
  apply: Apply
  /** The requirements that it comes near to. */
  near: readonly string[]
}

/** Declares manners. */
export const mannersOf = (...manners: Manner[]): readonly Manner[] => manners
