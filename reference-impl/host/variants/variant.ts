import type { Keeping } from '../keeping.ts'
import type { Apply } from '../mutants/mutant.ts'

/** The reference host with an unusual way of doing what the protocol leaves open. */
export interface Variant {
  name: string
  /** What it does otherwise, in one sentence. */
  does: string
  apply?: Apply
  /** What is different in how it keeps handles. */
  keeping?: Keeping
  /** Tools that it runs at once. */
  most?: number
  /** Features that it does not have. */
  lacks?: readonly string[]
  /** The requirements that it comes near to. */
  near: readonly string[]
}

/** Declares variants. */
export const variantsOf = (...variants: Variant[]): readonly Variant[] => variants
