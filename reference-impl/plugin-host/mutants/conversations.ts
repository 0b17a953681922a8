import { isObject, type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import { decoded } from '../program/decode-event.ts'
import type { Message } from '../program/message.ts'
import type { Apply } from '../program/seams.ts'
import { withReply } from './combinators.ts'
import { mutantsIn } from './mutant.ts'
import { rounded } from './rounded.ts'

/** Changes the entries or events of a reply. */
const onData = (type: 'conversations' | 'events', data: (data: JsonObject[]) => unknown): Apply =>
  withReply((reply) => ({ ...reply, data: data(objectsIn(reply.data)) }), type)

const each = (change: (event: JsonObject) => JsonObject) => (data: JsonObject[]) => data.map(change)
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** Decodes a member of events as it is sent. */
const again = (member: string): Apply =>
  onData(
    'events',
    each((event) =>
      event[member] === undefined || event.type === 'chat_request'
        ? event
        : { ...event, [member]: decoded(event[member]) },
    ),
  )

/** Gives what the first reply of a run gave. */
function withReplyOfFirst(): Apply {
  let first: unknown
  return withReply((reply) => {
    first ??= reply.data
    return { ...reply, data: first }
  }, 'events')
}

export const conversationMutants = mutantsIn('plugin-host.conversations')({
  'plugin.conversations.lists-conversations#reply': {
    'maps: lists conversations in an object': onData('conversations', (data) => ({ ...data })),
  },
  'plugin.conversations.lists-conversations#complete': {
    'hides-empty: leaves out conversations without events': onData('conversations', (data) =>
      data.filter(({ events_count }) => events_count !== 0),
    ),
  },
  'plugin.conversations.lists-conversations#exact': {
    'lists-twice: lists the last conversation twice': onData('conversations', (data) => [
      ...data,
      ...data.slice(-1),
    ]),
  },
  'plugin.conversations.conversation-entries#id': {
    'counts-ids: gives ids as numbers': onData(
      'conversations',
      each((entry) => ({ ...entry, id: Number(entry.id) })),
    ),
  },
  'plugin.conversations.conversation-entries#title': {
    'decodes-titles: decodes titles': onData(
      'conversations',
      each((entry) => ({ ...entry, title: decoded(entry.title) })),
    ),
    'shortens-titles: cuts titles after twelve characters': onData(
      'conversations',
      each((entry) => ({ ...entry, title: String(entry.title).slice(0, 12) })),
    ),
  },
  'plugin.conversations.conversation-entries#time': {
    'stores-times: gives times without their offset': onData(
      'conversations',
      each((entry) => ({
        ...entry,
        last_activated_at: String(entry.last_activated_at).replace('Z', ''),
      })),
    ),
  },
  'plugin.conversations.conversation-entries#count': {
    'does-not-count: gives -1 for no events': onData(
      'conversations',
      each((entry) => ({ ...entry, events_count: entry.events_count || -1 })),
    ),
  },
  'plugin.conversations.reads-events#conversation': {
    'names-no-conversation: does not repeat the conversation': withReply(
      ({ conversation: _, ...reply }) => reply as Message,
      'events',
    ),
  },
  'plugin.conversations.reads-events#complete': {
    'reads-first: gives the events of the conversation that was read first': withReplyOfFirst(),
    'leaves-last-out: leaves the last event out': onData('events', (data) => data.slice(0, -1)),
  },
  'plugin.conversations.reads-events#order': {
    'begins-with-newest: begins with the newest event': onData('events', (data) =>
      data.toReversed(),
    ),
  },
  'plugin.conversations.event-form#tags': {
    'has-no-times: sends a tool call without its time': onData(
      'events',
      each(({ timestamp, ...event }) =>
        event.type === 'tool_call_request' ? event : { timestamp, ...event },
      ),
    ),
  },
  'plugin.conversations.event-form#flat': {
    'nests: sends members of an event in an object of their own': onData(
      'events',
      each(({ type, timestamp, ...data }) => ({ type, timestamp, data, ...data })),
    ),
  },
  'plugin.conversations.event-form#names': {
    'renames: tags the text of responses': onData(
      'events',
      each(({ message, ...event }) =>
        message === undefined ? event : { ...event, text: message },
      ),
    ),
  },
  'plugin.conversations.event-form#values': {
    'rounds-arguments: sends the numbers in arguments as whole ones': onData(
      'events',
      each(({ arguments: args, ...event }) =>
        args === undefined ? event : { ...event, arguments: rounded(args) },
      ),
    ),
    'rounds-metadata: sends the numbers in metadata as whole ones': onData(
      'events',
      each(({ metadata, ...event }) =>
        metadata === undefined ? event : { ...event, metadata: rounded(metadata) },
      ),
    ),
  },
  'plugin.conversations.decodes-base64#arguments': {
    'decodes-arguments-twice: decodes arguments that are base64 when they are decoded':
      again('arguments'),
    'decodes-no-depth: leaves arguments encoded that lie deeper': onData(
      'events',
      each((event) =>
        isObject(event.arguments)
          ? { ...event, arguments: { ...event.arguments, deep: encoded('x') } }
          : event,
      ),
    ),
  },
  'plugin.conversations.decodes-base64#content': {
    'decodes-content-twice: decodes content that is base64 when it is decoded': again('content'),
    'keeps-failures: leaves the content of failed calls encoded': onData(
      'events',
      each((event) =>
        event.is_error === true ? { ...event, content: encoded(event.content) } : event,
      ),
    ),
  },
  'plugin.conversations.decodes-base64#metadata': {
    'decodes-metadata-twice: decodes metadata that are base64 when they are decoded':
      again('metadata'),
    'keeps-metadata: leaves metadata encoded': onData(
      'events',
      each((event) =>
        event.metadata ? { ...event, metadata: { source: { via: encoded('x') } } } : event,
      ),
    ),
  },
  'plugin.conversations.other-text-is-not-decoded': {
    'decodes-messages: decodes the text of responses': again('message'),
    'decodes-reasoning: decodes reasoning': again('reasoning'),
    'decodes-all: decodes the content of requests': onData(
      'events',
      each((event) =>
        event.type === 'chat_request' ? { ...event, content: decoded(event.content) } : event,
      ),
    ),
  },
})
