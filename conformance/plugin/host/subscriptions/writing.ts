import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive } from '../../../engine/finding.ts'
import type { Observe } from '../observed.ts'
import { lock } from '../requests.ts'
import { scene } from '../scenario.ts'
import { act, run } from '../script.ts'
import { gets, got, replied, repliesTo, request, subscribe, TALK } from '../subscribing.ts'
import { ownPushScenes, pushing } from './own-pushes.ts'

/** The suite locks the conversation, or gives it back, as another process. */
const setLock = (held: boolean) => ({
  ask: 'plugin_lock',
  params: { conversation: TALK, held },
})

/** Whether another process got the lock. */
function gotLock({ requests }: PluginHostReading): boolean {
  const asked = requests.find(({ method }) => method === 'plugin_lock')
  return isObject(asked?.answer?.result) && asked.answer.result.held === true
}

const whileLocked: Observe = (reading) =>
  gotLock(reading)
    ? replied('subscribe main', { type: 'subscribed' })(reading)
    : inconclusive('no other process got the lock')

/** Subscriptions beside locks and pushes. @see rfd072 §Workspace Mutations */
export const writingScenes = [
  ...ownPushScenes,
  scene(
    'subscriptions: while another process holds the lock',
    {
      steps: run(act('lock'), ...subscribe('main', TALK), act('free')),
      driver: { at: { lock: [setLock(true)], free: [setLock(false)] } },
    },
    {
      'plugin.subscriptions.no-lock-involved#not-needed': {
        title: 'subscribes to a conversation that another process has locked',
        expected: '`subscribed`',
        observe: whileLocked,
      },
    },
  ),
  scene(
    'subscriptions: another process takes the lock',
    {
      steps: run(...subscribe('main', TALK), act('lock'), act('free')),
      driver: { at: { lock: [setLock(true)], free: [setLock(false)] } },
    },
    {
      'plugin.subscriptions.no-lock-involved#not-taken': {
        title: 'leaves the lock to others while there are subscriptions',
        expected: 'the lock for another process',
        observe: (reading) => {
          if (replied('subscribe main', { type: 'subscribed' })(reading))
            return inconclusive('there was no subscription')
          return !gotLock(reading) && 'no other process got the lock'
        },
      },
    },
  ),
  scene(
    'subscriptions: events that another plugin pushes',
    {
      steps: run(...subscribe('main', TALK), { mark: 'ready' }, gets('main', 'second')),
      driver: {
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
