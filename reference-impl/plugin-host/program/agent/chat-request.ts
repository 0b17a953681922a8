import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { AssistantRequest, OfferedTool } from './assistant.ts'

/** The body of a request for a streamed reply. */
export function bodyFor(request: AssistantRequest, model: string): JsonObject {
  const { tools = [], schema } = request
  return {
    ...{ model, stream: true, messages: messagesFor(request) },
    ...(tools.length > 0 && { tools: tools.map(toolOf) }),
    ...(schema && {
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
    }),
  }
}

/** The messages that a conversation makes; attachments stand behind what the user asks last. */
function messagesFor({ events, attachments }: AssistantRequest): JsonObject[] {
  const last = events.findLastIndex(({ type }) => type === 'chat_request')
  const messages: JsonObject[] = []
  for (const [at, event] of events.entries()) {
    const message = messageOf(event)
    if (at === last && message)
      message.content = [message.content, ...attachments.map(textOf)].join('\n\n')
    if (message) add(messages, message)
  }
  return messages
}

const toolOf = (tool: OfferedTool) => ({ type: 'function', function: { ...tool } })

const MESSAGES: Readonly<Record<string, (event: JsonObject) => JsonObject | undefined>> = {
  chat_request: ({ content }) => ({ role: 'user', content }),
  chat_response: ({ message, data }) => {
    const content = message ?? (data === undefined ? undefined : JSON.stringify(data))
    return content === undefined ? undefined : { role: 'assistant', content }
  },
  tool_call_request: ({ id, name, arguments: args }) => {
    const called = { name, arguments: JSON.stringify(args) }
    return { role: 'assistant', tool_calls: [{ id, type: 'function', function: called }] }
  },
  tool_call_response: ({ id, content }) => ({ role: 'tool', tool_call_id: id, content }),
}

const messageOf = (event: JsonObject): JsonObject | undefined =>
  Object.hasOwn(MESSAGES, String(event.type)) ? MESSAGES[String(event.type)]?.(event) : undefined

/** Calls belong to the message of the assistant before them. */
function add(messages: JsonObject[], message: JsonObject): void {
  const before = messages.at(-1)
  if (before?.role === 'assistant' && message.tool_calls !== undefined)
    before.tool_calls = [
      ...((before.tool_calls as unknown[]) ?? []),
      ...(message.tool_calls as unknown[]),
    ]
  else messages.push(message)
}

/** An attachment as text, with its place in front. */
function textOf(attachment: unknown): string {
  const { path, content } = isObject(attachment) ? attachment : {}
  return typeof content === 'string'
    ? `${String(path ?? '')}\n${content}`
    : JSON.stringify(attachment)
}
