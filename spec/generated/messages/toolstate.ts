// Written by `npm run spec` from spec/; change it there.
import type { ContentBlock } from './vfs.ts'
/**
 * Arguments of a call that speaks the stateful protocol, told apart by their action.
 */
export type ActionCall = Spawn | Fetch | Apply | Abort
/**
 * A command that a stateful tool may offer.
 */
export type Action = 'spawn' | 'fetch' | 'apply' | 'abort'
/**
 * The actions that a stateful tool declares, which are all that the assistant is shown.
 *
 * @minItems 1
 */
export type ActionSet = Action[]
export type AwaitError = {
  [k: string]: unknown
}
export type AwaitError1 = string
/**
 * A question with the form of its answer, given as an answer type or as a JSON Schema.
 */
export type Question =
  | {
      /**
       * Key under which the answer is handed back.
       */
      id: string
      /**
       * The question as a person reads it, on one line.
       */
      text: string
      /**
       * Text to show before the question.
       */
      pre_amble?: string | null
      /**
       * Form of the answer.
       */
      answer_type:
        | 'Boolean'
        | 'Text'
        | {
            /**
             * One of several options.
             */
            Select: {
              /**
               * What can be chosen.
               */
              options: string[]
            }
          }
      /**
       * Answer to offer; null or absent when there is none.
       */
      default?: unknown
    }
  | {
      /**
       * Key under which the answer is handed back.
       */
      id: string
      /**
       * The question as a person reads it.
       */
      text: string
      /**
       * JSON Schema of the answer.
       */
      schema: {
        [k: string]: unknown
      }
      /**
       * Answer to offer.
       */
      default?: unknown
    }
/**
 * Arguments of the built-in tool that blocks until handles stop.
 */
export type Await = Await1 & {
  /**
   * Handles of which one has to stop.
   */
  any?: string[]
  /**
   * Handles that all have to stop.
   */
  all?: string[]
  /**
   * Seconds to wait at most; without it there is no limit.
   */
  timeout_secs?: number
}
export type Await1 =
  | {
      /**
       * Given.
       */
      any: unknown
    }
  | {
      /**
       * Given.
       */
      all: unknown
    }
/**
 * The one response to a call, either a result or an error.
 */
export type ToolCallResponse =
  | {
      /**
       * Id of the call.
       */
      id: string
      /**
       * Text that the assistant reads, the same as parsed JSON, or content blocks in order.
       */
      result:
        | string
        | {
            [k: string]: unknown
          }
        | ContentBlock[]
      /**
       * True when the user's cancellation ended the call.
       */
      cancelled?: boolean
    }
  | {
      /**
       * Id of the call.
       */
      id: string
      /**
       * Text of a failed response, or its parts where the host keeps them.
       */
      error:
        | string
        | {
            /**
             * What went wrong.
             */
            message: string
            /**
             * Chain of causes.
             */
            trace?: string[]
            /**
             * Whether the same call may succeed later.
             */
            transient?: boolean
          }
      /**
       * True when the user's cancellation ended the call.
       */
      cancelled?: boolean
    }
/**
 * What a one-shot tool prints as its whole output, in the form that precedes tool states.
 */
export type Outcome =
  | {
      /**
       * Names the outcome.
       */
      type: 'success'
      /**
       * The tool's output.
       */
      content: string
    }
  | {
      /**
       * Names the outcome.
       */
      type: 'error'
      /**
       * What went wrong.
       */
      message: string
      /**
       * Chain of causes; empty when there is none.
       */
      trace: string[]
      /**
       * Whether the same call may succeed later.
       */
      transient: boolean
    }
  | {
      /**
       * Names the outcome.
       */
      type: 'needs_input'
      question: Question
    }
/**
 * How the calls of a tool are let through, as one mode or as one for each action.
 */
export type RunMode =
  | RunModeMode
  | {
      mode: RunModeMode
      /**
       * Modes of single actions of a stateful tool.
       */
      actions?: {
        spawn?: RunModeMode
        fetch?: RunModeMode
        apply?: RunModeMode
        abort?: RunModeMode
      }
    }
export type RunModeMode = 'ask' | 'unattended' | 'edit' | 'skip'
/**
 * What the assistant reads about one handle after spawn, fetch or apply, as the text of a tool response.
 */
export type ToolResponse =
  | {
      /**
       * Handle, spelt as the assistant chose it.
       */
      id: string
      /**
       * Names the state.
       */
      state: 'running'
      /**
       * Output so far; null or absent when there is none.
       */
      content?: string | null
      /**
       * Only a stopped handle has one.
       */
      result?: null
      /**
       * Only a waiting handle has one.
       */
      question?: null
    }
  | {
      /**
       * Handle, spelt as the assistant chose it.
       */
      id: string
      /**
       * Names the state.
       */
      state: 'waiting'
      /**
       * Output so far; null or absent when there is none.
       */
      content?: string | null
      question: Question
      /**
       * Only a stopped handle has one.
       */
      result?: null
    }
  | StoppedEntry
/**
 * What a tool reports about itself on its standard output, where no JSON-RPC binding is in use.
 */
export type ToolState = RunningState | WaitingState | StoppedState

/**
 * Messages of the toolstate protocol by file name.
 */
export interface ToolstateMessages {
  /**
   * What the assistant reads about a handle that it has aborted, as the text of a tool response.
   */
  'abort-response': AbortResponse
  /**
   * Arguments that end a handle.
   */
  abort: Abort
  /**
   * Arguments of a call that speaks the stateful protocol, told apart by their action.
   */
  'action-call': ActionCall
  /**
   * The actions that a stateful tool declares, which are all that the assistant is shown.
   */
  'action-set': ActionSet
  /**
   * A command that a stateful tool may offer.
   */
  action: Action
  /**
   * Arguments that give a handle input, for a running program or as the answer to its question.
   */
  apply: Apply
  /**
   * Text of a refused await in the printed words, which a host should use and may surround with others.
   */
  'await-error': AwaitError & AwaitError1
  /**
   * Where the handles of an await stand when it returns, as the text of its tool response.
   */
  'await-response': AwaitResponse
  /**
   * The await tool as the assistant is shown it.
   */
  'await-tool': AwaitTool
  /**
   * Arguments of the built-in tool that blocks until handles stop.
   */
  await: Await
  /**
   * The responses to a batch, one to each call.
   */
  'batch-response': BatchResponse
  /**
   * The calls of one reply of the assistant, which start together.
   */
  batch: Batch
  /**
   * Arguments that ask for a handle's current state.
   */
  fetch: Fetch
  /**
   * What the assistant is told unasked about a handle that changed.
   */
  notification: Notification
  /**
   * What a one-shot tool prints as its whole output, in the form that precedes tool states.
   */
  outcome: Outcome
  /**
   * The schema of a stateful tool's arguments as the assistant is shown it, with one alternative for each action.
   */
  'parameter-schema': ParameterSchema
  /**
   * A handle that has not stopped when an await returns.
   */
  'pending-entry': PendingEntry
  /**
   * What the assistant may read about a handle whose spawn has not begun; an error is accepted in its place.
   */
  'placeholder-response': PlaceholderResponse
  /**
   * A question with the form of its answer, given as an answer type or as a JSON Schema.
   */
  question: Question
  /**
   * The failure arm of a stopped tool's result.
   */
  'result-err': ResultErr
  /**
   * The success arm of a stopped tool's result.
   */
  'result-ok': ResultOk
  /**
   * How the calls of a tool are let through, as one mode or as one for each action.
   */
  'run-mode': RunMode
  /**
   * The tool is active.
   */
  'running-state': RunningState
  /**
   * A tool's settings for what its handles tell the assistant and how they end with the turn.
   */
  'spawn-settings': SpawnSettings
  /**
   * Arguments that start a stateful tool; the tool's own parameters stand beside the two members.
   */
  spawn: Spawn
  /**
   * A stopped handle as the assistant reads it, alone or among the completed ones of an await.
   */
  'stopped-entry': StoppedEntry
  /**
   * The tool has ended, well or badly.
   */
  'stopped-state': StoppedState
  /**
   * The one response to a call, either a result or an error.
   */
  'tool-call-response': ToolCallResponse
  /**
   * One call of a tool in the assistant's reply.
   */
  'tool-call': ToolCall
  /**
   * Why a tool failed.
   */
  'tool-error': ToolError
  /**
   * What the assistant reads about one handle after spawn, fetch or apply, as the text of a tool response.
   */
  'tool-response': ToolResponse
  /**
   * What a tool reports about itself on its standard output, where no JSON-RPC binding is in use.
   */
  'tool-state': ToolState
  /**
   * The assistant's choice for each handle of a turn-end inquiry.
   */
  'turn-end-answer': TurnEndAnswer
  /**
   * Asks the assistant what becomes of the handles that have not stopped when the turn would end.
   */
  'turn-end-inquiry': TurnEndInquiry
  /**
   * What became of a turn's handles, and what the assistant is told about them.
   */
  'turn-end': TurnEnd
  /**
   * The tool is paused until its question is answered.
   */
  'waiting-state': WaitingState
}
/**
 * What the assistant reads about a handle that it has aborted, as the text of a tool response.
 */
export interface AbortResponse {
  /**
   * Handle, spelt as the assistant chose it.
   */
  id: string
  /**
   * Names the state.
   */
  state: 'stopped'
  /**
   * Output or failure in the host's own choice; the documents do not say what an abort leaves.
   */
  result?: unknown
  /**
   * Only a waiting handle has one.
   */
  question?: null
}
/**
 * Arguments that end a handle.
 */
export interface Abort {
  /**
   * Names the command.
   */
  action: 'abort'
  /**
   * Handle to end.
   */
  id: string
}
/**
 * Arguments that start a stateful tool; the tool's own parameters stand beside the two members.
 */
export interface Spawn {
  /**
   * Names the command.
   */
  action: 'spawn'
  /**
   * Handle that the assistant chooses, unique among the active ones.
   */
  id: string
}
/**
 * Arguments that ask for a handle's current state.
 */
export interface Fetch {
  /**
   * Names the command.
   */
  action: 'fetch'
  /**
   * Handle to look at.
   */
  id: string
}
/**
 * Arguments that give a handle input, for a running program or as the answer to its question.
 */
export interface Apply {
  /**
   * Names the command.
   */
  action: 'apply'
  /**
   * Handle to give the input to.
   */
  id: string
  /**
   * Any JSON value; it keeps its type on its way to the tool.
   */
  input: unknown
}
/**
 * Where the handles of an await stand when it returns, as the text of its tool response.
 */
export interface AwaitResponse {
  /**
   * Handles that have stopped; empty when none has.
   */
  completed: StoppedEntry[]
  /**
   * Handles that have not stopped; empty when all have.
   */
  pending: PendingEntry[]
  /**
   * True when the limit passed first; false or absent otherwise.
   */
  timed_out?: boolean
}
/**
 * A stopped handle as the assistant reads it, alone or among the completed ones of an await.
 */
export interface StoppedEntry {
  /**
   * Handle, spelt as the assistant chose it.
   */
  id: string
  /**
   * Names the state.
   */
  state: 'stopped'
  /**
   * The tool's output, or the message of its failure, bare or inside an object.
   */
  result:
    | string
    | {
        /**
         * Why the tool failed.
         */
        message: string
        /**
         * Chain of causes.
         */
        trace?: string[]
        /**
         * Whether the same call may succeed later.
         */
        transient?: boolean
      }
  /**
   * Only a waiting handle has one.
   */
  question?: null
}
/**
 * A handle that has not stopped when an await returns.
 */
export interface PendingEntry {
  /**
   * Handle, spelt as the assistant chose it.
   */
  id: string
  /**
   * running, waiting, or the host's word for a handle whose spawn has not begun.
   */
  state: string
  /**
   * Output so far.
   */
  content?: string | null
  /**
   * What a waiting tool needs to know; null or absent otherwise.
   */
  question?: null | Question
  /**
   * Only a stopped handle has one.
   */
  result?: null
}
/**
 * The await tool as the assistant is shown it.
 */
export interface AwaitTool {
  /**
   * Name of the tool.
   */
  name: 'await'
  /**
   * What the tool does, for the assistant.
   */
  description: string
  /**
   * Schema of the arguments.
   */
  parameters: {
    /**
     * Arguments are an object.
     */
    type: 'object'
    /**
     * The three arguments, and none of the members of a stateful tool's actions.
     */
    properties: {
      /**
       * Handles of which one has to stop.
       */
      any: {
        /**
         * A list.
         */
        type: 'array'
        /**
         * Strings.
         */
        items: {
          [k: string]: unknown
        }
      }
      /**
       * Handles that all have to stop.
       */
      all: {
        /**
         * A list.
         */
        type: 'array'
        /**
         * Strings.
         */
        items: {
          [k: string]: unknown
        }
      }
      /**
       * Limit of the wait.
       */
      timeout_secs: {
        /**
         * Whole seconds.
         */
        type: 'integer'
        /**
         * Nothing takes its place.
         */
        default?: unknown
      }
      /**
       * An await is no stateful tool.
       */
      action?: unknown
      /**
       * An await has no handle.
       */
      id?: unknown
      /**
       * An await takes no input.
       */
      input?: unknown
    }
    /**
     * None of the arguments is required by itself.
     *
     * @maxItems 0
     */
    required?: unknown[]
    /**
     * Requires one of the lists, where the provider takes it.
     */
    anyOf?: {
      [k: string]: unknown
    }[]
  }
}
/**
 * The responses to a batch, one to each call.
 */
export interface BatchResponse {
  /**
   * Responses in any order, found by the ids of their calls.
   */
  responses: ToolCallResponse[]
}
/**
 * The calls of one reply of the assistant, which start together.
 */
export interface Batch {
  /**
   * Calls with ids of their own; their order promises nothing.
   *
   * @minItems 1
   */
  calls: ToolCall[]
}
/**
 * One call of a tool in the assistant's reply.
 */
export interface ToolCall {
  /**
   * Id of the call, which its response repeats; not a handle.
   */
  id: string
  /**
   * Name of the tool; `await` names the built-in one.
   */
  tool: string
  /**
   * Arguments as the assistant wrote them; `action` makes them a command of the stateful protocol.
   */
  arguments: {
    [k: string]: unknown
  }
}
/**
 * What the assistant is told unasked about a handle that changed.
 */
export interface Notification {
  /**
   * Text as the assistant reads it.
   */
  message: string
  /**
   * Handle that changed, where the host tells it apart from the text.
   */
  handle?: string
  /**
   * Tool behind the handle.
   */
  tool?: string
  /**
   * What happened, by the flag that lets it through.
   */
  event?: 'success' | 'failure' | 'waiting' | 'content'
  /**
   * How much it matters.
   */
  level?: 'info' | 'warning' | 'error' | 'critical'
  /**
   * What it travelled on, such as the next response or the next turn's first message.
   */
  carrier?: string
}
/**
 * The schema of a stateful tool's arguments as the assistant is shown it, with one alternative for each action.
 */
export interface ParameterSchema {
  /**
   * Arguments are an object.
   */
  type: 'object'
  /**
   * Alternatives, one for each declared action, in any order.
   *
   * @minItems 1
   */
  oneOf: {
    /**
     * Members of a call, the two of the protocol among them.
     */
    properties: {
      /**
       * The one word of this alternative.
       */
      action:
        | {
            const: Action
          }
        | {
            /**
             * The word, in a list of its own.
             *
             * @minItems 1
             * @maxItems 1
             */
            enum: Action[]
          }
      /**
       * The handle.
       */
      id: {
        /**
         * Handles are strings.
         */
        type: 'string'
      }
    }
    /**
     * Members that a call of this action has to have.
     */
    required: string[]
  }[]
  /**
   * A root that is closed beside its alternatives would refuse every call.
   */
  additionalProperties?: unknown
}
/**
 * What the assistant may read about a handle whose spawn has not begun; an error is accepted in its place.
 */
export interface PlaceholderResponse {
  /**
   * Handle, spelt as the assistant chose it.
   */
  id: string
  /**
   * The host's word for a spawn that has not begun.
   */
  state: string
  /**
   * There is no output yet.
   */
  content?: null
  /**
   * Nothing has been asked yet.
   */
  question?: null
  /**
   * There is no result yet.
   */
  result?: null
}
/**
 * The failure arm of a stopped tool's result.
 */
export interface ResultErr {
  Err: ToolError
}
/**
 * Why a tool failed.
 */
export interface ToolError {
  /**
   * What went wrong, for the assistant.
   */
  message: string
  /**
   * Chain of causes, outermost first; empty when there is none.
   */
  trace: string[]
  /**
   * Whether the same call may succeed later.
   */
  transient: boolean
}
/**
 * The success arm of a stopped tool's result.
 */
export interface ResultOk {
  /**
   * The tool's output.
   */
  Ok: string
}
/**
 * The tool is active.
 */
export interface RunningState {
  /**
   * Names the state.
   */
  type: 'running'
  /**
   * Output for the assistant, opaque to the host; null or absent when there is none.
   */
  content?: string | null
}
/**
 * A tool's settings for what its handles tell the assistant and how they end with the turn.
 */
export interface SpawnSettings {
  /**
   * Whether the tool offers the stateful protocol.
   */
  stateful?: boolean
  /**
   * Which changes of a handle nobody watches reach the assistant.
   */
  notifications?: {
    /**
     * It stopped well; true when left out.
     */
    on_success?: boolean
    /**
     * It stopped badly; true when left out.
     */
    on_failure?: boolean
    /**
     * It asks a question; true when left out.
     */
    on_waiting?: boolean
    /**
     * It has new output while running; false when left out.
     */
    on_content?: boolean
  }
  /**
   * How a handle ends with its turn.
   */
  lifecycle?: {
    /**
     * Ask the assistant, wait up to a limit, or end at once; inquire when left out.
     */
    on_turn_end?: 'inquire' | 'await' | 'abort'
    /**
     * Seconds that a wait at the end of a turn lasts at most; the host's own limit when left out. The documents ask for such a setting without a name, so this one is the suite's.
     */
    timeout_secs?: number
  }
}
/**
 * The tool has ended, well or badly.
 */
export interface StoppedState {
  /**
   * Names the state.
   */
  type: 'stopped'
  /**
   * Output or failure, each under the name of its arm.
   */
  result: ResultOk | ResultErr
}
/**
 * The tool is paused until its question is answered.
 */
export interface WaitingState {
  /**
   * Names the state.
   */
  type: 'waiting'
  /**
   * Output for the assistant, opaque to the host; null or absent when there is none.
   */
  content?: string | null
  question: Question
}
/**
 * The assistant's choice for each handle of a turn-end inquiry.
 */
export interface TurnEndAnswer {
  /**
   * One choice a handle.
   */
  handles: {
    /**
     * Handle that the choice is for.
     */
    id: string
    /**
     * Wait for its end, or end it at once.
     */
    action: 'wait' | 'abort'
  }[]
}
/**
 * Asks the assistant what becomes of the handles that have not stopped when the turn would end.
 */
export interface TurnEndInquiry {
  /**
   * Handles that the question covers.
   *
   * @minItems 1
   */
  handles: {
    /**
     * Handle, spelt as the assistant chose it.
     */
    id: string
    /**
     * Tool behind the handle; the printed example names it.
     */
    tool?: string
    /**
     * running, waiting, or the host's word for a handle whose spawn has not begun.
     */
    state: string
    /**
     * Seconds since its spawn.
     */
    elapsed_secs?: number
    /**
     * Shortened output.
     */
    output_preview?: string | null
    /**
     * The choices, in whatever way the host words them.
     */
    action?: unknown
  }[]
}
/**
 * What became of a turn's handles, and what the assistant is told about them.
 */
export interface TurnEnd {
  /**
   * Handles that had not stopped when the turn was about to end, and how each of them ended.
   */
  handles: {
    /**
     * Handle, spelt as the assistant chose it.
     */
    id: string
    /**
     * Tool behind the handle.
     */
    tool: string
    /**
     * Policy that decided.
     */
    policy?: 'inquire' | 'await' | 'abort'
    /**
     * It stopped by itself, it was ended, or the host left it active.
     */
    end: 'stopped' | 'aborted' | 'active'
    /**
     * Output or message of the failure, where it is delivered.
     */
    result?: string
  }[]
  /**
   * What the assistant is told at the start of its next turn, in the order of delivery.
   */
  notifications: Notification[]
}
