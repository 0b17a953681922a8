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

/** What the assistant is asked: a turn, and the conversation so far. */
export interface AssistantRequest extends TurnRequest {
  events: readonly JsonObject[]
}

/** A piece of what the assistant replies: members of a `chat_response`, or a call of a tool. */
export type Piece =
  | { reasoning: string }
  | { message: string }
  | { data: unknown }
  | { call: ToolCall }

/** The model did not reply, or not to the end. */
export class ProviderFailure extends Error {}

/** A model behind whatever provider. */
export interface Assistant {
  /** @throws ProviderFailure */
  reply(request: AssistantRequest): AsyncIterable<Piece>
}
