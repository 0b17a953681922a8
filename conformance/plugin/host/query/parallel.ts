import { inconclusive } from '../../../engine/finding.ts'
import type { Observe } from '../observed.ts'
import { LIST } from '../requests.ts'
import { act } from '../script.ts'
import { OTHER, repliesTo, request, subscribe, TALK, where } from '../subscribing.ts'
import { errorRows } from './query-errors.ts'
import {
  begins,
  completed,
  completes,
  completesOrFails,
  goingOn,
  joined,
  query,
  querying,
  storedIn,
  TEXT,
} from './querying.ts'

/** The reply to a second query, which may come before or after the first goes on. */
const SECOND = { chunks: ['b', 'b'] }

/** Two answers that are complete hold each its own pieces. */
const unmixed: Observe = (reading) => {
  const lacks = completed('second', 'other')(reading)
  if (lacks) return inconclusive(`no control: ${String(lacks)}`)
  const both = [joined(reading, 'main'), joined(reading, 'other')].toSorted()
  return both.join() !== 'aaa,bb' && 'the answers are mixed'
}

/** A query while another one of the plugin runs. @see rfd-d18 §Non-Goals */
export const parallelScenes = [
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
      replies: [{ chunks: ['a', 'a', 'a'], pauses_after: 2 }, SECOND],
      at: { 'go on': [goingOn(SECOND)] },
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
        ...begins,
        TEXT,
        { send: { ...query(TALK, 'Again'), id: 'second' } },
        ...request(LIST, 'list'),
        act('go on'),
        completes(),
        { received: { id: 'second' } },
        { ...completes('main', 2), or: { type: 'error', id: 'second' } },
      ],
      replies: [{ chunks: ['one ', 'and ', 'more'], pauses_after: 2 }, SECOND],
      at: { 'go on': [goingOn(SECOND)] },
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
