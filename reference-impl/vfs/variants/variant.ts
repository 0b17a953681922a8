import type { Apply } from '../tool/seams.ts'

/** The reference tool with an unusual way of doing what the protocol leaves open. */
export interface Variant {
  name: string
  /** What it does otherwise, in one sentence. */
  does: string
  apply: Apply
}

/** Declares variants. */
export const variantsOf = (...variants: Variant[]): readonly Variant[] => variants
