import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Message, Refusal } from './message.ts'
import { valueAt } from './settings.ts'
import type { Workspace } from './workspace.ts'

/** What requests are served from. */
export interface Sources {
  workspace: Workspace
  settings: JsonObject
}

type Serve = (sources: Sources, request: Message) => Message

/** What a plugin may ask for. @see rfd072 §Workspace Queries */
const requests: Readonly<Record<string, Serve>> = {
  list_conversations: ({ workspace }) => ({ type: 'conversations', data: workspace.list() }),
  read_events: ({ workspace }, { conversation }) => {
    if (typeof conversation !== 'string') throw new Refusal('`conversation` is no string')
    return { type: 'events', conversation, data: workspace.read(conversation) }
  },
  read_config: ({ settings }, { path }) => {
    if (path === undefined) return { type: 'config', data: settings }
    if (typeof path !== 'string') throw new Refusal('`path` is no string')
    return { type: 'config', path, data: valueAt(settings, path) }
  },
}

/** The reply to a request: what is asked for, or `error`. @see rfd072 §Error Handling */
export function replyTo(sources: Sources, request: Message): Message {
  const { type, id } = request
  const own = id === undefined || id === null ? {} : { id }
  try {
    const serve = Object.hasOwn(requests, type) ? requests[type] : undefined
    if (!serve) throw new Refusal(`requests of type ${type} are not served`)
    const { type: of, ...members } = serve(sources, request)
    return { type: of, ...own, ...members }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { type: 'error', ...own, request: type, message: error.message }
  }
}
