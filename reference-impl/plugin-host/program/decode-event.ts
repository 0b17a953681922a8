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

/** A value whose strings are decoded, however deep they lie. */
export function decoded(value: unknown): unknown {
  if (typeof value === 'string') return decodedText(value)
  if (Array.isArray(value)) return value.map(decoded)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, decoded(each)]))
}

/** A text that is not base64 of UTF-8 was stored as it is. */
function decodedText(text: string): string {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text && isUtf8(bytes) ? bytes.toString('utf8') : text
}
