import type { Batch, BatchResponse } from '../../spec/generated/messages/toolstate.ts'
import type { reduce } from './registry/reduce.ts'

/** Computes what an event of the registry leads to. */
export type Reduce = typeof reduce

/** Carries out a batch. */
export type CallBatch = (batch: Batch) => Promise<BatchResponse>

/** The places where a mutant may change how a host keeps handles. */
export interface Keeping {
  reduce?: (plainly: Reduce) => Reduce
  call?: (plainly: CallBatch) => CallBatch
}
