import type { Json } from './tool.ts'

/** What a plugin states of itself. @see rfd072 §Plugin Self-Description */
export interface Description {
  name: string
  /** The plugin's own version. */
  version: string
  /** What it is for, in one line. */
  description: string
  /** The words that users type to run it; without it those of the program's name, which is split at hyphens. */
  command?: string[]
  author?: string
  /** The whole help, which is also what somebody sees who starts the plugin on a terminal. */
  help?: string
  repository?: string
}

/** What a run is started with. @see rfd072 §Lifecycle */
export interface Init {
  version: number
  workspace: { root: string; storage: string; id: string }
  config: Json
  /** The settings made for this plugin. */
  options?: Json
  /** The words behind the command path. */
  args: string[]
  /** 0 error, 1 warn, 2 info, 3 debug, 4 trace. */
  log_level: number
}

export interface Conversation {
  id: string
  title?: string | null
  [member: string]: unknown
}

/** An event of a conversation; kinds other than the known ones may occur. @see rfd072 §Workspace Queries */
export interface ConversationEvent {
  type: string
  timestamp?: string
  [member: string]: unknown
}

/** How a text is shown. @see rfd072 §Output */
export interface Printing {
  channel?: 'content' | 'chrome' | 'tool_call' | 'tool_result' | 'reasoning' | 'error'
  format?: 'plain' | 'markdown' | 'json' | 'code'
  /** Language of a text whose format is `code`. */
  language?: string
}

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error'

/** What a turn is given besides its text. @see rfd-d18 §Query (Agent Loop Delegation) */
export interface QueryOptions {
  attachments?: ({ type: string } & Json)[]
  /** JSON Schema that the answer has to meet. */
  schema?: Json
}

interface Of {
  conversation: string
}

/** What a plugin may ask for: the members of each request and of its reply. @see rfd072 §Protocol */
export interface Requests {
  list_conversations: { members: object; reply: { data: Conversation[] } }
  read_events: { members: Of; reply: Of & { data: ConversationEvent[] } }
  read_config: { members: { path?: string }; reply: { data: unknown } }
  lock: { members: Of; reply: Of }
  unlock: { members: Of; reply: Of }
  push_events: { members: Of & { events: ConversationEvent[] }; reply: Of & { count: number } }
  create_conversation: { members: { title?: string }; reply: Of }
  subscribe: { members: Of & { sub_id: string; events?: string[] }; reply: { sub_id: string } }
  unsubscribe: { members: { sub_id: string }; reply: { sub_id: string } }
  query: { members: Of & QueryOptions & { content: string }; reply: Of }
}
