// Written by `npm run spec` from spec/; change it there.
import type { Abort, AbortResponse, Action, ActionCall, ActionSet, Apply, Await, AwaitError, AwaitResponse, AwaitTool, Batch, BatchResponse, Fetch, Notification, Outcome, ParameterSchema, PendingEntry, PlaceholderResponse, Question, ResultErr, ResultOk, RunMode, RunModeMode, RunningState, Spawn, SpawnSettings, StoppedEntry, StoppedState, ToolCall, ToolCallResponse, ToolError, ToolResponse, ToolState, TurnEnd, TurnEndAnswer, TurnEndInquiry, WaitingState } from '../messages/toolstate.ts'
import type { Validate } from './validate.d.ts'
export declare const abortResponse: Validate<AbortResponse>
export declare const abort: Validate<Abort>
export declare const actionCall: Validate<ActionCall>
export declare const actionSet: Validate<ActionSet>
export declare const action: Validate<Action>
export declare const apply: Validate<Apply>
export declare const awaitError: Validate<AwaitError>
export declare const awaitResponse: Validate<AwaitResponse>
export declare const awaitTool: Validate<AwaitTool>
export declare const awaitValue: Validate<Await>
export declare const batchResponse: Validate<BatchResponse>
export declare const batch: Validate<Batch>
export declare const fetch: Validate<Fetch>
export declare const notification: Validate<Notification>
export declare const outcome: Validate<Outcome>
export declare const parameterSchema: Validate<ParameterSchema>
export declare const pendingEntry: Validate<PendingEntry>
export declare const placeholderResponse: Validate<PlaceholderResponse>
export declare const question: Validate<Question>
export declare const resultErr: Validate<ResultErr>
export declare const resultOk: Validate<ResultOk>
export declare const runMode: Validate<RunMode>
export declare const runModeMode: Validate<RunModeMode>
export declare const runningState: Validate<RunningState>
export declare const spawnSettings: Validate<SpawnSettings>
export declare const spawn: Validate<Spawn>
export declare const stoppedEntry: Validate<StoppedEntry>
export declare const stoppedState: Validate<StoppedState>
export declare const toolCallResponse: Validate<ToolCallResponse>
export declare const toolCall: Validate<ToolCall>
export declare const toolError: Validate<ToolError>
export declare const toolResponse: Validate<ToolResponse>
export declare const toolState: Validate<ToolState>
export declare const turnEndAnswer: Validate<TurnEndAnswer>
export declare const turnEndInquiry: Validate<TurnEndInquiry>
export declare const turnEnd: Validate<TurnEnd>
export declare const waitingState: Validate<WaitingState>
/** Validators by the name on the wire. */
export declare const byMethod: {
  'abort-response': { whole: typeof abortResponse },
  'abort': { whole: typeof abort },
  'action-call': { whole: typeof actionCall },
  'action-set': { whole: typeof actionSet },
  'action': { whole: typeof action },
  'apply': { whole: typeof apply },
  'await-error': { whole: typeof awaitError },
  'await-response': { whole: typeof awaitResponse },
  'await-tool': { whole: typeof awaitTool },
  'await': { whole: typeof awaitValue },
  'batch-response': { whole: typeof batchResponse },
  'batch': { whole: typeof batch },
  'fetch': { whole: typeof fetch },
  'notification': { whole: typeof notification },
  'outcome': { whole: typeof outcome },
  'parameter-schema': { whole: typeof parameterSchema },
  'pending-entry': { whole: typeof pendingEntry },
  'placeholder-response': { whole: typeof placeholderResponse },
  'question': { whole: typeof question },
  'result-err': { whole: typeof resultErr },
  'result-ok': { whole: typeof resultOk },
  'run-mode': { whole: typeof runMode },
  'running-state': { whole: typeof runningState },
  'spawn-settings': { whole: typeof spawnSettings },
  'spawn': { whole: typeof spawn },
  'stopped-entry': { whole: typeof stoppedEntry },
  'stopped-state': { whole: typeof stoppedState },
  'tool-call-response': { whole: typeof toolCallResponse },
  'tool-call': { whole: typeof toolCall },
  'tool-error': { whole: typeof toolError },
  'tool-response': { whole: typeof toolResponse },
  'tool-state': { whole: typeof toolState },
  'turn-end-answer': { whole: typeof turnEndAnswer },
  'turn-end-inquiry': { whole: typeof turnEndInquiry },
  'turn-end': { whole: typeof turnEnd },
  'waiting-state': { whole: typeof waitingState },
}
