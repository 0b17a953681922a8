import type { Apply } from '../tool/seams.ts'

/** The reference tool with an unusual way of doing what the protocol leaves open. */
export interface Variant {
  name: string
  /** What it does otherwise, in one sentence. */
  does: string
  /** The configuration beside `jp-conformance.yaml` under which it is certified, by its name without `.yaml`. */
  config?: 'stateful'
  apply: Apply
}

/** Declares variants. */
export const variantsOf = (...variants: Variant[]): readonly Variant[] => variants
