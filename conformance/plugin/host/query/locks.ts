import { create, LIST, lock, push } from '../requests.ts'
import { act } from '../script.ts'
import { answer, replied, request, subscribe, TALK, where } from '../subscribing.ts'
import {
  completed,
  LATER,
  locksGot,
  nothing,
  queries,
  query,
  querying,
  REFUSED,
  refused,
  SCRIPT,
  setLock,
} from './querying.ts'

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
      at: { ...SCRIPT, lock: [setLock(true)], look: LATER, free: [setLock(false)] },
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
  ),
  querying(
    'under a lock of its own',
    {
      steps: [
        act('script'),
        ...subscribe('main', TALK),
        ...request(lock(TALK), 'lock'),
        ...queries(),
        act('lock'),
        ...request(push(TALK, answer('mine')), 'push'),
      ],
      at: { ...SCRIPT, lock: [setLock(true)] },
    },
    {
      'plugin.query.query-under-own-lock': [
        '`query_started`',
        where(replied('lock', { type: 'locked' }), completed()),
      ],
      'plugin.query.own-lock-stays': [
        'a lock that is the plugin’s',
        where(completed(), (reading) =>
          locksGot(reading)[0]
            ? 'another process got the lock'
            : replied('push', { type: 'pushed' })(reading),
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
      at: SCRIPT,
    },
    {
      'plugin.query.query-on-created': [
        '`query_started`, and the completion',
        where(replied('create', { type: 'created' }), completed()),
      ],
    },
  ),
]
