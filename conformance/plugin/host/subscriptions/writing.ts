import { inconclusive } from '../../../engine/finding.ts'
import type { Observe } from '../observed.ts'
import { locksGot, setLock } from '../query/querying.ts'
import { lock } from '../requests.ts'
import { act, run } from '../script.ts'
import { gets, got, replied, repliesTo, request, subscribe, TALK } from '../subscribing.ts'
import { ownPushScenes, pushing } from './own-pushes.ts'
import { watching } from './watching.ts'

const whileLocked: Observe = (reading) =>
  locksGot(reading)[0]
    ? replied('subscribe main', 'subscribed')(reading)
    : inconclusive('no other process got the lock')

/** Subscriptions beside locks and pushes. @see rfd072 §Workspace Mutations */
export const writingScenes = [
  ...ownPushScenes,
  watching(
    'while another process holds the lock',
    {
      steps: [act('lock'), ...subscribe('main', TALK), act('free')],
      at: { lock: [setLock(true)], free: [setLock(false)] },
    },
    {
      'plugin.subscriptions.no-lock-involved#not-needed': {
        title: 'subscribes to a conversation that another process has locked',
        expected: '`subscribed`',
        observe: whileLocked,
      },
    },
  ),
  watching(
    'another process takes the lock',
    {
      steps: [...subscribe('main', TALK), act('lock'), act('free')],
      at: { lock: [setLock(true)], free: [setLock(false)] },
    },
    {
      'plugin.subscriptions.no-lock-involved#not-taken': {
        title: 'leaves the lock to others while there are subscriptions',
        expected: 'the lock for another process',
        observe: (reading) => {
          if (replied('subscribe main', 'subscribed')(reading))
            return inconclusive('there was no subscription')
          return !locksGot(reading)[0] && 'no other process got the lock'
        },
      },
    },
  ),
  watching(
    'events that another plugin pushes',
    {
      steps: [...subscribe('main', TALK), { mark: 'ready' }, gets('main', 'second')],
      others: {
        writer: {
          steps: run(
            ...request(lock(TALK), 'lock'),
            ...request(pushing('first', 'second'), 'push'),
          ),
        },
      },
      at: { ready: [{ run: 'writer' }] },
    },
    {
      'plugin.subscriptions.events-of-other-plugins': {
        title: 'delivers events that another plugin pushes',
        expected: 'both events',
        observe: (reading) =>
          repliesTo(reading.probe('writer'), 'push')[0]?.type === 'pushed'
            ? got('main', 'first', 'second')(reading)
            : inconclusive('nothing was pushed'),
      },
    },
  ),
]
