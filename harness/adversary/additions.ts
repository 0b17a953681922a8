import { isObject, type JsonObject } from '../wire/json.ts'
import { changedAtEnds } from './list-ends.ts'
import { type Move, plainly, type Tactic } from './tactic.ts'

/** Members that nobody knows. */
export const UNKNOWN = { 'x-unknown': { nested: [1, 'two', null] }, 'x-flag': true }

/** More of them for a tool, which come first: members of other types, and with names that are unusual. */
const UNKNOWN_FIRST = { 'x-null': null, 'x-number': -1.5, größe: 'ü', '': [] }

/** Names that mean something in a message, and nothing in an object within it. @see rfd-d11 §Request and response format */
const NAMES_OF_MESSAGES = {
  ...{ id: 'x-unknown', method: 'x-unknown', jsonrpc: '1.0' },
  error: { code: -1, message: 'this is no error' },
}

/** Members that `init` has, and `describe` does not know. @see rfd072 §Lifecycle */
const OF_INIT = { version: 1, args: [] }

/** Adds members that nobody knows to the first message, at every level. @see rfd-d11 §Initial context */
export const unknownInitMembers = (): Tactic => ({
  rewrite(message, turn) {
    if (turn.at !== 0) return plainly(message)
    if (message.type === 'init') return [{ emit: enrichedInit(message) }, { applied: true }]
    if (message.type === 'describe')
      return [{ emit: { ...message, ...UNKNOWN, ...OF_INIT } }, { applied: true }]
    const params = isObject(message.params) ? message.params : {}
    const tool = isObject(params.tool) ? params.tool : {}
    const within = { capabilities: {}, tool: { ...UNKNOWN_FIRST, ...tool, ...UNKNOWN } }
    const more = {
      ...{ ...UNKNOWN_FIRST, ...message, ...UNKNOWN },
      params: { ...UNKNOWN_FIRST, ...params, ...UNKNOWN, ...within },
    }
    return [{ emit: more }, { applied: true }]
  },
})

/** What a plugin is started with; its configuration and settings are the user's, and stay as they are. */
function enrichedInit(message: JsonObject): JsonObject {
  const enriched = ['workspace', 'paths'].flatMap((name) => {
    const value = message[name]
    return isObject(value) ? [[name, { ...value, ...UNKNOWN }]] : []
  })
  return { ...message, ...UNKNOWN, ...Object.fromEntries(enriched) }
}

/** Adds members that no tool knows to every response, to its result and to the objects within. */
export const unknownResponseMembers = (): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === 0
      ? plainly(message)
      : [{ emit: enrichedReply(message) as JsonObject }, { applied: true }],
})

const enrichedReply = (message: JsonObject): unknown =>
  message.jsonrpc === undefined
    ? enriched(message)
    : {
        ...UNKNOWN_FIRST,
        ...(enriched(message, { ...NAMES_OF_MESSAGES, ...UNKNOWN_FIRST }) as JsonObject),
        ...UNKNOWN,
      }

/** Adds them to a value at every depth; before the members of the objects within it come some of their own. */
function enriched(value: unknown, first: JsonObject = {}, depth = 0): unknown {
  const within = (inner: unknown) => enriched(inner, first, depth + 1)
  if (Array.isArray(value)) return changedAtEnds(value, (element) => [within(element)])
  if (!isObject(value)) return value
  return {
    ...(depth > 0 && first),
    ...Object.fromEntries(Object.entries(value).map(([k, v]) => [k, within(v)])),
    ...UNKNOWN,
  }
}

/** Announces a newer minor version. @see rfd-d11 §Protocol versioning and evolution */
export const newerMinorVersion = (version: string): Tactic => ({
  rewrite(message, turn) {
    if (turn.at !== 0 || !isObject(message.params)) return plainly(message)
    return [
      { emit: { ...message, params: { ...message.params, protocol_version: version } } },
      { applied: true },
    ]
  },
})

/**
 * Sends notifications that nobody knows together with `init`, and before every response, there the `pending` notification
 * among them.
 * @see rfd-d11 §Inquiry prompt blocking
 */
export const unknownNotifications = (): Tactic => ({
  rewrite(message, turn) {
    const { id } = turn.request ?? {}
    if (turn.at === 0) return [{ sendTogether: [message, ...unknownTo(id)] }, { applied: true }]
    const pending = { request_id: id, reason: 'awaiting user approval' }
    return [
      { emit: { jsonrpc: '2.0', method: 'pending', params: pending } },
      ...unknownTo(id).map((emit) => ({ emit })),
      { emit: message },
      { applied: true },
    ]
  },
})

/** With params, without, with a list of them, and with names like one that a tool knows. */
const unknownTo = (id: unknown): JsonObject[] =>
  [
    { method: 'x-unknown', params: UNKNOWN },
    { method: 'x-bare' },
    { method: '$/x-list', params: [1, 'two', null] },
    { method: 'cancelled', params: { id, request_id: id } },
    { method: 'Cancel', params: {} },
  ].map((notification) => ({ jsonrpc: '2.0', ...notification }))

/** Lengths of the notifications of a flood, and how many there are of each. */
const FLOOD = [
  [24_000, 1],
  [600, 50],
  [1, 250],
] as const

/** Sends hundreds of notifications, one of them long, 64 KiB together, while a response is outstanding. */
export const notificationFlood = (at: number): Tactic => ({
  rewrite(message, turn) {
    if (turn.at !== at) return plainly(message)
    return [
      ...FLOOD.flatMap(([length, count]) => Array<Move>(count).fill({ emit: noiseOf(length) })),
      { emit: message },
      { applied: true },
    ]
  },
})

const noiseOf = (length: number): JsonObject => ({
  ...{ jsonrpc: '2.0', method: 'x-noise' },
  params: { padding: '.'.repeat(length) },
})
