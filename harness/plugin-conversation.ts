import { nextAfter } from './conversation.ts'
import { type Line, readSession, type Sent, type SessionReading } from './session-reading.ts'
import type { EventOf, Transcript } from './transcript.ts'
import { withoutPort } from './visits/port.ts'
import type { JsonObject } from './wire/json.ts'

/** A message of a plugin, by its type. */
export interface PluginMessage {
  line: Line
  type: string
  message: JsonObject
}

/** A message that calls for a reply, and the reply. */
export interface PluginRequest extends PluginMessage {
  /** Counts from 1. */
  number: number
  id: unknown
  reply?: Sent
}

/** A step of a request to a plugin that serves, and its place among the events of the transcript. */
export interface VisitStep extends EventOf<'visit'> {
  index: number
}

/** A transcript of a plugin's session, read once. @see rfd072 §Lifecycle */
export interface PluginConversation extends SessionReading {
  /** Everything that has a type, in order. */
  typed: PluginMessage[]
  requests: PluginRequest[]
  readies: PluginMessage[]
  prints: PluginMessage[]
  logs: PluginMessage[]
  exits: PluginMessage[]
  descriptions: PluginMessage[]
  /** Whether its first message was `describe`. */
  describing: boolean
  /** What came of our requests to a plugin that serves, in order. */
  visits: VisitStep[]
  /** The first `shutdown` that was sent. */
  shutdown?: Sent
}

/** What has no reply. */
const NOTICES: readonly string[] = ['ready', 'print', 'log', 'respond', 'exit', 'describe']

/** What of the host's messages replies to nothing. */
export const UNASKED: readonly unknown[] = ['init', 'describe', 'shutdown', 'event']

/** Reads a transcript of a plugin's session. */
export function readPluginConversation(transcript: Transcript): PluginConversation {
  const session = readSession(transcript)
  const port = session.start.context?.port
  const typed = session.messages.flatMap((line) => typedMessage(line, port))
  const of = (wanted: string) => typed.filter(({ type }) => type === wanted)
  const [first] = session.sent
  return {
    ...session,
    typed,
    requests: requestsOf(typed, session.sent),
    ...{ readies: of('ready'), prints: of('print'), logs: of('log'), exits: of('exit') },
    descriptions: of('describe'),
    describing: first?.message.type === 'describe',
    visits: transcript.flatMap((event, index) =>
      event.event === 'visit' ? [{ ...(withoutPort(event, port) as VisitStep), index }] : [],
    ),
    shutdown: session.sent.find(({ message }) => message.type === 'shutdown'),
  }
}

function typedMessage(line: Line, port: number | undefined): PluginMessage[] {
  const message = withoutPort(line.message, port) as JsonObject | undefined
  return typeof message?.type === 'string' ? [{ line, type: message.type, message }] : []
}

/** Replies belong to requests by their ids, and without ids by their order. @see rfd072 §Request IDs */
function requestsOf(typed: PluginMessage[], sent: Sent[]): PluginRequest[] {
  const replies = sent.filter(({ message }) => !UNASKED.includes(message.type))
  const byId = Map.groupBy(replies, ({ message }) => message.id)
  return typed
    .filter(({ type }) => !NOTICES.includes(type))
    .map((each, i) => {
      const { id } = each.message
      const reply = nextAfter(each.line.index, byId.get(id))
      return { ...each, number: i + 1, id, ...(reply && { reply }) }
    })
}
