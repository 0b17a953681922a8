import type { Tool } from '../../spec/generated/messages/driver.ts'
import type {
  Batch,
  BatchResponse,
  ToolCall,
  TurnEnd,
} from '../../spec/generated/messages/toolstate.ts'
import type { Wrapping } from './calls/one-shot.ts'
import type { CoordinatorEnvironment, OneShotRun } from './coordinator/coordinator-environment.ts'
import type { reduce } from './registry/reduce.ts'

/** Computes what an event of the registry leads to. */
export type Reduce = typeof reduce

/** Carries out a batch. */
export type CallBatch = (batch: Batch) => Promise<BatchResponse>

/** Runs a tool to its end, for a call. */
export type RunOnce = (wrapping: Wrapping, call: ToolCall) => OneShotRun

/** Asks whether a call may go on. */
export type Permit = CoordinatorEnvironment['permit']

/** Lets the user edit a call; undefined when it may not go on. */
export type Edit = (tool: Tool, call: ToolCall) => Promise<ToolCall | undefined>

/** Ends a host, or one of its turns. */
export type End<Result> = () => Promise<Result>

/** Ends the handle with an id for the user. */
export type EndHandle = (id: string) => Promise<void>

/** The places where a mutant may change how a host keeps handles. */
export interface Keeping {
  reduce?: (plainly: Reduce) => Reduce
  call?: (plainly: CallBatch) => CallBatch
  once?: (plainly: RunOnce) => RunOnce
  permit?: (plainly: Permit) => Permit
  edit?: (plainly: Edit) => Edit
  /** Reads a configuration before it is looked at. */
  configured?: (params: unknown) => unknown
  endHandle?: (plainly: EndHandle) => EndHandle
  endTurn?: (plainly: End<TurnEnd>) => End<TurnEnd>
  close?: (plainly: End<void>) => End<void>
}
