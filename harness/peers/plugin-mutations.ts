import { isObject, type JsonObject } from '../wire/json.ts'
import {
  type HostConversation,
  type PluginHostState,
  PluginRefusal,
  type Serve,
} from './plugin-state.ts'

/** What a plugin may ask for that changes the workspace. @see rfd072 §Workspace Mutations */
export const mutations: Readonly<Record<string, { feature: string; serve: Serve }>> = {
  lock: { feature: 'lock', serve: lock },
  unlock: { feature: 'lock', serve: unlock },
  create_conversation: { feature: 'create', serve: create },
  push_events: { feature: 'push', serve: push },
}

function lock(state: PluginHostState, { conversation }: JsonObject): JsonObject {
  state.locked.add(known(state, conversation).id)
  return { type: 'locked', conversation }
}

function unlock(state: PluginHostState, { conversation }: JsonObject): JsonObject {
  known(state, conversation)
  if (!state.locked.delete(conversation))
    throw new PluginRefusal('the conversation is not locked by the plugin', conversation)
  return { type: 'unlocked', conversation }
}

/** The id of the first conversation that a plugin creates; each of the others is one higher. */
const FIRST_CREATED = 17_127_700_000

function create(state: PluginHostState, { title }: JsonObject): JsonObject {
  const id = String(FIRST_CREATED + state.conversations.size)
  const named = typeof title === 'string' ? { title } : {}
  state.conversations.set(id, { id, ...named, events: [] })
  state.locked.add(id)
  return { type: 'created', conversation: id }
}

function push(state: PluginHostState, { conversation, events }: JsonObject): JsonObject {
  const stored = known(state, conversation)
  if (!state.locked.has(conversation))
    throw new PluginRefusal('the conversation is not locked by the plugin', conversation)
  if (!Array.isArray(events)) throw new PluginRefusal('there is no list of events', conversation)
  const next = [...stored.events]
  events.forEach((event, place) => {
    const problem = problemOf(event, next)
    if (problem) throw new PluginRefusal(`event ${place} ${problem}`, conversation)
    next.push({ timestamp: PUSHED, ...(event as JsonObject) })
  })
  stored.events = next
  return { type: 'pushed', conversation, count: events.length }
}

/** The time of every push. */
const PUSHED = '2026-03-04 08:00:00.0'

/** Responses, and the requests that they need. */
const ANSWERS: Readonly<Record<string, string>> = {
  tool_call_response: 'tool_call_request',
  inquiry_response: 'inquiry_request',
}

/** What is wrong with an event that is to follow others. @see rfd072 §Workspace Mutations */
function problemOf(event: unknown, earlier: readonly JsonObject[]): string | undefined {
  if (!isObject(event) || typeof event.type !== 'string') return 'has no type'
  const request = ANSWERS[event.type]
  if (request === undefined) return undefined
  const isAsked = earlier.some(({ type, id }) => type === request && id === event.id)
  return isAsked ? undefined : `answers no ${request}`
}

/** @throws PluginRefusal where there is no such conversation. */
function known({ conversations }: PluginHostState, id: unknown): HostConversation {
  const found = conversations.get(id)
  if (!found) throw new PluginRefusal(`there is no conversation ${String(id)}`, id)
  return found
}
