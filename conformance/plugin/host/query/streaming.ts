import { quote } from '../../../engine/finding.ts'
import { call, returning } from '../calling.ts'
import { replies } from '../driven.ts'
import { firstOf, type Observe } from '../observed.ts'
import { CONFIG, create, LIST, lock, push, read, unlock } from '../requests.ts'
import { act } from '../script.ts'
import {
  answer,
  dataFor,
  OTHER,
  replied,
  repliesTo,
  request,
  subscribe,
  TALK,
  unsubscribe,
  where,
} from '../subscribing.ts'
import { isText } from './pieces.ts'
import { begins, completes, goingOn, joined, query, querying, started, TEXT } from './querying.ts'

const PIECES = ['Three ', 'files', ' changed:\n\n', '  a.rs, ', 'b.rs and ', 'größer.rs.']

/** Some text must have come on a subscription before the suite let the assistant of a query go on. */
const cameBefore = (mark: string, id: string, sub_id: string): Observe =>
  where(
    replied(id, 'query_started'),
    (reading) =>
      reading.marks.get(mark) === undefined &&
      dataFor(reading, sub_id).every((data) => !isText(data)) &&
      'no text came before',
  )

/** Requests of every kind, also about the conversation of the turn; what the last ones get is open. */
const MEANWHILE = [
  read(TALK),
  CONFIG,
  { type: 'subscribe', sub_id: 'meanwhile', conversation: OTHER },
  { type: 'unsubscribe', sub_id: 'meanwhile' },
  create('Meanwhile'),
  lock(TALK),
  push(TALK, answer('meanwhile')),
  unlock(TALK),
]

/** Turns whose assistant waits. */
export const streamingScenes = [
  querying(
    'an assistant that is asked to wait',
    {
      steps: [
        ...begins,
        ...request(LIST, 'list'),
        ...MEANWHILE.map((message) => ({ send: { ...message, id: message.type } })),
        ...MEANWHILE.map(({ type }) => ({ received: { id: type } })),
        act('go on'),
        completes(),
      ],
      replies: [{ chunks: PIECES, pauses_after: 0 }],
      at: { 'go on': [goingOn()] },
    },
    {
      'plugin.query.confirmed-at-the-start': [
        '`query_started` before the assistant answers',
        started,
      ],
      'plugin.query.requests-are-served': [
        'a reply before the turn is over',
        where(
          started,
          firstOf(replied('list', 'conversations'), (reading) => {
            const open = MEANWHILE.find(({ type }) => repliesTo(reading, type).length === 0)
            return open && `\`${open.type}\` got no reply`
          }),
        ),
      ],
    },
  ),
  querying(
    'text that arrives in pieces',
    {
      steps: [
        ...begins,
        TEXT,
        act('go on'),
        completes(),
        ...unsubscribe('main'),
        ...subscribe('again', TALK),
        act('script again'),
        ...request(query(TALK), 'later'),
        { received: { type: 'event', sub_id: 'again', data: { type: 'chat_response' } } },
        act('go on again'),
        completes('again'),
      ],
      replies: [{ chunks: PIECES, pauses_after: 4 }],
      at: {
        'go on': [goingOn()],
        'script again': [replies({ chunks: PIECES, pauses_after: 4 })],
        'go on again': [goingOn()],
      },
    },
    {
      'plugin.events.text-is-streamed#streamed': [
        'text before the whole is there, in a second query too',
        firstOf(cameBefore('go on', 'query', 'main'), cameBefore('go on again', 'later', 'again')),
      ],
    },
  ),
  querying(
    'each piece of a text behind a call',
    {
      steps: [
        ...begins,
        { ...TEXT, times: 3 },
        ...request(LIST, 'list'),
        act('go on'),
        completes(),
      ],
      tools: { marker: returning('marked') },
      replies: [{ calls: [call('call_a', 'marker')] }, { chunks: PIECES, pauses_after: 4 }],
      at: { 'go on': [goingOn()] },
    },
    {
      'plugin.events.text-is-streamed#steady': [
        'three of the four pieces that are there',
        where(started, (reading) => {
          const mark = reading.marks.get('go on') ?? Number.POSITIVE_INFINITY
          const messages = reading.messages.filter(({ index }) => index < mark)
          const came = joined({ ...reading, messages }, 'main').trim()
          return !came.startsWith(PIECES.slice(0, 3).join('').trim()) && `${quote(came)} came`
        }),
      ],
      'plugin.query.requests-are-served': [
        'a reply while the assistant answers behind a call',
        where(
          (reading) => (joined(reading, 'main') === '' && 'no text came') || started(reading),
          replied('list', 'conversations'),
        ),
      ],
    },
  ),
]
