import { dialogue, eventsIn } from './dialogue.ts'
import { firstOf, type Observe, shown } from './observed.ts'
import { create, LIST, lock, read } from './requests.ts'
import { judged } from './scenario.ts'
import { run } from './script.ts'
import { STORED } from './stored.ts'

const TITLE = '  Neu: "Größe" \\ 表 📏'
const made = dialogue({ create: create(TITLE), other: create('Another one'), list: LIST })
const later = dialogue({ list: LIST }).beside('ended')

const former: readonly unknown[] = STORED.map(({ id }) => id)

/** The id that a reply gives must be that of no conversation of before. */
const isNew: Observe = firstOf(
  made.are('created', 'create', 'other'),
  made.reply(
    'create',
    ({ conversation: id }) =>
      (typeof id !== 'string' || former.includes(id)) && `\`conversation\` is ${shown(id)}`,
  ),
  ({ replies: [one, other] }) =>
    one?.message.conversation === other?.message.conversation && 'two of them have the same id',
)

/** The entry of the list with the id that was given for the first. */
const entryIn = (reply: object, { replies: [created] }: Parameters<Observe>[0]) =>
  eventsIn(reply as Parameters<typeof eventsIn>[0]).find(
    ({ id }) => id === created?.message.conversation,
  )

const ids = STORED.map((_, at) => `{listed ${at}}`)
const named = <R>(request: (id: string) => R) =>
  Object.fromEntries(ids.map((id) => [id, request(id)]))
const readers = dialogue<string>({ list: LIST, ...named(read) })
const lockers = dialogue<string>({ list: LIST, ...named(lock) })

/** Conversations that plugins create. @see rfd072 §Workspace Mutations */
export const createdScenes = [
  judged(
    'conversations: new ones',
    {
      ...{ steps: run(...made.steps), feature: 'create' },
      beside: { ended: run(...dialogue({ list: LIST }).steps) },
    },
    {
      'plugin.conversations.creates-conversations': ['`created` with a new id', isNew],
      'plugin.conversations.created-conversation-is-listed#title': [
        shown(TITLE),
        (reading) =>
          made.reply('list', (reply) => {
            const entry = entryIn(reply, reading)
            return entry && entry.title !== TITLE && `the title is ${shown(entry.title)}`
          })(reading),
      ],
      'plugin.conversations.created-conversation-is-listed#listed': [
        'an entry with its id, in this run and in a later one',
        (reading) => {
          const listed = (reply: object) => !entryIn(reply, reading) && 'there is none'
          return firstOf(made.reply('list', listed), later.reply('list', listed))(reading)
        },
      ],
    },
  ),
]

/** Ids of the list in other requests. @see rfd072 §Workspace Queries */
export const listedIdScenes = [
  judged(
    'conversations: ids of the list',
    { steps: run(...readers.steps), stored: true },
    { 'plugin.conversations.listed-ids-work': ['`events`', readers.are('events', ...ids)] },
  ),
  judged(
    'conversations: ids of the list, locked',
    { steps: run(...lockers.steps), stored: true, feature: 'lock' },
    { 'plugin.conversations.listed-ids-work': ['`locked`', lockers.are('locked', ...ids)] },
  ),
]
