import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { firstOf, inconclusiveUnless, type Observe, shown } from '../observed.ts'
import { lock, push, unlock } from '../requests.ts'
import { act } from '../script.ts'
import {
  answer,
  append,
  dataFor,
  eventsFor,
  gets,
  got,
  isKnown,
  OTHER,
  replied,
  repliesTo,
  request,
  subscribe,
  TALK,
  unsubscribe,
  where,
} from '../subscribing.ts'
import { watching } from './watching.ts'

const PUSHED = Array.from({ length: 10 }, (_, at) => `pushed ${at + 1}`)

/** A push of responses. */
export const pushing = (...texts: readonly string[]) => push(TALK, ...texts.map(answer))

/** Events of one push; two of them are equal. */
const BATCH = [
  { type: 'turn_start' },
  { type: 'chat_request', content: 'pushed together' },
  answer('the same'),
  answer('the same'),
]

/** What follows them: an event of another process, one that is pushed under another lock, and the last. */
const LATER = ['in between', 'again', 'the last']

/** A batch that is to be refused, of which nothing comes. */
const WRONG = [answer('refused'), { type: 'chat_request' }]

/** Everything that was pushed came, and an event behind it. */
const whereAll = (observe: Observe): Observe =>
  where(
    firstOf(replied('batch', 'pushed'), got('main', 'the last'), got('second', 'the last')),
    observe,
  )

/** Each of what was pushed came as often as it was pushed; what is still to come when the session ends is not missing. */
const once =
  (name: string): Observe =>
  (reading) => {
    const came = dataFor(reading, name).filter(isKnown).length
    const taken = replied('wrong', 'pushed')(reading) ? [] : WRONG
    const sent = PUSHED.length + BATCH.length + LATER.length + taken.length
    const isOver = !got(name, 'the last')(reading)
    return (isOver ? came !== sent : came > sent) && `${came} of ${sent} events came to \`${name}\``
  }

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

/** Events that the plugin itself pushes. @see rfd-d18 §Subscriptions */
export const ownPushScenes = [
  watching(
    'events that the plugin pushes',
    {
      steps: [
        ...subscribe('main', TALK),
        ...request(lock(TALK), 'lock'),
        ...subscribe('second', TALK),
        ...subscribe('starts', TALK, ['turn_start', 'query_complete']),
        ...PUSHED.flatMap((text) => [...request(pushing(text), text), gets('main', text)]),
        ...subscribe('over', OTHER),
        ...unsubscribe('over'),
        ...request(push(TALK, ...BATCH), 'batch'),
        ...request(unlock(TALK), 'unlock'),
        act('between'),
        ...request(lock(TALK), 'lock again'),
        ...request(push(TALK, ...WRONG), 'wrong'),
        ...request(pushing('again'), 'again'),
        ...request(unlock(TALK), 'unlock again'),
        act('last'),
        ...['main', 'second'].map((name) => gets(name, 'the last')),
      ],
      at: {
        between: [append(TALK, answer('in between'))],
        last: [append(TALK, answer('the last'))],
      },
    },
    {
      'plugin.subscriptions.own-pushes-at-once#delivered': {
        title: 'delivers events that the plugin pushed itself',
        expected: `${PUSHED.length} events`,
        observe: (reading) =>
          replied('pushed 1', 'pushed')(reading)
            ? inconclusive('nothing was pushed')
            : got('main', 'pushed 1')(reading),
      },
      'plugin.push.push-is-confirmed#reply': {
        title: 'takes what is pushed under a lock behind further subscriptions and the end of one',
        expected: '`pushed`',
        observe: inconclusiveUnless(
          replied('lock', 'locked'),
          'the plugin did not get the lock',
          firstOf(replied('pushed 1', 'pushed'), replied('batch', 'pushed')),
        ),
      },
      'plugin.subscriptions.no-filter-means-all': {
        title: 'delivers events of others between and behind those that the plugin pushed itself',
        expected: 'both events',
        observe: where(replied('again', 'pushed'), got('main', 'in between', 'the last')),
      },
      'plugin.subscriptions.delivered-once': {
        title: 'delivers events that the plugin pushed once',
        expected: 'each event once, on each of two subscriptions',
        observe: whereAll(firstOf(once('main'), once('second'))),
      },
      'plugin.subscriptions.conversation-order': {
        title: 'delivers events that the plugin pushed together in their order',
        expected: 'the order of the conversation',
        observe: whereAll((reading) => {
          const types = dataFor(reading, 'main')
            .filter(isKnown)
            .slice(PUSHED.length)
            .map(({ type }) => type)
          const wrong = BATCH.some(({ type }, at) => types[at] !== type)
          return types.length === BATCH.length + LATER.length && wrong && 'the order is another'
        }),
      },
      'plugin.subscriptions.filter-excludes': {
        title: 'filters events that the plugin pushed',
        expected: 'the listed types alone',
        observe: whereAll((reading) => {
          const wrong = dataFor(reading, 'starts').find(
            (event) => isKnown(event) && event.type !== 'turn_start',
          )
          return wrong && `${shown(wrong.type)} came`
        }),
      },
      'plugin.subscriptions.own-pushes-at-once#at-once': {
        title: 'delivers events that the plugin pushed without waiting for an interval',
        expected: 'one of them at once',
        observe: atOnce,
      },
    },
    {
      verifies: 'plugin.subscriptions.own-pushes-at-once#delivered',
      title: 'delivers events that the plugin pushed itself when it had the lock again',
      expected: 'the event',
      observe: where(replied('again', 'pushed'), got('main', 'again')),
    },
  ),
]
