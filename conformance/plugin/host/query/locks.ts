import { inconclusive } from '../../../engine/finding.ts'
import { replies } from '../driven.ts'
import { STILL_REFUSED } from '../locks/locking.ts'
import { firstOf, inconclusiveUnless, type Observe, shown } from '../observed.ts'
import { LISTENS } from '../prompts/waiting.ts'
import { create, LIST, lock, push, read, unlock } from '../requests.ts'
import { act, run } from '../script.ts'
import { entriesOf } from '../stored-and-read.ts'
import { answer, replied, repliesTo, request, subscribe, TALK, where } from '../subscribing.ts'
import { errorRows } from './query-errors.ts'
import {
  completed,
  completes,
  LATER,
  locksGot,
  nothing,
  queries,
  query,
  querying,
  REFUSED,
  REPLY,
  refused,
  setLock,
} from './querying.ts'
import { AT_TERMINAL, isDone, terminal } from './terminal.ts'

/** Two queries that follow each other are completed. */
const bothCompleted = firstOf(completed(), completed('second', 'main', 2))

/** Something is shown where the plugin had the lock, and a turn at the terminal took place without it. */
const whereFree = (observe: Observe): Observe =>
  where(
    (reading) =>
      replied('lock', 'locked')(reading) ||
      (!isDone({ ...reading, requests: reading.requests.toReversed() }) &&
        'no turn at the terminal'),
    observe,
  )

/** Queries and the lock of their conversation. */
export const lockScenes = [
  querying(
    'while another process holds the lock',
    {
      steps: [
        act('script'),
        ...subscribe('main', TALK),
        act('lock'),
        ...request(query(TALK, REFUSED), 'early'),
        ...request(LIST, 'list'),
        act('look'),
        act('free'),
        ...queries(),
      ],
      replies: [REPLY],
      at: { lock: [setLock(true)], look: LATER, free: [setLock(false)] },
    },
    {
      'plugin.query.query-needs-free-lock#error': [
        '`error`, and no turn',
        where(
          (reading) => !locksGot(reading)[0] && 'no other process got the lock',
          refused('early'),
        ),
      ],
      'plugin.query.query-needs-free-lock#nothing': [
        'no event and no question',
        where(refused('early'), nothing),
      ],
    },
    ...errorRows('early', 'where another process has the lock'),
  ),
  querying(
    'a turn at the terminal under a lock of a plugin',
    {
      steps: [
        ...request(lock(TALK), 'lock'),
        { mark: 'terminal' },
        ...LISTENS.steps,
        ...request(read(TALK), 'read'),
        ...request(unlock(TALK), 'unlock'),
        act('again'),
      ],
      others: LISTENS.others,
      at: {
        ...{ terminal: [replies(REPLY), terminal(TALK)], ...LISTENS.at },
        again: [replies(REPLY), terminal(TALK)],
      },
    },
    {
      'plugin.locks.lock-excludes-others': {
        title: 'keeps a turn at the terminal from a conversation that a plugin has locked',
        expected: 'no event of the turn while the lock is held',
        observe: whereFree((reading) => {
          const stored = entriesOf(repliesTo(reading, 'read')[0]?.message ?? {})
          return stored.some(({ content }) => content === AT_TERMINAL) && 'the turn took place'
        }),
      },
    },
  ),
  querying(
    'under a lock of its own',
    {
      steps: [
        act('script'),
        ...subscribe('main', TALK),
        ...request(lock(TALK), 'lock'),
        ...queries(),
        ...request(query(TALK), 'second'),
        completes('main', 2),
        act('lock'),
        ...request(push(TALK, answer('mine')), 'push'),
        ...request(unlock(TALK), 'unlock'),
        act('free'),
        ...request(unlock(TALK), 'foreign'),
        act('tried'),
        act('end'),
      ],
      others: { thief: { steps: run(...request(lock(TALK), 'lock')) } },
      replies: [REPLY, REPLY],
      at: {
        ...{ lock: [setLock(true)], free: [setLock(true)] },
        ...{ tried: [{ run: 'thief', whole: true }], end: [setLock(false)] },
      },
    },
    {
      'plugin.query.query-under-own-lock': [
        '`query_started` for each of two queries',
        where(replied('lock', 'locked'), bothCompleted),
      ],
      'plugin.query.own-lock-stays': [
        'a lock that is the plugin’s',
        where(bothCompleted, (reading) =>
          locksGot(reading)[0]
            ? 'another process got the lock'
            : replied('push', 'pushed')(reading),
        ),
      ],
      'plugin.locks.unlock-frees#free': [
        'the lock for another process behind `unlock`',
        inconclusiveUnless(
          firstOf(bothCompleted, replied('unlock', 'unlocked')),
          'the lock was not given back',
          (reading) => locksGot(reading)[1] === false && STILL_REFUSED,
        ),
      ],
      'plugin.locks.foreign-locks-stay': [
        '`error` for a plugin that asks for what another process has locked since',
        inconclusiveUnless(
          (reading) => !locksGot(reading)[1] && 'it was not given back',
          'no other process got the lock',
          (reading) => {
            const [reply] = repliesTo(reading.probe('thief'), 'lock')
            if (!reply) return inconclusive('no other plugin asked for the lock')
            return reply.type !== 'error' && `the reply is ${shown(reply.type)}`
          },
        ),
      ],
    },
  ),
  querying(
    'on a conversation that was created',
    {
      steps: [
        act('script'),
        ...request(create('Fresh'), 'create'),
        ...subscribe('main', '{created}'),
        ...queries('query', query('{created}')),
      ],
      replies: [REPLY],
    },
    {
      'plugin.query.query-on-created': [
        '`query_started`, and the completion',
        where(replied('create', 'created'), completed()),
      ],
    },
  ),
]
