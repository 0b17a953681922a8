import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'

/** What the user asks for in a turn. @see rfd-d18 §Query (Agent Loop Delegation) */
export interface TurnRequest {
  conversation: string
  content: string
  attachments: readonly unknown[]
  /** Schema that constrains the answer. */
  schema?: JsonObject
}

/** A tool that the assistant may call. */
export interface OfferedTool {
  name: string
  description?: string
  parameters: JsonObject
}

/** What the assistant is asked: a turn, the conversation so far, and what it may call. */
export interface AssistantRequest extends TurnRequest {
  events: readonly JsonObject[]
  tools?: readonly OfferedTool[]
}

/** A piece of what the assistant replies: members of a `chat_response`, or a call of a tool. */
export type Piece =
  | { reasoning: string }
  | { message: string }
  | { data: unknown }
  | { call: ToolCall }

/** The model did not reply, or not to the end. */
export class ProviderFailure extends Error {
  /** To ask once more is of no use. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false } = {}) {
    super(message)
    this.isFinal = isFinal
  }
}

/** A model behind whatever provider. */
export interface Assistant {
  /** Replies until it is interrupted. @throws ProviderFailure */
  reply(request: AssistantRequest, interruption?: AbortSignal): AsyncIterable<Piece>
}
