import { PLUGIN_DIALECT } from '../session/tool/dialect.ts'
import { isObject, type JsonObject } from '../wire/json.ts'
import type { PluginWorkspace, PluginWorkspaceConversation } from './plugin-workspace.ts'
import type { ScriptedHost } from './scripted-host.ts'

/** A request that is answered with `error`, for that reason. */
class PluginRefusal extends Error {}

type Serve = (workspace: PluginWorkspace, request: JsonObject) => JsonObject

/** The host of a plugin. @see rfd072 §Workspace Queries */
export const scriptedPluginHost = (workspace: PluginWorkspace): ScriptedHost => ({
  dialect: PLUGIN_DIALECT,
  answer: (request, type) => replyTo(workspace, request, type),
})

/** The reply of a well-behaved host to a request: what is asked for, or `error`. @see rfd072 §Request IDs */
function replyTo(workspace: PluginWorkspace, request: JsonObject, type: string): JsonObject {
  const id = request.id === undefined ? {} : { id: request.id }
  try {
    const { type: of, ...reply } = serveType(workspace, request, type)
    return { type: of, ...id, ...reply }
  } catch (error) {
    if (!(error instanceof PluginRefusal)) throw error
    return { type: 'error', ...id, request: type, message: error.message }
  }
}

function serveType(workspace: PluginWorkspace, request: JsonObject, type: string): JsonObject {
  const serve = Object.hasOwn(requests, type) ? requests[type] : undefined
  if (!serve) throw new PluginRefusal(`requests of type ${type} are not served`)
  return serve(workspace, request)
}

const requests: Record<string, Serve> = {
  list_conversations: ({ conversations }) => ({
    type: 'conversations',
    data: conversations.map(summaryOf),
  }),
  read_events: ({ conversations }, { conversation }) => {
    const found = conversations.find(({ id }) => id === conversation)
    if (!found) throw new PluginRefusal(`there is no conversation ${String(conversation)}`)
    return { type: 'events', conversation, data: found.events ?? [] }
  },
  read_config: ({ config }, { path }) =>
    path === undefined
      ? { type: 'config', data: config }
      : { type: 'config', path, data: valueAt(config, String(path)) },
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
