import { type Observe, shown } from '../observed.ts'
import { read } from '../requests.ts'
import { act } from '../script.ts'
import { STORED } from '../stored.ts'
import { entriesOf } from '../stored-and-read.ts'
import {
  dataFor,
  eventsFor,
  isKnown,
  replied,
  repliesTo,
  request,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'
import { isText, piecesOf } from './pieces.ts'
import { isIdentified } from './query-errors.ts'
import {
  completed,
  completes,
  completionsFor,
  joined,
  messagesIn,
  NEXT,
  nextGotLock,
  query,
  querying,
  STORED_NOW,
  storedIn,
} from './querying.ts'

const PIECES = [
  ...['Three ', 'files', ' ', 'changed:', '\n\n', '  a.rs, '],
  ...['ha', 'ha', ' b.rs and ', 'größer.rs.'],
]
const ANSWER = PIECES.join('')
const REASONING = ['The log ', 'knows.']
/** Its first and its last line break are part of it. */
const CONTENT = '\n u\u0308: Was ist "neu"?\n\n  \\ zwei\t\r\n{{x}} 📏 \n'

/** What occurs once in a turn, whether or not the plugin of the query gets it. */
const ONCE: readonly unknown[] = ['turn_start', 'chat_request']

/** How many events the conversation had before. */
const BEFORE = STORED[0]?.events.length ?? 0

/** The two subscriptions of the plugin, of which one at least gets the completion. */
const SUBSCRIBED = ['main', 'second'] as const

/** The query must be complete. */
const done: Observe = (reading) => completed()(reading) && completed('query', 'second')(reading)

/** Something must be so where the query is complete. */
const after = (observe: Observe) => where(done, observe)

/** Whether an event came on a subscription behind its completion. */
function goesOnBehindEnd(reading: Parameters<Observe>[0], sub_id: string): boolean {
  const [end] = completionsFor(reading, sub_id)
  const last = eventsFor(reading, sub_id).at(-1)
  return last !== undefined && end !== undefined && last.index > end.index
}

/** The turn as the plugin itself reads it. */
const turn = (reading: Parameters<Observe>[0]) =>
  entriesOf(repliesTo(reading, 'read')[0]?.message ?? {})
    .filter(isKnown)
    .slice(BEFORE)

/** A turn that is answered by text. */
export const turnScenes = [
  querying(
    'a turn',
    {
      steps: [
        ...subscribe('main', TALK),
        ...subscribe('second', TALK),
        act('script'),
        { send: { ...query(TALK, CONTENT), id: 'query' } },
        { ...completes(), or: { ...completes('second').received } },
        ...request(read(TALK), 'read'),
        act('stored'),
        act('free'),
      ],
      replies: [{ reasoning: REASONING, chunks: PIECES }],
      at: { stored: [STORED_NOW], free: [{ run: 'next', whole: true }] },
      others: NEXT,
    },
    {
      'plugin.query.query-is-confirmed': [
        '`query_started` with the conversation',
        replied('query', 'query_started', { conversation: TALK }),
      ],
      'plugin.ids.subscription-ids#confirmations': [
        'the id of the query in `query_started`',
        isIdentified('query_started', 'query'),
      ],
      'plugin.query.no-credentials-needed': ['a whole turn', done],
      'plugin.query.confirmation-before-events': [
        '`query_started`, and answers behind it',
        after((reading) => {
          const [reply] = repliesTo(reading, 'query')
          const first = eventsFor(reading, 'main').find(({ message: { data } }) => isText(data))
          return reply && first && first.index < reply.index && 'an event comes first'
        }),
      ],
      'plugin.query.completion-is-an-event#event': ['an event on a subscription', done],
      'plugin.query.completion-is-an-event#once': [
        'one completion',
        after(
          (reading) =>
            SUBSCRIBED.some((name) => completionsFor(reading, name).length > 1) && 'it comes twice',
        ),
      ],
      'plugin.query.completion-comes-last': [
        'no event behind it',
        after(
          (reading) =>
            SUBSCRIBED.some((name) => goesOnBehindEnd(reading, name)) && 'an event came behind it',
        ),
      ],
      'plugin.subscriptions.events-of-own-query': [
        'the answer',
        after((reading) => joined(reading, 'main') === '' && 'no text came'),
      ],
      'plugin.subscriptions.several-subscriptions#copies': [
        'the answer on each of two subscriptions',
        after(
          (reading) =>
            joined(reading, 'second') !== joined(reading, 'main') &&
            'the second one got another text',
        ),
      ],
      'plugin.subscriptions.delivered-once': [
        'one `turn_start` and one `chat_request` at most',
        after((reading) => {
          const types = dataFor(reading, 'main').map(({ type }) => type)
          const twice = types.find((type, at) => ONCE.includes(type) && types.indexOf(type) < at)
          return twice !== undefined && `${shown(twice)} came twice`
        }),
      ],
      'plugin.events.pieces-make-the-text': [
        'the stored text',
        after((reading) => {
          const stored = messagesIn(turn(reading)).join('')
          return piecesOf(reading, stored).trim() !== stored.trim() && 'they make another'
        }),
      ],
      'plugin.events.reasoning-and-data#reasoning': [
        'pieces of `reasoning`',
        after(
          (reading) =>
            joined(reading, 'main', 'reasoning').trim() !== REASONING.join('') &&
            'the reasoning is not there',
        ),
      ],
      'plugin.query.turn-with-content#turn': [
        '`turn_start` and `chat_request`',
        after((reading) => {
          const types = turn(reading).map(({ type }) => type)
          const at = types.indexOf('chat_request')
          return !types.slice(0, at + 1).includes('turn_start') && 'no turn begins'
        }),
      ],
      'plugin.query.turn-with-content#content': [
        'the content of the query',
        after((reading) => {
          const its = turn(reading).find(({ type }) => type === 'chat_request')
          return its?.content !== CONTENT && 'the content is another'
        }),
      ],
      'plugin.query.turn-is-stored#same-run': [
        'the answer',
        after(
          (reading) =>
            messagesIn(turn(reading)).join('').trim() !== ANSWER && 'the answer is not there',
        ),
      ],
      'plugin.query.turn-is-stored#others': [
        'the answer',
        after((reading) => {
          const its = messagesIn(storedIn(reading, TALK, 0).filter(isKnown).slice(BEFORE))
          return its.join('').trim() !== ANSWER && 'the answer is not there'
        }),
      ],
      'plugin.query.query-frees-its-lock': ['`locked` for another process', after(nextGotLock)],
    },
  ),
]
