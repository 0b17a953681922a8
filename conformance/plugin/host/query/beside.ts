import { inconclusive } from '../../../engine/finding.ts'
import type { Observe } from '../observed.ts'
import { LIST } from '../requests.ts'
import { act, run } from '../script.ts'
import {
  answer,
  append,
  dataFor,
  eventsFor,
  gets,
  got,
  OTHER,
  repliesTo,
  request,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'
import { errorRows } from './query-errors.ts'
import {
  completed,
  completes,
  completesOrFails,
  completionsFor,
  goingOn,
  joined,
  messagesIn,
  queries,
  query,
  querying,
  replies,
  storedIn,
  TEXT,
} from './querying.ts'
import { isDone, terminal } from './terminal.ts'

/** Texts of a conversation that the suite added itself are left out. */
const texts = (reading: Parameters<Observe>[0], conversation: string) =>
  messagesIn(storedIn(reading, conversation)).map(String)

/** The reply to a second query, which may come before or after the first goes on. */
const SECOND = { chunks: ['b', 'b'] }

/** Two answers that are complete hold each its own pieces. */
const unmixed: Observe = (reading) => {
  const lacks = completed('second', 'other')(reading)
  if (lacks) return inconclusive(`no control: ${String(lacks)}`)
  const both = [joined(reading, 'main'), joined(reading, 'other')].toSorted()
  return both.join() !== 'aaa,bb' && 'the answers are mixed'
}

/** A turn beside other turns, plugins and conversations. @see rfd-d18 §Non-Goals */
export const besideScenes = [
  querying(
    'seen by another plugin',
    {
      steps: [...subscribe('main', TALK), act('other'), act('last'), gets('main', 'the last')],
      at: {
        other: [replies({ chunks: ['seen'] }), { run: 'asker', whole: true }],
        last: [append(TALK, answer('the last'))],
      },
      others: { asker: { steps: run(...subscribe('main', TALK), ...queries()) } },
    },
    {
      'plugin.query.others-see-the-turn': [
        'the answer',
        (reading) =>
          completed()({ ...reading, ...reading.probe('asker') })
            ? inconclusive('the other plugin did not get its turn')
            : !joined(reading, 'main').startsWith('seen') && 'the answer did not come',
      ],
      'plugin.query.completion-of-own-turns': [
        'no completion',
        where(
          (reading) =>
            completed()({ ...reading, ...reading.probe('asker') }) ||
            got('main', 'the last')(reading),
          (reading) => completionsFor(reading, 'main').length > 0 && 'the completion came',
        ),
      ],
    },
  ),
  querying(
    'turns of the terminal',
    {
      steps: [...subscribe('main', TALK), act('terminal'), act('last'), gets('main', 'the last')],
      at: {
        terminal: [replies({ chunks: ['from ', 'there'] }), terminal(TALK)],
        last: [append(TALK, answer('the last'))],
      },
    },
    {
      'plugin.subscriptions.events-of-terminal-queries': [
        'the request and the answer',
        (reading) => {
          if (!isDone(reading)) return inconclusive('the terminal did not get its turn')
          const asked = dataFor(reading, 'main').some(({ type }) => type === 'chat_request')
          if (!asked) return 'the request did not come'
          return !joined(reading, 'main').startsWith('from there') && 'the answer did not come'
        },
      ],
    },
  ),
  querying(
    'with a subscription to another conversation too',
    {
      steps: [
        ...subscribe('main', TALK),
        ...subscribe('other', OTHER),
        act('script'),
        ...queries(),
        act('last'),
        gets('other', 'the last'),
      ],
      at: {
        script: [replies({ chunks: ['here'] })],
        last: [append(OTHER, answer('the last'))],
      },
    },
    {
      'plugin.query.one-conversation#events': [
        'no event of the turn',
        where(
          (reading) => completed()(reading) || got('other', 'the last')(reading),
          (reading) => eventsFor(reading, 'other').length > 1 && 'an event of the turn came',
        ),
      ],
      'plugin.query.one-conversation#history': [
        'the turn in its conversation alone',
        where(completed(), (reading) => {
          if (texts(reading, OTHER).some((text) => text !== 'the last'))
            return 'another conversation has the answer'
          return !texts(reading, TALK).includes('here') && 'the conversation has no answer'
        }),
      ],
    },
  ),
  querying(
    'on two conversations',
    {
      steps: [
        ...subscribe('main', TALK),
        ...subscribe('other', OTHER),
        act('script'),
        ...request(query(TALK), 'query'),
        TEXT,
        ...request(query(OTHER), 'second'),
        act('go on'),
        completes(),
        completesOrFails('second', 'other'),
      ],
      at: {
        script: [replies({ chunks: ['a', 'a', 'a'], pauses_after: 2 }, SECOND)],
        'go on': [goingOn(SECOND)],
      },
    },
    {
      'plugin.query.parallel-queries': [
        'both answers, or an `error`',
        where(completed(), (reading) => {
          const [reply] = repliesTo(reading, 'second')
          if (reply?.type === 'error') return undefined
          if (!reply) return 'the second query got no reply'
          return unmixed(reading)
        }),
      ],
    },
  ),
  querying(
    'while another one runs',
    {
      steps: [
        ...subscribe('main', TALK),
        act('script'),
        ...request(query(TALK), 'query'),
        TEXT,
        { send: { ...query(TALK, 'Again'), id: 'second' } },
        ...request(LIST, 'list'),
        act('go on'),
        completes(),
        { received: { id: 'second' } },
        { ...completes('main', 2), or: { type: 'error', id: 'second' } },
      ],
      at: {
        script: [replies({ chunks: ['one ', 'and ', 'more'], pauses_after: 2 }, SECOND)],
        'go on': [goingOn(SECOND)],
      },
    },
    {
      'plugin.query.turns-do-not-mix': [
        'one turn behind the other, or an `error`',
        where(completed(), (reading) => {
          const types = storedIn(reading)
            .map(({ type }) => type)
            .filter((type) => type === 'chat_request' || type === 'chat_response')
            .slice(-4)
          if (repliesTo(reading, 'second')[0]?.type === 'error') return undefined
          return types[2] !== 'chat_request' && 'the turns are mixed'
        }),
      ],
    },
    ...errorRows('second', 'where another query runs'),
  ),
]
