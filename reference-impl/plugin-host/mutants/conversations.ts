import { elementsOf, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { decoded } from '../program/decode-event.ts'
import type { Message } from '../program/message.ts'
import { withReply } from './combinators.ts'
import { type Mutant, mutantsOf } from './mutant.ts'

/** A defect of the entries or events of a reply. */
const dataMutant = (
  id: string,
  violates: Mutant['violates'],
  change: string,
  type: 'conversations' | 'events',
  data: (data: JsonObject[]) => unknown,
): Mutant => ({
  ...{ id: `plugin-host.conversations.${id}`, violates, change },
  apply: withReply(
    (reply) => ({ ...reply, data: data(elementsOf(reply.data).filter(isObject)) }),
    type,
  ),
})

const each = (change: (event: JsonObject) => JsonObject) => (data: JsonObject[]) => data.map(change)
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

const LISTS = 'plugin.conversations.lists-conversations'
const ENTRIES = 'plugin.conversations.conversation-entries'
const READS = 'plugin.conversations.reads-events'
const FORM = 'plugin.conversations.event-form'
const BASE64 = 'plugin.conversations.decodes-base64'

export const conversationMutants = mutantsOf(
  dataMutant(
    'maps',
    `${LISTS}#reply`,
    'lists conversations in an object',
    'conversations',
    (data) => ({ ...data }),
  ),
  dataMutant(
    'hides-empty',
    `${LISTS}#complete`,
    'leaves out conversations without events',
    'conversations',
    (data) => data.filter(({ events_count }) => events_count !== 0),
  ),
  dataMutant(
    'lists-twice',
    `${LISTS}#exact`,
    'lists the last conversation twice',
    'conversations',
    (data) => [...data, ...data.slice(-1)],
  ),
  dataMutant(
    'counts-ids',
    `${ENTRIES}#id`,
    'gives ids as numbers',
    'conversations',
    each((entry) => ({ ...entry, id: Number(entry.id) })),
  ),
  dataMutant(
    'shortens-titles',
    `${ENTRIES}#title`,
    'cuts titles after twelve characters',
    'conversations',
    each((entry) => ({ ...entry, title: String(entry.title).slice(0, 12) })),
  ),
  dataMutant(
    'stores-times',
    `${ENTRIES}#time`,
    'gives times without their offset',
    'conversations',
    each((entry) => ({
      ...entry,
      last_activated_at: String(entry.last_activated_at).replace('Z', ''),
    })),
  ),
  dataMutant(
    'does-not-count',
    `${ENTRIES}#count`,
    'gives -1 for no events',
    'conversations',
    each((entry) => ({ ...entry, events_count: entry.events_count || -1 })),
  ),
  {
    id: 'plugin-host.conversations.names-no-conversation',
    violates: `${READS}#conversation`,
    change: 'does not repeat the conversation',
    apply: withReply(({ conversation: _, ...reply }) => reply as Message, 'events'),
  },
  dataMutant(
    'leaves-last-out',
    `${READS}#complete`,
    'leaves the last event out',
    'events',
    (data) => data.slice(0, -1),
  ),
  dataMutant(
    'begins-with-newest',
    `${READS}#order`,
    'begins with the newest event',
    'events',
    (data) => data.toReversed(),
  ),
  dataMutant(
    'has-no-times',
    `${FORM}#tags`,
    'sends a tool call without its time',
    'events',
    each(({ timestamp, ...event }) =>
      event.type === 'tool_call_request' ? event : { timestamp, ...event },
    ),
  ),
  dataMutant(
    'nests',
    `${FORM}#flat`,
    'sends members of an event in an object of their own',
    'events',
    each(({ type, timestamp, ...data }) => ({ type, timestamp, data, ...data })),
  ),
  dataMutant(
    'renames',
    `${FORM}#names`,
    'tags the text of responses',
    'events',
    each(({ message, ...event }) => (message === undefined ? event : { ...event, text: message })),
  ),
  dataMutant(
    'decodes-no-depth',
    `${BASE64}#arguments`,
    'leaves arguments encoded that lie deeper',
    'events',
    each((event) =>
      isObject(event.arguments)
        ? { ...event, arguments: { ...event.arguments, deep: encoded('x') } }
        : event,
    ),
  ),
  dataMutant(
    'keeps-failures',
    `${BASE64}#content`,
    'leaves the content of failed calls encoded',
    'events',
    each((event) =>
      event.is_error === true ? { ...event, content: encoded(event.content) } : event,
    ),
  ),
  dataMutant(
    'keeps-metadata',
    `${BASE64}#metadata`,
    'leaves metadata encoded',
    'events',
    each((event) =>
      event.metadata ? { ...event, metadata: { source: { via: encoded('x') } } } : event,
    ),
  ),
  dataMutant(
    'decodes-all',
    'plugin.conversations.other-text-is-not-decoded',
    'decodes the content of requests',
    'events',
    each((event) =>
      event.type === 'chat_request' ? { ...event, content: decoded(event.content) } : event,
    ),
  ),
)
