// Written by `npm run spec` from spec/; change it there.
import type { ConversationEvent } from './plugin.ts'
import type { Action, Batch, BatchResponse, Notification, Question, RunMode, SpawnSettings, ToolCall, TurnEnd, TurnEndInquiry } from './toolstate.ts'
export type CallParams = Batch
export type CallResult = BatchResponse
export type FlattenResult =
  | {
      /**
       * Rewritten schema.
       */
      schema: {
        [k: string]: unknown
      }
      /**
       * What was lost; empty when nothing was.
       */
      notes: FlattenNote[]
    }
  | {
      /**
       * Why there is no rewritten schema.
       */
      refused: {
        /**
         * JSON Pointer to the place in the original schema.
         */
        pointer: string
        /**
         * Keyword, or property name, that cannot be rewritten.
         */
        keyword: string
        /**
         * Why it cannot.
         */
        reason: string
      }
    }
  | {
      /**
       * The value in the spelling that was asked for.
       */
      value: unknown
    }
  | {
      /**
       * Why the decoded value does not meet the schema.
       */
      invalid: string
    }
export type InquiryResult =
  | {
      /**
       * The answer with its JSON type; true lets a run or an operation go on. Where the user is to edit a call, `edited` has the arguments with other values by their names, and lets it run with them.
       */
      answer: unknown
    }
  | {
      /**
       * Says that the user refuses or dismisses the prompt.
       */
      denied: true
    }
export type PluginPromptParams =
  | {
      /**
       * Id of the conversation.
       */
      conversation: string
      /**
       * Asks whether a tool may run.
       */
      prompt: 'tool_approval'
      /**
       * Id of the tool call.
       */
      id: string
      /**
       * Name of the tool.
       */
      name: string
      /**
       * Arguments of the call.
       */
      arguments: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * Id of the conversation.
       */
      conversation: string
      /**
       * Asks a question.
       */
      prompt: 'inquiry'
      /**
       * Id of the inquiry.
       */
      id: string
      /**
       * The question as a person reads it.
       */
      question: string
      /**
       * Answers to choose from; a free answer when left out.
       */
      options?: string[]
    }
export type PluginPromptResult =
  | {
      /**
       * What the plugin decided about the call.
       */
      action: 'approve' | 'reject' | 'modify'
      /**
       * Arguments that the tool runs with.
       */
      arguments?: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * What the plugin answered.
       */
      answer: unknown
    }
  | {
      /**
       * What the host did since the plugin did not answer in time.
       */
      fallback: string
    }
export type TurnEndResult = TurnEnd

/**
 * Messages of the driver protocol by file name.
 */
export interface DriverMessages {
  /**
   * Hands the host one batch of calls as an assistant would and returns when each of them has its response.
   */
  call: {
    params: CallParams
    result: CallResult
  }
  /**
   * Does to a running call what a user's interrupt does; the call itself still gets its response.
   */
  cancel: {
    params: CancelParams
    result: CancelResult
  }
  /**
   * Sets the host up anew; every process, handle, answer and file of the time before is gone.
   */
  configure: {
    params: ConfigureParams
    result: ConfigureResult
  }
  /**
   * A conversation as the workspace of a plugin's host is to hold it, or as it stands.
   */
  conversation: Conversation
  /**
   * Asks the driver which host it drives and what the host can do; sent without params.
   */
  describe: {
    params: DescribeParams
    result: DescribeResult
  }
  /**
   * Does what a user does who ends one handle; the answer comes when the host has carried that out.
   */
  end_handle: {
    params: EndHandleParams
    result: EndHandleResult
  }
  /**
   * The files of a project by path.
   */
  'file-set': FileSet
  /**
   * One thing that changed in a schema on its way to a provider, in the form that flattener lines have too.
   */
  'flatten-note': FlattenNote
  /**
   * Asks for a schema in the subset that a provider takes, or for a value in the spelling of either schema.
   */
  flatten: {
    params: FlattenParams
    result: FlattenResult
  }
  /**
   * Passes a question of the host to the suite, which answers as the user or as the assistant.
   */
  inquiry: {
    params: InquiryParams
    result: InquiryResult
  }
  /**
   * Limits that a host lets its user set; what is left out keeps the host's own default.
   */
  limits: Limits
  /**
   * Asks for what the assistant was told unasked since this was last asked for; each notification is told once.
   */
  notifications: {
    params: NotificationsParams
    result: NotificationsResult
  }
  /**
   * Has the host run the probe plugin and returns when that command has ended.
   */
  plugin: {
    params: PluginParams
    result: PluginResult
  }
  /**
   * Scripts what the assistant replies in the turns to come; each reply is used once and in order.
   */
  plugin_assistant: {
    params: PluginAssistantParams
    result: PluginAssistantResult
  }
  /**
   * Asks for conversations as they are stored now, past every cache.
   */
  plugin_conversation: {
    params: PluginConversationParams
    result: PluginConversationResult
  }
  /**
   * Appends events to a conversation from outside the plugin, as another process would.
   */
  plugin_event: {
    params: PluginEventParams
    result: PluginEventResult
  }
  /**
   * Ends the running plugin command as its user would, by an interrupt or a termination signal to the host.
   */
  plugin_interrupt: {
    params: PluginInterruptParams
    result: PluginInterruptResult
  }
  /**
   * Takes or gives back a conversation's write lock from outside the plugin, as another process would.
   */
  plugin_lock: {
    params: PluginLockParams
    result: PluginLockResult
  }
  /**
   * Raises one prompt in the turn that runs on a conversation and returns what came of it.
   */
  plugin_prompt: {
    params: PluginPromptParams
    result: PluginPromptResult
  }
  /**
   * Runs a turn outside the plugin, as a user at a terminal would, and returns when it is over.
   */
  plugin_query: {
    params: PluginQueryParams
    result: PluginQueryResult
  }
  /**
   * What a tool may do through its host; without a policy it may read the project and nothing else.
   */
  policy: Policy
  /**
   * One reply of the scripted assistant.
   */
  reply: Reply
  /**
   * Ends the host and everything that it has started; the driver answers and then exits by itself. The end of its input and SIGTERM do the same without an answer.
   */
  shutdown: {
    params: ShutdownParams
    result: ShutdownResult
  }
  /**
   * Asks for the project's files as they now stand.
   */
  snapshot: {
    params: SnapshotParams
    result: SnapshotResult
  }
  /**
   * A tool as the host is to be configured with it.
   */
  tool: Tool
  /**
   * Asks for the tools as an assistant would be shown them.
   */
  tools: {
    params: ToolsParams
    result: ToolsResult
  }
  /**
   * Ends the assistant's turn and returns when every policy has had its effect.
   */
  turn_end: {
    params: TurnEndParams
    result: TurnEndResult
  }
  /**
   * The workspace that a host's plugins find.
   */
  workspace: Workspace
}
export interface CancelParams {
  /**
   * Id of the tool call, not of the request that carries it.
   */
  id: string
}
export interface CancelResult {
  [k: string]: unknown
}
export interface ConfigureParams {
  /**
   * The project that tools work on; an empty one when left out.
   */
  project?: {
    files: FileSet
  }
  /**
   * Tools that the host offers.
   */
  tools?: Tool[]
  /**
   * Variables of the host's own environment that the suite relies on.
   */
  env?: {
    /**
     * Value of the variable.
     */
    [k: string]: string
  }
  /**
   * Whether a user is there to be asked, through inquiries; false when left out. The assistant is there in any case, for the inquiry at the end of a turn.
   */
  interactive?: boolean
  workspace?: Workspace
}
/**
 * The files of a project by path.
 */
export interface FileSet {
  /**
   * Content of the file at this path, relative to the project root.
   */
  [k: string]:
    | string
    | {
        /**
         * Bytes of the file in padded base64 of the standard alphabet.
         */
        base64: string
      }
    | {
        /**
         * Text that the file repeats.
         */
        repeat: string
        /**
         * How often it does.
         */
        times: number
      }
    | {
        /**
         * Target as it is stored in the link, absolute or relative to the link's directory.
         */
        link: string
      }
    | {
        /**
         * Says that a directory stands here.
         */
        directory: true
      }
}
/**
 * A tool as the host is to be configured with it.
 */
export interface Tool {
  /**
   * Name that calls use.
   */
  name: string
  /**
   * Argument vector that starts the tool; no shell is involved and nothing in it is a template.
   *
   * @minItems 1
   */
  command: string[]
  /**
   * Exchange of messages, or one document on standard output; vfs when left out.
   */
  runtime?: 'vfs' | 'stdio'
  /**
   * Whether the tool offers the stateful protocol; false when left out.
   */
  stateful?: boolean
  /**
   * Commands that a stateful tool offers; all four when left out.
   */
  actions?: Action[]
  /**
   * JSON Schema of the tool's own parameters.
   */
  parameters?: {
    [k: string]: unknown
  }
  policy?: Policy
  /**
   * Options that the tool finds in its initial message.
   */
  options?: {
    [k: string]: unknown
  }
  /**
   * Answers by question id that are preset, so that nobody is asked.
   */
  answers?: {
    [k: string]: unknown
  }
  limits?: Limits
  /**
   * What the tool's handles tell the assistant and how they end with the turn.
   */
  spawn?: SpawnSettings
  /**
   * Whether the assistant can call the tool; true when left out.
   */
  enabled?: boolean
  /**
   * What comes before a run, and what before a command of a handle; unattended when left out.
   */
  run?: RunMode
}
/**
 * What a tool may do through its host; without a policy it may read the project and nothing else.
 */
export interface Policy {
  /**
   * Access to the project's files.
   */
  filesystem?: {
    /**
     * Path prefixes that the tool's writing is confined to.
     */
    allow?: string[]
    /**
     * Whether those paths may be changed; false when left out.
     */
    writable?: boolean
  }
  /**
   * Access to servers; none without an entry in `allow`.
   */
  network?: {
    /**
     * URL prefixes that may be asked for.
     */
    allow?: string[]
    /**
     * Variables of the host that header values may name as `${VAR}`.
     */
    envs?: string[]
  }
  /**
   * Programs that may be run, by name.
   */
  commands?: {
    /**
     * Rule for one program.
     */
    [k: string]: {
      /**
       * Argument lists that are allowed, where a last `**` stands for any rest; any list when left out.
       */
      args?: string[][]
      /**
       * Variables of the host that the program may be given.
       */
      envs?: string[]
    }
  }
}
/**
 * Limits that a host lets its user set; what is left out keeps the host's own default.
 */
export interface Limits {
  /**
   * Milliseconds that a tool may be silent while nothing is owed to it.
   */
  idle_ms?: number
  /**
   * Milliseconds from cancel to SIGTERM.
   */
  cancel_grace_ms?: number
  /**
   * Milliseconds from SIGTERM to SIGKILL.
   */
  term_grace_ms?: number
  /**
   * Largest file in bytes that a read delivers.
   */
  file_bytes?: number
  /**
   * Milliseconds that the host waits at most for handles when the turn would end.
   */
  turn_end_ms?: number
}
/**
 * The workspace that a host's plugins find.
 */
export interface Workspace {
  /**
   * Id of the workspace; the host makes one up when it is left out.
   */
  id?: string
  /**
   * Conversations that the workspace holds.
   */
  conversations?: Conversation[]
  /**
   * Configuration that the host resolves to, as far as the suite reads it back.
   */
  config?: {
    [k: string]: unknown
  }
  /**
   * Settings of plugins by name.
   */
  plugins?: {
    /**
     * Settings of one plugin.
     */
    [k: string]: {
      /**
       * Options that the plugin finds in its initial message.
       */
      options?: {
        [k: string]: unknown
      }
      /**
       * Whether the plugin may run.
       */
      run?: 'ask' | 'unattended' | 'deny'
    }
  }
  /**
   * Milliseconds from the shutdown message to the kill.
   */
  shutdown_ms?: number
  /**
   * Milliseconds after which a prompt that the plugin leaves open falls back.
   */
  prompt_ms?: number
  /**
   * What the host does with a prompt that nobody answers.
   */
  fallback?: 'approve' | 'reject'
}
/**
 * A conversation as the workspace of a plugin's host is to hold it, or as it stands.
 */
export interface Conversation {
  /**
   * Id of the conversation, as the host spells it.
   */
  id: string
  /**
   * Title; null or absent when there is none.
   */
  title?: string | null
  /**
   * Events in the order in which they are stored.
   */
  events?: ConversationEvent[]
  /**
   * Whether anybody holds the write lock.
   */
  locked?: boolean
}
export interface ConfigureResult {
  [k: string]: unknown
}
export interface DescribeParams {
  [k: string]: unknown
}
export interface DescribeResult {
  /**
   * Name of the host.
   */
  name: string
  /**
   * Version of the host, in its own spelling.
   */
  version: string
  /**
   * Ids of the features that the host claims.
   */
  features: string[]
}
export interface EndHandleParams {
  /**
   * Id of the handle.
   */
  id: string
}
export interface EndHandleResult {
  [k: string]: unknown
}
/**
 * One thing that changed in a schema on its way to a provider, in the form that flattener lines have too.
 */
export interface FlattenNote {
  /**
   * JSON Pointer to the place in the original schema.
   */
  pointer: string
  /**
   * Keyword that the provider does not take.
   */
  keyword: string
  /**
   * Whether something is no longer enforced, or what; false where it was only respelt.
   */
  lost: boolean | string
  /**
   * Whether the model is told instead, or where in the rewritten schema.
   */
  told: boolean | string
}
export interface FlattenParams {
  /**
   * Name of a provider profile; one that the host does not know is answered with the error -32602.
   */
  provider: string
  /**
   * Schema to rewrite.
   */
  schema: {
    [k: string]: unknown
  }
  /**
   * A value that meets the schema, whose flattened spelling is asked for instead of the schema; only where the feature instances is claimed.
   */
  encode?: unknown
  /**
   * A value in the flattened spelling, whose own spelling is asked for likewise.
   */
  decode?: unknown
}
export interface InquiryParams {
  /**
   * Id of the inquiry, of its own in every one.
   */
  id: string
  /**
   * A tool's question, the handles of a turn's end, or a text.
   */
  question:
    | Question
    | TurnEndInquiry
    | {
        /**
         * The question as a person reads it.
         */
        text: string
      }
  /**
   * What the inquiry is about.
   */
  source: {
    /**
     * A tool's question, an operation the policy leaves open, a permission to run, or a turn's end.
     */
    kind: 'question' | 'policy' | 'permission' | 'turn-end'
    /**
     * Tool on whose behalf somebody is asked.
     */
    tool?: string
    /**
     * Id of the tool call that waits.
     */
    call?: string
    /**
     * Handle that waits.
     */
    handle?: string
    /**
     * Who is asked.
     */
    target?: 'user' | 'assistant'
    /**
     * Request that the policy leaves open, by method and params.
     */
    operation?: {
      /**
       * Name of the method.
       */
      method: string
      /**
       * Params of the request.
       */
      params?: {
        [k: string]: unknown
      }
    }
  }
}
export interface NotificationsParams {
  [k: string]: unknown
}
export interface NotificationsResult {
  /**
   * Notifications in the order of delivery.
   */
  notifications: Notification[]
}
export interface PluginParams {
  /**
   * Name of the plugin, the part after `jp-`; probe when left out.
   */
  name?: string
  /**
   * Argument vector of the plugin's program, for a host that does not look for it on the PATH.
   *
   * @minItems 1
   */
  command?: string[]
  /**
   * Arguments after the plugin's name.
   */
  args: string[]
  /**
   * Steps that the plugin finds in its options as `script`.
   */
  script?: {
    [k: string]: unknown
  }[]
}
export interface PluginResult {
  /**
   * Exit status of the host's command.
   */
  status: number
  /**
   * What the user sees on standard output.
   */
  output: string
  /**
   * What the user sees on standard error.
   */
  diagnostics?: string
}
export interface PluginAssistantParams {
  /**
   * Replies that take the place of earlier ones; when they are used up the provider fails.
   */
  replies: Reply[]
  /**
   * Lets a reply that pauses go on.
   */
  resume?: boolean
}
/**
 * One reply of the scripted assistant.
 */
export interface Reply {
  /**
   * Pieces of the reply's text, streamed one by one.
   */
  chunks?: string[]
  /**
   * Milliseconds before each piece; 0 when left out.
   */
  chunk_delay_ms?: number
  /**
   * Pieces of reasoning, streamed before the text.
   */
  reasoning?: string[]
  /**
   * Number of pieces of text after which the reply stops until it is resumed.
   */
  pauses_after?: number
  /**
   * Tools that the reply calls; another reply follows their responses.
   */
  calls?: ToolCall[]
  /**
   * Value of a reply whose form a schema constrains.
   */
  structured?: unknown
  /**
   * Makes the provider fail with this text.
   */
  failure?: string
}
export interface PluginAssistantResult {
  /**
   * What the assistant has been asked in this workspace so far, in order.
   *
   * Items: One request to the assistant.
   */
  requests?: {
    /**
     * Id of the conversation.
     */
    conversation?: string
    /**
     * What the user says in this turn.
     */
    content?: string
    /**
     * Attachments of this turn, with their content.
     */
    attachments?: unknown[]
    /**
     * Schema that constrains the answer; left out or null for free text.
     */
    schema?: {} | null
    /**
     * Responses to the calls of this turn so far, as `tool_call_response` events.
     */
    responses?: ConversationEvent[]
  }[]
  [k: string]: unknown
}
export interface PluginConversationParams {
  /**
   * The one conversation that is asked for; all of them when left out.
   */
  id?: string
}
export interface PluginConversationResult {
  /**
   * Stored conversations; empty when there is none with the id.
   */
  conversations: Conversation[]
}
export interface PluginEventParams {
  /**
   * Id of the conversation.
   */
  conversation: string
  /**
   * Events to append, all of them or none.
   *
   * @minItems 1
   */
  events: ConversationEvent[]
}
export interface PluginEventResult {
  [k: string]: unknown
}
export interface PluginInterruptParams {
  /**
   * Signal for the host alone; SIGINT when left out.
   */
  signal?: 'SIGINT' | 'SIGTERM' | 'SIGHUP'
}
export interface PluginInterruptResult {
  [k: string]: unknown
}
export interface PluginLockParams {
  /**
   * Id of the conversation.
   */
  conversation: string
  /**
   * Whether the other process holds the lock from now on.
   */
  held: boolean
}
export interface PluginLockResult {
  /**
   * Whether the other process holds the lock now; false where the plugin has it.
   */
  held: boolean
}
export interface PluginQueryParams {
  /**
   * Id of the conversation.
   */
  conversation: string
  /**
   * What the user says.
   */
  content: string
}
export interface PluginQueryResult {
  /**
   * Whether the turn ran to its end; false when it was refused or failed.
   */
  completed: boolean
  /**
   * Why it did not.
   */
  reason?: string
}
export interface ShutdownParams {
  [k: string]: unknown
}
export interface ShutdownResult {
  [k: string]: unknown
}
export interface SnapshotParams {
  [k: string]: unknown
}
export interface SnapshotResult {
  files: FileSet
}
export interface ToolsParams {
  /**
   * Name of the provider profile whose form is asked for; the plain schemas when left out. A name that the host does not know is answered with the error -32602.
   */
  provider?: string
}
export interface ToolsResult {
  /**
   * Tools that are offered, built-in ones among them.
   */
  tools: {
    /**
     * Name of the tool.
     */
    name: string
    /**
     * What the assistant reads about the tool.
     */
    description?: string
    /**
     * Schema of the tool's arguments.
     */
    parameters: {
      [k: string]: unknown
    }
  }[]
  /**
   * Tools that are left out, since the provider cannot be given their schemas; a host may leave this out.
   */
  refused?: {
    /**
     * Name of the tool.
     */
    name: string
    /**
     * Why it cannot be expressed, in one sentence.
     */
    reason: string
  }[]
}
export interface TurnEndParams {
  [k: string]: unknown
}
