import type { JsonObject } from '../../../harness/wire/json.ts'
import { dialogue } from './dialogue.ts'
import { firstOf, type Observe, shown } from './observed.ts'
import { create, LIST, lock, read } from './requests.ts'
import { scene } from './scenario.ts'
import { run } from './script.ts'
import { STORED, type StoredConversation } from './stored.ts'
import { entriesOf, missingIn, RFC_3339 } from './stored-and-read.ts'

const TITLE = '  Neu: "Größe" \\ 表 📏'
/** The titles of new conversations, in turn. */
const TITLES = [TITLE, 'Another one', TITLE]
const made = dialogue({
  create: create(TITLE),
  other: create('Another one'),
  again: create(TITLE),
  list: LIST,
  read: read('{created}'),
})
const later = dialogue({ list: LIST }).beside('ended')

const former: readonly unknown[] = STORED.map(({ id }) => id)

/** The id that a reply gives must be that of no conversation of before. */
const isNew: Observe = firstOf(
  made.are('created', 'create', 'other', 'again'),
  made.reply(
    'create',
    ({ conversation: id }) =>
      (typeof id !== 'string' || former.includes(id)) && `\`conversation\` is ${shown(id)}`,
  ),
  ({ replies }) => {
    const all = replies.slice(0, 3).map(({ message }) => message.conversation)
    return new Set(all).size < all.length && 'two of them have the same id'
  },
)

/** The entry of the list with the id that was given for a new conversation, by its place among them. */
const entryIn = (reply: object, { replies }: Parameters<Observe>[0], place = 0) =>
  entriesOf(reply as Parameters<typeof entriesOf>[0]).find(
    ({ id }) => id === replies[place]?.message.conversation,
  )

/** The entry must fit; the member is shown that does not. */
const entry =
  (member: string, fits: (entry: JsonObject) => boolean): Observe =>
  (reading) =>
    made.reply('list', (reply) => {
      const its = entryIn(reply, reading)
      return its && !fits(its) && `\`${member}\` of the entry is ${shown(its[member])}`
    })(reading)

const ids = STORED.map((_, at) => `{listed ${at}}`)
const named = <R>(request: (id: string) => R) =>
  Object.fromEntries(ids.map((id) => [id, request(id)]))
const readers = dialogue<string>({ list: LIST, ...named((id) => ({ ...read(id), id })) })

/** The reply about each stored conversation must fit, to the request that has its id as its own too. */
const ofEach = (fits: (reply: JsonObject, stored: StoredConversation) => ReturnType<Observe>) =>
  firstOf(
    ...ids.map(
      (name, at): Observe =>
        (reading) => {
          const [listed] = reading.replies
          const id = listed && entriesOf(listed.message)[at]?.id
          const stored = STORED.find((each) => each.id === id)
          return stored && readers.reply(name, (reply) => fits(reply, stored))(reading)
        },
    ),
  )

const lockers = dialogue<string>({ list: LIST, ...named(lock) })

/** Conversations that plugins create. @see rfd072 §Workspace Mutations */
export const createdScenes = [
  scene(
    'conversations: new ones',
    {
      ...{ steps: run(...made.steps), feature: 'create' },
      beside: { ended: run(...dialogue({ list: LIST }).steps) },
    },
    {
      'plugin.conversations.creates-conversations': ['`created` with a new id', isNew],
      'plugin.conversations.created-conversation-is-listed#title': [
        `${shown(TITLE)}, and that of each other one`,
        (reading) => {
          const titled = (reply: object) =>
            TITLES.map((title, at) => {
              const entry = entryIn(reply, reading, at)
              return entry && entry.title !== title && `the title is ${shown(entry.title)}`
            }).find(Boolean)
          return firstOf(made.reply('list', titled), later.reply('list', titled))(reading)
        },
      ],
      'plugin.conversations.conversation-entries#time': [
        'a time as RFC 3339 writes it',
        entry(
          'last_activated_at',
          ({ last_activated_at: time }) => typeof time === 'string' && RFC_3339.test(time),
        ),
      ],
      'plugin.conversations.conversation-entries#count': [
        'a whole number of 0 or more',
        entry(
          'events_count',
          ({ events_count: many }) => Number.isInteger(many) && Number(many) >= 0,
        ),
      ],
      'plugin.conversations.listed-ids-work': [
        '`events` of a new conversation',
        firstOf(made.are('created', 'again'), made.are('events', 'read')),
      ],
      'plugin.conversations.created-conversation-is-listed#listed': [
        'an entry with the id of each, in this run and in a later one',
        (reading) => {
          const listed = (reply: object) =>
            TITLES.some((_, at) => !entryIn(reply, reading, at)) && 'there is none'
          return firstOf(made.reply('list', listed), later.reply('list', listed))(reading)
        },
      ],
    },
  ),
]

/** Ids of the list in other requests, each of which has its conversation as its own id too. @see rfd072 §Workspace Queries */
export const listedIdScenes = [
  scene(
    'conversations: ids of the list',
    { steps: run(...readers.steps), stored: true },
    {
      'plugin.conversations.listed-ids-work': ['`events`', readers.are('events', ...ids)],
      'plugin.conversations.reads-events#conversation': [
        'the conversation of each request',
        ofEach(({ conversation }, { id }) => conversation !== id && `it is ${shown(conversation)}`),
      ],
      'plugin.conversations.reads-events#complete': [
        'the events of each conversation',
        ofEach(
          (reply, { events, id }) =>
            missingIn(entriesOf(reply), events) && `an event of ${id} is missing`,
        ),
      ],
      'plugin.ids.replies-repeat-ids': [
        'the id of each request',
        ofEach(({ id: its }, { id }) => its !== id && `\`id\` is ${shown(its)}`),
      ],
      'plugin.errors.one-reply#once': [
        'one reply to each request',
        ({ replies }) => replies.length > 1 + ids.length && 'there are more',
      ],
    },
  ),
  scene(
    'conversations: ids of the list, locked',
    { steps: run(...lockers.steps), stored: true, feature: 'lock' },
    { 'plugin.conversations.listed-ids-work': ['`locked`', lockers.are('locked', ...ids)] },
  ),
]
