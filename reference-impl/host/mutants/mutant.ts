import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { RequirementId } from '../../../spec/generated/requirement-ids.ts'
import type { Apply as ApplyToPasses } from '../../flattener/passes/index.ts'
import type { Lines } from '../../flattener/respond.ts'
import type { Parts } from '../runtime/parts.ts'
import type { Show } from '../showing/show.ts'

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
  /** The provider for which it shows, where the plainest does not. */
  providers?: readonly ProviderId[]
  /** What is different when it runs tools. */
  apply?: Apply
  /** What is different in what it shows an assistant. */
  show?: (show: Show) => Show
  /** What is different when it flattens. */
  flatten?: { apply?: ApplyToPasses; lines?: Lines }
}

/** Declares the mutants of an area. */
export const mutantsOf = (...mutants: Mutant[]): readonly Mutant[] => mutants
