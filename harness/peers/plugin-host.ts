import type { Move } from '../adversary/tactic.ts'
import { LEFT, PLUGIN_DIALECT, SILENCE } from '../session/tool/dialect.ts'
import { isObject, type JsonObject } from '../wire/json.ts'
import { mutations } from './plugin-mutations.ts'
import { hostStateOf, type PluginHostState, PluginRefusal, type Serve } from './plugin-state.ts'
import { occur, remind, subscribing } from './plugin-subscriptions.ts'
import { fallBack, play, querying, release, respond } from './plugin-turns.ts'
import type { PluginWorkspace, PluginWorkspaceConversation } from './plugin-workspace.ts'
import type { ScriptedHost } from './scripted-host.ts'

/** The host of a plugin. @see rfd072 §Workspace Queries */
export function scriptedPluginHost(workspace: PluginWorkspace): ScriptedHost {
  const state = hostStateOf(workspace)
  return {
    dialect: PLUGIN_DIALECT,
    answer: (request, type) => replyTo(state, request, type),
    follow: (type, message) => follow(state, type, message),
  }
}

/** What happens of its own accord after a message of the plugin, or in its silence. @see rfd-d18 §Subscriptions */
function follow(state: PluginHostState, type: string, message: JsonObject = {}): Move[] {
  if (type === 'subscribe') return occur(state)
  if (type === 'query') return state.turns.size > 0 ? play(state, message.conversation) : []
  if (type === 'respond') return respond(state, message)
  if (type === 'print') return release(state)
  if (type === LEFT) return remind(state)
  return type === SILENCE ? fallBack(state) : []
}

/** The reply of a well-behaved host to a request: what is asked for, or `error`. @see rfd072 §Request IDs */
function replyTo(state: PluginHostState, request: JsonObject, type: string): JsonObject {
  const id = request.id === undefined ? {} : { id: request.id }
  try {
    const { type: of, ...reply } = serveType(state, request, type)
    return { type: of, ...id, ...reply }
  } catch (error) {
    if (!(error instanceof PluginRefusal)) throw error
    const { conversation, message } = error
    const about = conversation === undefined ? {} : { conversation }
    return { type: 'error', ...id, request: type, ...about, message }
  }
}

/** @throws PluginRefusal for a request that is not served. */
function serveType(state: PluginHostState, request: JsonObject, type: string): JsonObject {
  const row = Object.hasOwn(served, type) ? served[type] : undefined
  if (!row || !state.features.includes(row.feature))
    throw new PluginRefusal(`requests of type ${type} are not served`)
  return row.serve(state, request)
}

/** What is served, and the feature of the protocol that it belongs to. */
interface Served {
  feature: string
  serve: Serve
}

const served: Readonly<Record<string, Served>> = {
  list_conversations: {
    feature: 'conversations',
    serve: ({ conversations }) => ({
      type: 'conversations',
      data: [...conversations.values()].map(summaryOf),
    }),
  },
  read_events: {
    feature: 'conversations',
    serve: ({ conversations }, { conversation }) => {
      const found = conversations.get(conversation)
      if (!found) throw new PluginRefusal(`there is no conversation ${String(conversation)}`)
      return { type: 'events', conversation, data: found.events }
    },
  },
  read_config: {
    feature: 'config',
    serve: ({ config }, { path }) =>
      path === undefined || path === null
        ? { type: 'config', data: config }
        : { type: 'config', path, data: valueAt(config, String(path)) },
  },
  ...mutations,
  ...subscribing,
  ...querying,
}

const LAST_ACTIVATED = '2026-03-01T09:00:00Z'

const summaryOf = ({
  id,
  title = null,
  last_activated_at,
  events,
}: PluginWorkspaceConversation) => ({
  ...{ id, title, last_activated_at: last_activated_at ?? LAST_ACTIVATED },
  events_count: events?.length ?? 0,
})

/** The member that a path of names with dots between them leads to. */
function valueAt(config: JsonObject, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (!isObject(value) || !Object.hasOwn(value, name))
      throw new PluginRefusal(`there is no setting ${path}`)
    return value[name]
  }, config)
}
