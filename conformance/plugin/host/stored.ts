import type { JsonObject } from '../../../harness/wire/json.ts'

/** A conversation that the suite stores. */
export interface StoredConversation {
  id: string
  title: string
  last_activated_at: string
  /** Its events as plugins read them. */
  events: readonly StoredEvent[]
}

/** An event with its kind. */
type StoredEvent = JsonObject & { type: string }

/** Numbers that every program keeps which does not round: fractions, and large and small ones. */
export const NUMBERS = [0.1, -1.5, 1e-7, 1e21, 4_294_967_297, 9_007_199_254_740_991]

const METADATA = { source: { via: 'grüße', code: 'Zm9v' }, sizes: NUMBERS }

/** The conversations of every workspace, with what their storage encodes and what it does not; some texts only look like base64. */
export const STORED: readonly StoredConversation[] = [
  {
    ...{ id: '17127583920', title: 'Parser "rewrite" \\ 表 📏' },
    last_activated_at: '2026-03-01T09:00:05Z',
    events: [
      { timestamp: '2026-03-01 09:00:00.0', type: 'turn_start', metadata: METADATA },
      { timestamp: '2026-03-01 09:00:00.25', type: 'chat_request', content: 'Zm9v' },
      {
        timestamp: '2026-03-01 09:00:01.5',
        type: 'chat_response',
        reasoning: ' The log\r\nknows u\u0308.',
      },
      {
        ...{ timestamp: '2026-03-01 09:00:02.0', type: 'tool_call_request', id: 'call_1' },
        name: 'grep',
        arguments: { pattern: 'foo', code: 'YmFy', deep: [{ word: 'bär 📏', sizes: NUMBERS }] },
      },
      {
        ...{ timestamp: '2026-03-01 09:00:03.75', type: 'tool_call_response', id: 'call_1' },
        ...{ content: 'two commits\n', is_error: true },
      },
      {
        ...{ timestamp: '2026-03-01 09:00:04.0', type: 'tool_call_request', id: 'call_2' },
        ...{ name: 'cat', arguments: {} },
      },
      {
        ...{ timestamp: '2026-03-01 09:00:04.25', type: 'tool_call_response', id: 'call_2' },
        ...{ content: 'YmF6', is_error: false },
      },
      { timestamp: '2026-03-01 09:00:04.5', type: 'chat_response', reasoning: 'YmFy' },
      { timestamp: '2026-03-01 09:00:04.75', type: 'chat_response', message: 'c2Vo' },
      { timestamp: '2026-03-01 09:00:05.0', type: 'chat_response', message: 'Two files.' },
    ],
  },
  {
    ...{ id: '17127590000', title: 'Größe' },
    last_activated_at: '2026-03-02T09:30:02Z',
    events: [{ timestamp: '2026-03-02 09:30:00.0', type: 'turn_start' }],
  },
  {
    ...{ id: '17127601235', title: 'RW1wdHk=', last_activated_at: '2026-03-03T12:00:00Z' },
    events: [],
  },
]

/** The files of these conversations in the layout of jp, where some texts are base64. */
export function storedFiles(): Record<string, string> {
  const files = STORED.map(({ id, title, last_activated_at, events }) =>
    filesOf(id, { title, last_activated_at }, events.map(encodeEvent)),
  )
  return Object.assign({ '.jp/.id': 'k3v9q' }, ...files)
}

/** The files of one conversation in this layout, as it stands in them. */
export const filesOf = (id: string, metadata: object, events: readonly object[]) => ({
  [`.jp/conversations/${id}/metadata.json`]: JSON.stringify(metadata),
  [`.jp/conversations/${id}/events.json`]: JSON.stringify(events),
})

function encodeEvent({ metadata, arguments: args, ...event }: JsonObject): JsonObject {
  const { type, content } = event
  return {
    ...event,
    ...(metadata !== undefined && { metadata: encoded(metadata) }),
    ...(args !== undefined && { arguments: encoded(args) }),
    ...(type === 'tool_call_response' && { content: encoded(content) }),
  }
}

function encoded(value: unknown): unknown {
  if (typeof value === 'string') return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(encoded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, encoded(each)]))
}
