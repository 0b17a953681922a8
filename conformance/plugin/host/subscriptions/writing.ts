import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { lock, push, unlock } from '../requests.ts'
import { scene } from '../scenario.ts'
import { act, run } from '../script.ts'
import {
  answer,
  append,
  dataFor,
  eventsFor,
  gets,
  got,
  isKnown,
  replied,
  repliesTo,
  request,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'

const PUSHED = Array.from({ length: 10 }, (_, at) => `pushed ${at + 1}`)

const pushing = (...texts: readonly string[]) => push(TALK, ...texts.map(answer))

/** Events of one push; two of them are equal. */
const BATCH = [
  { type: 'turn_start' },
  { type: 'chat_request', content: 'pushed together' },
  answer('the same'),
  answer('the same'),
]

/** Everything that was pushed came, and an event behind it. */
const whereAll = (observe: Observe): Observe =>
  where(
    firstOf(
      replied('batch', { type: 'pushed' }),
      got('main', 'the last'),
      got('second', 'the last'),
    ),
    observe,
  )

/** Each of what was pushed came as often as it was pushed. */
const once =
  (name: string): Observe =>
  (reading) => {
    const came = dataFor(reading, name).filter(isKnown).length
    const sent = PUSHED.length + BATCH.length + 1
    return came !== sent && `${came} of ${sent} events came to \`${name}\``
  }

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

/** Milliseconds that no event of the plugin's own takes where nothing waits for an interval. */
const AT_ONCE_MS = 500

/** The shortest time from the reply to a push to its event, in milliseconds. */
function shortestDelay(reading: PluginHostReading): number {
  const at = (index: number | undefined) => (reading.transcript[index ?? 0]?.at ?? 0) / 1_000
  const delays = PUSHED.flatMap((text) => {
    const [reply] = repliesTo(reading, text)
    const event = eventsFor(reading, 'main').find(
      ({ message: { data } }) => isObject(data) && data.message === text,
    )
    return reply && event ? [at(event.index) - at(reply.index)] : []
  })
  return Math.min(...delays)
}

const atOnce: Observe = (reading) => {
  const lacks = got('main', ...PUSHED)(reading)
  if (lacks) return inconclusive('the events did not come')
  const { timeScale = 1 } = reading.start.context ?? {}
  return shortestDelay(reading) > AT_ONCE_MS * timeScale && 'each event waits for a while'
}

/** Subscriptions beside locks and pushes. @see rfd072 §Workspace Mutations */
export const writingScenes = [
  scene(
    'subscriptions: while another process holds the lock',
    {
      steps: run(act('lock'), ...subscribe('main', TALK), act('free')),
      driver: { at: { lock: [setLock(true)], free: [setLock(false)] } },
    },
    {
      verifies: 'plugin.subscriptions.no-lock-involved#not-needed',
      title: 'subscribes to a conversation that another process has locked',
      expected: '`subscribed`',
      observe: whileLocked,
    },
  ),
  scene(
    'subscriptions: another process takes the lock',
    {
      steps: run(...subscribe('main', TALK), act('lock'), act('free')),
      driver: { at: { lock: [setLock(true)], free: [setLock(false)] } },
    },
    {
      verifies: 'plugin.subscriptions.no-lock-involved#not-taken',
      title: 'leaves the lock to others while there are subscriptions',
      expected: 'the lock for another process',
      observe: (reading) => {
        if (replied('subscribe main', { type: 'subscribed' })(reading))
          return inconclusive('there was no subscription')
        return !gotLock(reading) && 'no other process got the lock'
      },
    },
  ),
  scene(
    'subscriptions: events that the plugin pushes',
    {
      steps: run(
        ...subscribe('main', TALK),
        ...request(lock(TALK), 'lock'),
        ...subscribe('second', TALK),
        ...subscribe('starts', TALK, ['turn_start', 'query_complete']),
        ...PUSHED.flatMap((text) => [...request(pushing(text), text), gets('main', text)]),
        ...request(push(TALK, ...BATCH), 'batch'),
        ...request(unlock(TALK), 'unlock'),
        act('last'),
        ...['main', 'second'].map((name) => gets(name, 'the last')),
      ),
      driver: { at: { last: [append(TALK, answer('the last'))] } },
    },
    {
      verifies: 'plugin.subscriptions.own-pushes-at-once#delivered',
      title: 'delivers events that the plugin pushed itself',
      expected: `${PUSHED.length} events`,
      observe: (reading) =>
        replied('pushed 1', { type: 'pushed' })(reading)
          ? inconclusive('nothing was pushed')
          : got('main', 'pushed 1')(reading),
    },
    {
      verifies: 'plugin.subscriptions.delivered-once',
      title: 'delivers events that the plugin pushed once',
      expected: 'each event once, on each of two subscriptions',
      observe: whereAll(firstOf(once('main'), once('second'))),
    },
    {
      verifies: 'plugin.subscriptions.conversation-order',
      title: 'delivers events that the plugin pushed together in their order',
      expected: 'the order of the conversation',
      observe: whereAll((reading) => {
        const types = dataFor(reading, 'main')
          .filter(isKnown)
          .slice(PUSHED.length)
          .map(({ type }) => type)
        const wrong = BATCH.some(({ type }, at) => types[at] !== type)
        return types.length === BATCH.length + 1 && wrong && 'the order is another'
      }),
    },
    {
      verifies: 'plugin.subscriptions.filter-excludes',
      title: 'filters events that the plugin pushed',
      expected: 'the listed types alone',
      observe: whereAll((reading) => {
        const wrong = dataFor(reading, 'starts').find(
          (event) => isKnown(event) && event.type !== 'turn_start',
        )
        return wrong && `${shown(wrong.type)} came`
      }),
    },
    {
      verifies: 'plugin.subscriptions.own-pushes-at-once#at-once',
      title: 'delivers events that the plugin pushed without waiting for an interval',
      expected: 'one of them at once',
      observe: atOnce,
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
      verifies: 'plugin.subscriptions.events-of-other-plugins',
      title: 'delivers events that another plugin pushes',
      expected: 'both events',
      observe: (reading) =>
        repliesTo(reading.probe('writer'), 'push')[0]?.type === 'pushed'
          ? got('main', 'first', 'second')(reading)
          : inconclusive('nothing was pushed'),
    },
  ),
]
