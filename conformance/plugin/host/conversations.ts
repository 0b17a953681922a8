import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { firstOf, type Observe, replyAt, replyMember, shown } from './observed.ts'
import { LIST, read } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, run } from './script.ts'
import { STORED } from './stored.ts'
import {
  entriesOf,
  events,
  eventsOf,
  FIRST,
  missingIn,
  type Pair,
  pairsIn,
  RFC_3339,
  same,
  timeOf,
  unchanged,
} from './stored-and-read.ts'

/** Each entry of the list must fit; of each the value of a member is shown that does not. */
const entries = (member: string, fits: (value: unknown, entry: JsonObject) => boolean): Observe =>
  replyAt(0, (reply) => {
    const wrong = entriesOf(reply).find((entry) => !fits(entry[member], entry))
    return wrong && `\`${member}\` of an entry is ${shown(wrong[member])}`
  })

const ids = STORED.map(({ id }) => id)
const titleOf = (id: unknown) => STORED.find((each) => each.id === id)?.title

/** Listing and reading conversations. @see rfd072 §Workspace Queries */
export const conversationScenes = [
  scene(
    'conversations: the list',
    { steps: run(...ask(LIST)), stored: true },
    {
      'plugin.conversations.lists-conversations#reply': {
        title: 'replies with an array of conversations',
        expected: '`conversations` with an array as `data`',
        observe: replyAt(
          0,
          ({ type, data }) =>
            (type !== 'conversations' || !Array.isArray(data)) && `the reply is ${shown(type)}`,
        ),
      },
      'plugin.conversations.lists-conversations#complete': {
        title: 'lists each conversation',
        expected: `${STORED.length} conversations`,
        observe: replyAt(0, (reply) => {
          const missing = ids.find((id) => !entriesOf(reply).some((entry) => entry.id === id))
          return missing !== undefined && `${missing} is missing`
        }),
      },
      'plugin.conversations.lists-conversations#exact': {
        title: 'lists each conversation once, and nothing else',
        expected: `${STORED.length} entries`,
        observe: replyAt(0, (reply) => entriesOf(reply).length > STORED.length && 'there are more'),
      },
      'plugin.conversations.conversation-entries#id': {
        title: 'names conversations by ids',
        expected: 'a string',
        observe: entries('id', (value) => typeof value === 'string'),
      },
      'plugin.conversations.conversation-entries#title': {
        title: 'states the title of each conversation',
        expected: 'its own title',
        observe: entries('title', (value, { id }) => value === titleOf(id)),
      },
      'plugin.conversations.conversation-entries#time': {
        title: 'states when a conversation was last active',
        expected: 'a time as RFC 3339 writes it',
        observe: entries('last_activated_at', (value) => RFC_3339.test(String(value))),
      },
      'plugin.conversations.conversation-entries#count': {
        title: 'states how many events there are',
        expected: 'a whole number of 0 or more',
        observe: entries('events_count', (value) => Number.isInteger(value) && Number(value) >= 0),
      },
    },
  ),
  scene(
    'conversations: the events',
    { steps: run(...ask(read(FIRST.id))), stored: true },
    {
      'plugin.conversations.reads-events#conversation': {
        title: 'repeats the conversation',
        expected: shown(FIRST.id),
        observe: replyMember(0, 'conversation', FIRST.id),
      },
      'plugin.conversations.reads-events#complete': {
        title: 'sends all events',
        expected: `${FIRST.events.length} events`,
        observe: replyAt(0, (reply) => {
          const missing = missingIn(entriesOf(reply), FIRST.events)
          return missing && `${shown(missing.type)} is missing`
        }),
      },
      'plugin.conversations.reads-events#order': {
        title: 'sends events from the oldest to the newest',
        expected: 'the order in which they were stored',
        observe: replyAt(0, (reply) => {
          const times = eventsOf(reply).map(timeOf)
          return (
            times.some((time, at) => time < (times[at - 1] ?? 0)) && 'a later event comes first'
          )
        }),
      },
      'plugin.conversations.event-form#tags': {
        title: 'tags each event',
        expected: '`type` and `timestamp`',
        observe: events(
          'timestamp',
          ([, { type, timestamp }]) => typeof type === 'string' && typeof timestamp === 'string',
        ),
      },
      'plugin.conversations.event-form#flat': {
        title: 'keeps members beside the type',
        expected: 'no object with the members of the type',
        observe: events(
          'data',
          ([, event]) => !isObject(event.data) && !isObject(event[String(event.type)]),
        ),
      },
      'plugin.conversations.event-form#names': {
        title: 'keeps the names of members',
        expected: 'the names under which they are stored',
        observe: replyAt(0, (reply) => {
          const lacks = ([stored, event]: Pair) =>
            Object.keys(stored).find((name) => !Object.hasOwn(event, name))
          const wrong = pairsIn(reply).find((pair) => lacks(pair))
          return wrong && `${shown(wrong[0].type)} has no \`${lacks(wrong)}\``
        }),
      },
      'plugin.conversations.event-form#values': {
        title: 'keeps numbers, truth values and null as they are',
        expected: 'the values that are stored',
        observe: firstOf(unchanged('arguments'), unchanged('metadata'), unchanged('is_error')),
      },
      'plugin.conversations.decodes-base64#arguments': {
        title: 'decodes the arguments of a tool call',
        expected: 'plain text, however deep',
        observe: same('arguments'),
      },
      'plugin.conversations.decodes-base64#content': {
        title: 'decodes the content of a tool response',
        expected: 'plain text',
        observe: events(
          'content',
          ([stored, event]) =>
            stored.type !== 'tool_call_response' || stored.content === event.content,
        ),
      },
      'plugin.conversations.decodes-base64#metadata': {
        title: 'decodes metadata',
        expected: 'plain text',
        observe: same('metadata'),
      },
      'plugin.conversations.other-text-is-not-decoded': {
        title: 'leaves text as it is that only looks like base64',
        expected: 'the text as it is stored',
        observe: firstOf(
          events(
            'content',
            ([stored, event]) => stored.type !== 'chat_request' || stored.content === event.content,
          ),
          same('reasoning'),
          same('message'),
        ),
      },
      'plugin.framing.text-is-preserved#outgoing': {
        title: 'sends stored text character for character',
        expected: 'the text as it is stored',
        observe: same('reasoning'),
      },
    },
  ),
]
