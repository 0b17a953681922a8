import { isUtf8 } from 'node:buffer'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'

/** An event as plugins see it: what is stored in base64 is plain. @see rfd072 §Workspace Queries */
export function decodeEvent(event: JsonObject): JsonObject {
  const { type, content, arguments: args, metadata } = event
  return {
    ...event,
    ...(metadata !== undefined && { metadata: decoded(metadata) }),
    ...(type === 'tool_call_request' && args !== undefined && { arguments: decoded(args) }),
    ...(type === 'tool_call_response' && { content: decoded(content) }),
  }
}

/** An event as it is stored: some of its texts are base64. @see rfd072 §Workspace Queries */
export function encodeEvent(event: JsonObject): JsonObject {
  const { type, content, arguments: args, metadata } = event
  return {
    ...event,
    ...(metadata !== undefined && { metadata: encoded(metadata) }),
    ...(type === 'tool_call_request' && args !== undefined && { arguments: encoded(args) }),
    ...(type === 'tool_call_response' && { content: encoded(content) }),
  }
}

/** A value whose strings are decoded, however deep they lie. */
export const decoded = (value: unknown): unknown => withTexts(value, decodedText)

const encoded = (value: unknown): unknown =>
  withTexts(value, (text) => Buffer.from(text).toString('base64'))

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change))
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([name, each]) => [name, withTexts(each, change)])
  return Object.fromEntries(members)
}

/** A text that is not base64 of UTF-8 was stored as it is. */
function decodedText(text: string): string {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text && isUtf8(bytes) ? bytes.toString('utf8') : text
}
