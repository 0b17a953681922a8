import { inconclusive, notApplicable } from '../../../engine/finding.ts'
import { firstOf, type Observe } from '../observed.ts'
import { lock, push } from '../requests.ts'
import { act } from '../script.ts'
import { answer, replied, request, subscribe, TALK, textsFor, where } from '../subscribing.ts'
import {
  completes,
  completionsFor,
  locksGot,
  NEXT,
  nextGotLock,
  query,
  querying,
  replies,
  setLock,
} from './querying.ts'
import { doneAtTerminal, terminal } from './terminal.ts'

/** The end of the turn must have come. */
const isVisible: Observe = (reading) => {
  const failed = reading.messages.some(
    ({ type, message }) => type === 'error' && message.request === 'query',
  )
  return !failed && completionsFor(reading, 'main').length === 0 && 'no end came'
}

/** Turns whose model fails. */
export const failureScenes = [
  querying(
    'a model that fails for good',
    {
      steps: [
        ...subscribe('main', TALK),
        act('script'),
        ...request(query(TALK), 'query'),
        { ...completes(), or: { type: 'error', request: 'query' } },
        act('free'),
      ],
      at: { script: [replies()], free: [{ run: 'next', whole: true }] },
      others: NEXT,
    },
    {
      'plugin.query.failed-turn-ends#visible': [
        '`query_complete` or an `error`',
        where(replied('query', { type: 'query_started' }), isVisible),
      ],
      'plugin.query.failed-turn-ends#lock': [
        '`locked` for another process',
        (reading) => {
          if (replied('query', { type: 'query_started' })(reading))
            return inconclusive('no turn failed')
          return nextGotLock(reading)
        },
      ],
    },
  ),
  querying(
    'a model that fails amid its answer, under a lock of the plugin',
    {
      steps: [
        ...subscribe('main', TALK),
        act('script'),
        ...request(lock(TALK), 'lock'),
        ...request(query(TALK), 'query'),
        { ...completes(), or: { type: 'error', request: 'query' } },
        act('lock'),
        ...request(push(TALK, answer('mine')), 'push'),
      ],
      at: { script: [replies({ chunks: ['one '], failure: 'overloaded' })], lock: [setLock(true)] },
    },
    {
      'plugin.query.failed-turn-ends#visible': [
        '`query_complete` or an `error`',
        where(replied('query', { type: 'query_started' }), isVisible),
      ],
      'plugin.query.own-lock-stays': [
        'a lock that is the plugin’s',
        where(
          firstOf(
            replied('lock', { type: 'locked' }),
            replied('query', { type: 'query_started' }),
            isVisible,
          ),
          (reading) =>
            locksGot(reading)[0]
              ? 'another process got the lock'
              : replied('push', { type: 'pushed' })(reading),
        ),
      ],
    },
  ),
  querying(
    'a model that fails once',
    {
      steps: [
        act('terminal'),
        ...subscribe('main', TALK),
        act('script'),
        ...request(query(TALK), 'query'),
        { ...completes(), or: { type: 'error', request: 'query' } },
      ],
      at: {
        terminal: [replies({ failure: 'overloaded' }, { chunks: ['again'] }), terminal(TALK)],
        script: [replies({ failure: 'overloaded' }, { chunks: ['again'] })],
      },
    },
    {
      'plugin.query.retries': [
        'the answer of the second try',
        (reading) => {
          const done = doneAtTerminal(reading)
          if (done === undefined) return inconclusive('it is not known what a terminal would see')
          if (!done) return notApplicable('the host retries nothing at a terminal')
          const again = textsFor(reading, 'main').some((text) => String(text).includes('again'))
          return !again && 'no second try was made'
        },
      ],
    },
  ),
]
