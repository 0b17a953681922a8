import { isObject, type JsonObject } from '../wire/json.ts'
import { changedAtEnds } from './list-ends.ts'
import { plainly, type Tactic } from './tactic.ts'

/** Members that nobody knows. */
export const UNKNOWN = { 'x-unknown': { nested: [1, 'two', null] }, 'x-flag': true }

/** Adds members that nobody knows to the first message, at every level. @see rfd-d11 §Initial context */
export const unknownInitMembers = (): Tactic => ({
  rewrite(message, turn) {
    if (turn.at !== 0) return plainly(message)
    if (message.type === 'init') return [{ emit: enrichedInit(message) }, { applied: true }]
    if (message.type === 'describe')
      return [{ emit: { ...message, ...UNKNOWN } }, { applied: true }]
    const params = isObject(message.params) ? message.params : {}
    const tool = isObject(params.tool) ? params.tool : {}
    const more = {
      ...message,
      ...UNKNOWN,
      params: { ...params, ...UNKNOWN, capabilities: {}, tool: { ...tool, ...UNKNOWN } },
    }
    return [{ emit: more }, { applied: true }]
  },
})

/** What a plugin is started with; its configuration and settings are the user's, and stay as they are. */
function enrichedInit(message: JsonObject): JsonObject {
  const workspace = isObject(message.workspace) ? message.workspace : {}
  return { ...message, ...UNKNOWN, workspace: { ...workspace, ...UNKNOWN } }
}

/** Adds members that no tool knows to every response, to its result and to the objects within. */
export const unknownResponseMembers = (): Tactic => ({
  rewrite: (message, turn) =>
    turn.at === 0
      ? plainly(message)
      : [{ emit: enriched(message) as JsonObject }, { applied: true }],
})

function enriched(value: unknown): unknown {
  if (Array.isArray(value)) return changedAtEnds(value, (element) => [enriched(element)])
  if (!isObject(value)) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([k, v]) => [k, enriched(v)])),
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

/** Sends the `pending` notification, and one that nobody knows with and without params, before every response. @see rfd-d11 §Inquiry prompt blocking */
export const unknownNotifications = (): Tactic => ({
  rewrite(message, turn) {
    if (turn.at === 0) return plainly(message)
    const pending = { request_id: turn.request?.id, reason: 'awaiting user approval' }
    return [
      { emit: { jsonrpc: '2.0', method: 'pending', params: pending } },
      { emit: { jsonrpc: '2.0', method: 'x-unknown', params: UNKNOWN } },
      { emit: { jsonrpc: '2.0', method: 'x-bare' } },
      { emit: message },
      { applied: true },
    ]
  },
})

/** Sends a hundred notifications, 64 KiB together, while a response is outstanding. */
export const notificationFlood = (at: number): Tactic => ({
  rewrite(message, turn) {
    if (turn.at !== at) return plainly(message)
    const noise = { jsonrpc: '2.0', method: 'x-noise', params: { padding: '.'.repeat(600) } }
    return [
      ...Array.from({ length: 100 }, () => ({ emit: noise })),
      { emit: message },
      { applied: true },
    ]
  },
})
