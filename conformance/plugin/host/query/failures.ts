import type { Reply } from '../../../../spec/generated/messages/driver.ts'
import { inconclusive, notApplicable } from '../../../engine/finding.ts'
import { call, returning } from '../calling.ts'
import { replies } from '../driven.ts'
import { firstOf, type Observe } from '../observed.ts'
import { lock, push } from '../requests.ts'
import { act } from '../script.ts'
import { answer, replied, request, subscribe, TALK, textsFor, where } from '../subscribing.ts'
import {
  begins,
  completes,
  completionsFor,
  gotLock,
  locksGot,
  NEXT,
  nextGotLock,
  query,
  querying,
  setLock,
  started,
} from './querying.ts'
import { doneAtTerminal, terminal } from './terminal.ts'

/** The end of the turn must have come. */
const isVisible: Observe = (reading) => {
  const failed = reading.messages.some(
    ({ type, message }) => type === 'error' && message.request === 'query',
  )
  return !failed && completionsFor(reading, 'main').length === 0 && 'no end came'
}

/** A turn that began must have an end that the plugin sees. */
const ends: Observe = where(started, isVisible)

/** Two turns whose model fails once, at first and behind a call. */
const RETRIED: [Reply[], Reply[]] = [
  [{ failure: 'overloaded' }, { chunks: ['again'] }],
  [{ calls: [call('call_b', 'marker')] }, { failure: 'overloaded' }, { chunks: ['behind'] }],
]

/** Turns whose model fails. */
export const failureScenes = [
  querying(
    'a model that fails for good behind a call',
    {
      tools: { marker: returning('marked') },
      steps: [
        ...begins,
        { ...completes(), or: { type: 'error', request: 'query' } },
        act('free'),
        act('amid'),
        ...request(query(TALK), 'later'),
        { ...completes('main', 2), or: { type: 'error', request: 'query' } },
        act('free again'),
      ],
      replies: [{ calls: [call('call_a', 'marker')] }],
      at: {
        free: [{ run: 'next', whole: true }],
        amid: [replies({ chunks: ['one '], failure: 'overloaded' })],
        'free again': [{ run: 'last', whole: true }],
      },
      others: { ...NEXT, last: NEXT.next },
    },
    {
      'plugin.query.failed-turn-ends#visible': ['`query_complete` or an `error`', ends],
      'plugin.query.failed-turn-ends#lock': [
        '`locked` for another process',
        (reading) => {
          if (started(reading)) return inconclusive('no turn failed')
          return nextGotLock(reading)
        },
      ],
      'plugin.query.query-is-confirmed': [
        '`query_started` also when a query has failed before',
        where(ends, replied('later', 'query_started')),
      ],
      'plugin.query.completion-is-an-event#once': {
        title: 'completes a query once whose turn fails',
        expected: 'one completion at most for each of two queries',
        observe: where(
          firstOf(ends, replied('later', 'query_started')),
          (reading) => completionsFor(reading, 'main').length > 2 && 'it comes more often',
        ),
      },
    },
    {
      verifies: 'plugin.query.failed-turn-ends#lock',
      title: 'releases the lock of a turn that fails amid its answer',
      expected: '`locked` for another process',
      observe: (reading) =>
        replied('later', 'query_started')(reading)
          ? inconclusive('no turn failed')
          : gotLock('last')(reading),
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
      replies: [{ chunks: ['one '], failure: 'overloaded' }],
      at: { lock: [setLock(true)] },
    },
    {
      'plugin.query.failed-turn-ends#visible': [
        '`query_complete` or an `error`',
        where(started, isVisible),
      ],
      'plugin.query.own-lock-stays': [
        'a lock that is the plugin’s',
        where(firstOf(replied('lock', 'locked'), started, isVisible), (reading) =>
          locksGot(reading)[0]
            ? 'another process got the lock'
            : replied('push', 'pushed')(reading),
        ),
      ],
    },
  ),
  querying(
    'a model that fails at once under a lock of the plugin',
    {
      steps: [
        act('script'),
        ...subscribe('main', TALK),
        ...request(lock(TALK), 'lock'),
        ...request(query(TALK), 'query'),
        { ...completes(), or: { type: 'error', request: 'query' } },
        act('lock'),
      ],
      replies: [],
      at: { lock: [setLock(true), setLock(false)] },
    },
    {
      'plugin.query.failed-turn-ends#visible': {
        title: 'lets the plugin see the end of a turn that fails at once',
        expected: '`query_complete` or an `error`',
        observe: ends,
      },
      'plugin.query.own-lock-stays': {
        title: 'leaves the plugin its lock when the turn fails',
        expected: 'no lock for another process',
        observe: (reading) => {
          if (replied('lock', 'locked')(reading)) return inconclusive('there was no lock')
          if (ends(reading)) return inconclusive('no turn failed')
          return locksGot(reading)[0] && 'another process got the lock'
        },
      },
    },
  ),
  querying(
    'a model that fails once',
    {
      tools: { marker: returning('marked') },
      steps: [
        act('terminal'),
        ...begins,
        { ...completes(), or: { type: 'error', request: 'query' } },
        act('behind'),
        ...request(query(TALK), 'behind'),
        { ...completes('main', 2), or: { type: 'error', request: 'query' } },
      ],
      replies: [...RETRIED[0]],
      at: {
        terminal: RETRIED.flatMap((all) => [replies(...all), terminal(TALK)]),
        behind: [replies(...RETRIED[1])],
      },
    },
    {
      'plugin.query.retries': [
        'the answer of the second try, also in a later round of a later query',
        (reading) => {
          const [first, behind] = [0, 1].map((place) => doneAtTerminal(reading, place))
          if (first === undefined) return inconclusive('it is not known what a terminal would see')
          if (!first) return notApplicable('the host retries nothing at a terminal')
          const texts = textsFor(reading, 'main').join('')
          if (!texts.includes('again')) return 'no second try was made'
          return behind === true && !texts.includes('behind') && 'none was made behind a call'
        },
      ],
    },
  ),
]
