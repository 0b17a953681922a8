import { elementsOf, isObject, type JsonObject } from '../wire/json.ts'
import { changedAtEnds } from './list-ends.ts'
import { entriesOf, rewriting } from './plugin.ts'
import { unknownPushed } from './plugin-events.ts'
import { plainly, type Tactic } from './tactic.ts'

/** A text that a plugin without a JSON library gets wrong: all that must be escaped, and runs of blanks. */
const AWKWARD_TEXT =
  'a "b" \\n\\ c\td\u0001  e\r\nf %s $(g) `h` & <i> \u2028\u2029\u0085 e\u0301 \u{1f468}\u200d\u{1f469} \\u0041 '

/** A text with the awkward one before it, and with blanks at both ends. */
export const awkwardForm = (text: string): string => ` ${AWKWARD_TEXT}${text} `

/** Members of a reply that hold a text which people wrote. */
const TEXTS: readonly string[] = ['title', 'content', 'message', 'reasoning']

/** Puts awkward text into titles, messages, an argument of each call, events of subscriptions and texts of the configuration. @see rfd072 §Stdout Hygiene */
export const awkwardText = (): Tactic => ({
  rewrite(message) {
    if (message.type === 'conversations' || message.type === 'events')
      return [
        { emit: { ...message, data: changedAtEnds(entriesOf(message), awkward) } },
        { applied: true },
      ]
    if (message.type === 'event' && isObject(message.data))
      return [{ emit: { ...message, data: awkward(message.data) } }, { applied: true }]
    if (message.type !== 'config') return plainly(message)
    return [{ emit: { ...message, data: awkwardly(message.data) } }, { applied: true }]
  },
})

/** Starts a plugin with awkward arguments, and behind or before them with one that is the type of another first message. */
export const awkwardArguments = (isFirst = false): Tactic =>
  rewriting(['init'], ({ args, ...message }) => {
    const words = elementsOf(args).map((word) => awkwardForm(String(word)))
    return { ...message, args: isFirst ? ['describe', ...words] : [...words, 'describe'] }
  })

const awkward = (entry: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      name === 'arguments' && isObject(value)
        ? { ...value, note: awkwardForm('') }
        : TEXTS.includes(name) && typeof value === 'string'
          ? awkwardly(value)
          : value,
    ]),
  )

function awkwardly(value: unknown): unknown {
  if (typeof value === 'string') return awkwardForm(value)
  if (Array.isArray(value)) return value.map(awkwardly)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, awkwardly(v)]))
}

/** Puts events that no plugin knows between the others, of types that exist today and of one that does not. */
export function unknownEvents(): Tactic {
  const pushed = unknownPushed()
  return {
    rewrite(message, turn) {
      if (message.type !== 'events') return pushed.rewrite(message, turn)
      const data = changedAtEnds(entriesOf(message), (event) => [event, ...UNKNOWN_EVENTS])
      return [{ emit: { ...message, data: [...UNKNOWN_EVENTS, ...data] } }, { applied: true }]
    },
  }
}

const UNKNOWN_EVENTS: readonly JsonObject[] = [
  { type: 'config_delta', delta: { assistant: { name: 'Bea' } } },
  { timestamp: '2026-03-01 09:00:00.5', type: 'x-unknown', content: 7, arguments: [null] },
]

/** Bytes of one member of a long message. */
const PIECE = 1_000

/** Makes `init`, a whole configuration and the events of a conversation about as long as asked for. @see rfd072 §Protocol */
export const longLines = (bytes: number): Tactic => ({
  rewrite(message) {
    if (message.type === 'init')
      return [{ emit: { ...message, config: padded(message.config, bytes) } }, { applied: true }]
    if (message.type === 'config' && message.path === undefined)
      return [{ emit: { ...message, data: padded(message.data, bytes) } }]
    if (message.type !== 'events') return plainly(message)
    return [{ emit: { ...message, data: longEvents(message, bytes) } }]
  },
})

function padded(config: unknown, bytes: number): JsonObject {
  const tools = Object.fromEntries(pieces(bytes).map((text, i) => [`tool_${i}`, { text }]))
  return { ...(isObject(config) && config), tools }
}

function longEvents(message: JsonObject, bytes: number): JsonObject[] {
  const timestamp = '2026-03-01 09:00:00.5'
  const more = pieces(bytes).map((id) => ({
    ...{ timestamp, type: 'tool_call_response', id: 'call_1', content: id, is_error: false },
  }))
  return [...entriesOf(message), ...more]
}

const pieces = (bytes: number): string[] =>
  Array.from({ length: Math.ceil(bytes / PIECE) }, () => 'p'.repeat(PIECE))
