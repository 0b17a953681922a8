import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Queries } from './agent/queries.ts'
import { type Message, Refusal } from './message.ts'
import { valueAt } from './settings.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { Workspace } from './workspace.ts'
import type { Writer } from './writer.ts'

/** What requests are served from. */
export interface Sources {
  workspace: Workspace
  settings: JsonObject
  writer: Writer
  subscriptions: Subscriptions
  queries: Queries
}

type Serve = (sources: Sources, request: Message) => Message

/** What a plugin may ask for. @see rfd072 §Workspace Queries */
const requests: Readonly<Record<string, Serve>> = {
  list_conversations: ({ workspace }) => ({ type: 'conversations', data: workspace.list() }),
  read_events: ({ workspace }, { conversation }) => {
    const id = text('conversation', conversation)
    return { type: 'events', conversation, data: workspace.read(id) }
  },
  read_config: ({ settings }, { path }) => {
    if (path === undefined) return { type: 'config', data: settings }
    return { type: 'config', path, data: valueAt(settings, text('path', path)) }
  },
  // @see rfd072 §Workspace Mutations
  lock: ({ writer }, { conversation }) => {
    writer.lock(text('conversation', conversation))
    return { type: 'locked', conversation }
  },
  unlock: ({ writer }, { conversation }) => {
    writer.unlock(text('conversation', conversation))
    return { type: 'unlocked', conversation }
  },
  push_events: ({ writer }, { conversation, events }) => {
    if (!Array.isArray(events)) throw new Refusal('`events` is no array')
    const count = writer.push(text('conversation', conversation), events)
    return { type: 'pushed', conversation, count }
  },
  create_conversation: ({ writer }, { title }) => ({
    type: 'created',
    conversation: writer.create(text('title', title)),
  }),
  // @see rfd-d18 §Subscriptions
  subscribe: ({ subscriptions }, request) => subscriptions.subscribe(request),
  unsubscribe: ({ subscriptions }, request) => subscriptions.unsubscribe(request),
  query: ({ queries }, request) => queries.start(request),
}

function text(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new Refusal(`\`${name}\` is no string`)
  return value
}

/** The reply to a request: what is asked for, or `error`. @see rfd072 §Error Handling */
export function replyTo(sources: Sources, request: Message): Message {
  const { type } = request
  try {
    const serve = Object.hasOwn(requests, type) ? requests[type] : undefined
    if (!serve) throw new Refusal(`requests of type ${type} are not served`)
    const { type: of, ...members } = serve(sources, request)
    return { type: of, ...ownId(request), ...members }
  } catch (error) {
    return errorFor(request, error)
  }
}

/** What comes of the answer to a prompt: nothing, or `error`. @see rfd-d18 §Interactive Events */
export function takeAnswer({ queries }: Sources, answer: Message): Message | undefined {
  try {
    queries.respond(answer)
    return undefined
  } catch (error) {
    return errorFor(answer, error)
  }
}

const ownId = ({ id }: Message) => (id === undefined || id === null ? {} : { id })

function errorFor(request: Message, error: unknown): Message {
  if (!(error instanceof Refusal)) throw error
  const { members, message } = error
  return { type: 'error', ...ownId(request), request: request.type, ...members, message }
}
