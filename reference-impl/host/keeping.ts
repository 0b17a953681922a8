import type { Batch, BatchResponse, ToolCall } from '../../spec/generated/messages/toolstate.ts'
import type { Wrapping } from './calls/one-shot.ts'
import type { OneShotRun } from './coordinator/coordinator-environment.ts'
import type { reduce } from './registry/reduce.ts'

/** Computes what an event of the registry leads to. */
export type Reduce = typeof reduce

/** Carries out a batch. */
export type CallBatch = (batch: Batch) => Promise<BatchResponse>

/** Runs a tool to its end, for a call. */
export type RunOnce = (wrapping: Wrapping, call: ToolCall) => OneShotRun

/** The places where a mutant may change how a host keeps handles. */
export interface Keeping {
  reduce?: (plainly: Reduce) => Reduce
  call?: (plainly: CallBatch) => CallBatch
  once?: (plainly: RunOnce) => RunOnce
}
