import { equal } from '../../../harness/wire/json.ts'
import { endsWith, firstOf, type Observe, replyMember, shown, shows } from './observed.ts'
import { CONFIG, LIST } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, NOWHERE, run } from './script.ts'

/** Ids that a host might read something into. */
const OPAQUE = ['', '0', '007', ' a ', 'ü📏', 'u\u0308', 'a\nb', '"\\', 'null', 'x'.repeat(5_000)]

const REFUSED = { type: 'read_events', conversation: NOWHERE }

/** Requests without ids whose replies have different types. */
const ORDERED = Array.from({ length: 12 }, () => [LIST, CONFIG, REFUSED]).flat()
const REPLIES = ['conversations', 'config', 'error']

const many = Array.from({ length: 40 }, (_, at) => `many ${at}`)

const idsOf = (replies: readonly { message: { id?: unknown } }[]) =>
  replies.map(({ message }) => message.id)

/** The number of replies whose id is one. */
const count =
  (id: string): ((...given: Parameters<Observe>) => number) =>
  (reading) =>
    idsOf(reading.replies).filter((each) => each === id).length

/** No confirmation may have a wrong id. */
const lacksId =
  (isWrong: (id: unknown) => boolean): Observe =>
  ({ replies }) => {
    const wrong = replies.find(({ type, message: { id } }) => type !== 'error' && isWrong(id))
    return wrong && `\`id\` of ${shown(wrong.type)} is ${shown(wrong.message.id)}`
  }

const NOTICES = ['ready', 'print', 'log'] as const

export const idScenes = [
  scene(
    'ids: one request at a time',
    { steps: run(...ask({ ...LIST, id: 'a' }, { ...REFUSED, id: 'b' }, LIST, REFUSED)) },
    {
      'plugin.ids.replies-repeat-ids': {
        title: 'repeats the id of a request',
        expected: 'the id of the request',
        observe: replyMember(0, 'id', 'a'),
      },
      'plugin.ids.errors-repeat-ids': {
        title: 'repeats the id of a request in an error',
        expected: 'the id of the request',
        observe: replyMember(1, 'id', 'b'),
      },
      'plugin.ids.no-id-without-id': {
        title: 'gives no id to the reply to a request without one',
        expected: 'no `id`',
        observe: (reading) =>
          replyMember(2, 'id', undefined)(reading) || replyMember(3, 'id', undefined)(reading),
      },
    },
  ),
  scene(
    'ids: requests without ids at once',
    { steps: run(...ORDERED.map((send) => ({ send })), { lines: ORDERED.length }) },
    {
      'plugin.ids.order-without-ids#replies': {
        title: 'replies in the order of requests without ids',
        expected: 'the replies in order',
        observe: ({ replies }) => {
          const wrong = replies.findIndex(({ type }, at) => type !== REPLIES[at % REPLIES.length])
          return wrong >= 0 && `reply ${wrong + 1} is ${shown(replies[wrong]?.type)}`
        },
      },
      'plugin.ids.no-id-without-id': ['no `id` in any reply', lacksId((id) => id !== undefined)],
    },
  ),
  scene(
    'ids: many requests at once',
    {
      steps: run(...many.map((id, at) => ({ send: { ...[LIST, CONFIG, REFUSED][at % 3], id } })), {
        lines: many.length,
      }),
    },
    {
      'plugin.ids.replies-repeat-ids': ['an `id` in each reply', lacksId((id) => id === undefined)],
      'plugin.ids.several-requests-at-once#answered': {
        title: 'answers each of many requests that wait',
        expected: `${many.length} replies`,
        observe: ({ replies }) => {
          const missing = many.find((id) => !idsOf(replies).includes(id))
          return missing !== undefined && `${shown(missing)} has no reply`
        },
      },
      'plugin.ids.several-requests-at-once#accepted': {
        title: 'accepts a request while others wait',
        expected: 'no error for requests that are correct',
        observe: ({ replies }) => {
          const correct = (id: unknown) => many.indexOf(String(id)) % 3 !== 2
          const wrong = replies.find(({ type, message }) => type === 'error' && correct(message.id))
          return wrong && `${shown(wrong.message.id)} got an error`
        },
      },
      'plugin.errors.one-reply#answered': {
        title: 'answers each request',
        expected: 'a reply to each',
        observe: ({ replies }) => replies.length < many.length && 'some have no reply',
      },
      'plugin.errors.one-reply#once': {
        title: 'answers no request twice',
        expected: 'one reply to each',
        observe: (reading) => {
          const twice = many.find((id) => count(id)(reading) > 1)
          return twice !== undefined && `${shown(twice)} has several replies`
        },
      },
    },
  ),
  scene(
    'ids: strange ids, and one again',
    { steps: run(...ask(...[...OPAQUE, 'again', 'again'].map((id) => ({ ...LIST, id })))) },
    {
      'plugin.ids.ids-are-opaque': {
        title: 'repeats ids character for character',
        expected: 'each id as it is',
        observe: ({ replies }) => {
          const wrong = OPAQUE.findIndex((id, at) => !equal(replies[at]?.message.id, id))
          return (
            wrong >= 0 &&
            `${shown(OPAQUE[wrong])} came back as ${shown(replies[wrong]?.message.id)}`
          )
        },
      },
      'plugin.ids.ids-may-be-reused#accepted': {
        title: 'accepts an id that an earlier request had',
        expected: 'conversations',
        observe: replyMember(OPAQUE.length + 1, 'type', 'conversations'),
      },
      'plugin.ids.ids-may-be-reused#repeated': {
        title: 'repeats an id that an earlier request had',
        expected: 'the id',
        observe: replyMember(OPAQUE.length + 1, 'id', 'again'),
      },
    },
  ),
  scene(
    'ids: an id where no reply comes',
    {
      steps: [
        { lines: 1 },
        { send: { type: 'ready', id: 'r' } },
        { send: { type: 'print', text: 'identified\n', id: 'p' } },
        { send: { type: 'log', level: 'info', message: 'identified', id: 'l' } },
        ...ask({ ...LIST, id: 'a' }),
        { send: { type: 'exit', code: 0, id: 'e' } },
      ],
    },
    {
      'plugin.ids.ids-without-reply': {
        title: 'ignores an id on messages that get no reply',
        expected: 'the text on stdout, one reply, and status 0',
        observe: firstOf(
          shows('identified\n'),
          replyMember(0, 'id', 'a'),
          ({ replies }) => replies.length > 1 && 'another reply comes',
          endsWith(0),
        ),
      },
    },
  ),
  scene(
    'ids: messages that get no reply',
    {
      steps: run(
        ...ask({ ...LIST, id: 'ready' }),
        ...['error', 'reasoning', 'tool_result', 'tool_call', 'chrome', 'content'].map(
          (channel) => ({
            send: { type: 'print', text: '.', channel },
          }),
        ),
        ...ask({ ...LIST, id: 'print' }),
        ...['error', 'warn', 'info', 'debug', 'trace'].map((level) => ({
          send: { type: 'log', level, message: 'logged' },
        })),
        ...ask({ ...LIST, id: 'log' }),
      ),
    },
    {},
    ...NOTICES.map((notice) => ({
      verifies: `plugin.lifecycle.no-reply-to-notices#${notice}` as const,
      title: `does not reply to \`${notice}\``,
      expected: 'the reply to the next request',
      observe: (({ replies }) => {
        const from = replies.findIndex(({ message }) => message.id === previous(notice))
        return replies[from + 1]?.message.id !== notice && 'another message comes first'
      }) satisfies Observe,
    })),
  ),
]

const previous = (notice: (typeof NOTICES)[number]) => NOTICES[NOTICES.indexOf(notice) - 1] ?? ''
