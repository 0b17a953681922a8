import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Apply as ApplyToPasses } from '../../flattener/context.ts'
import type { Lines } from '../../flattener/respond.ts'
import { type MutantBase, tablesOf } from '../../mutant-table.ts'
import type { Revision } from '../coordinator/plan.ts'
import type { Keeping } from '../keeping.ts'
import type { Parts } from '../runtime/parts.ts'
import type { Show } from '../showing/show.ts'

/** Changes the parts of a host. */
export type Apply = (parts: Parts) => Parts

/** The reference host with one deliberate defect. */
export interface Mutant extends MutantBase {
  /** The configuration beside `jp-conformance.yaml` under which it shows, by its name without `.yaml`. */
  config?: 'sandbox'
  /** The revision of the documents that it follows, where that is not the current one. */
  revision?: Revision
  /** The provider for which it shows, where the plainest does not. */
  providers?: readonly ProviderId[]
  /** What is different when it runs tools. */
  apply?: Apply
  /** What is different in how it keeps handles. */
  keeping?: Keeping
  /** What is different in what it shows an assistant. */
  show?: (show: Show) => Show
  /** What is different when it flattens. */
  flatten?: { apply?: ApplyToPasses; lines?: Lines }
}

/** Declares the mutants of an area in a table. */
export const mutantsIn = tablesOf<Mutant>()

/** Declares mutants one by one. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
