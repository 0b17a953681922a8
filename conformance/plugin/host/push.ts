import { equal, type JsonObject } from '../../../harness/wire/json.ts'
import { dialogue, eventsIn } from './dialogue.ts'
import { firstOf, type Observe, shown } from './observed.ts'
import { pushLockScenes } from './push/locks.ts'
import { afterwards, EMPTY, FULL, lacks, placeOf, pushing } from './push/pushed.ts'
import { refusalScenes } from './push/refusals.ts'
import { turnScenes } from './push/turns.ts'
import { lock, push, read, turn } from './requests.ts'
import { ask } from './script.ts'
import { NUMBERS } from './stored.ts'
import { timeOf } from './stored-and-read.ts'

const ANSWER = { type: 'chat_response', message: 'answered' }
const ANSWERED = [...turn('pushed'), ANSWER]
/** A response that is equal to the one before it, twice, and more events than fit on a page. */
const TWICE = [ANSWER, ANSWER]
const AGAIN = [
  ...TWICE,
  ...Array.from({ length: 120 }, (_, i) => ({ type: 'chat_response', message: `part ${i}` })),
]
const whole = dialogue({
  lock: lock(FULL.id),
  before: read(FULL.id),
  push: push(FULL.id, ...ANSWERED),
  read: read(FULL.id),
  again: push(FULL.id, ...AGAIN),
})

/** Where the events of the batch stand, and where the last one stands that was there before. */
const placesIn = (events: readonly JsonObject[]) => ({
  pushed: ANSWERED.slice(1).map((event) => placeOf(events, event)),
  former: events.findLastIndex((event) => FULL.events.some((its) => timeOf(its) === timeOf(event))),
})

/** The number of the events of a push must be confirmed. */
const counts = (name: 'push' | 'again', events: readonly object[]): Observe =>
  whole.reply(name, ({ count }) => count !== events.length && `\`count\` is ${shown(count)}`)

/** Each member that was stored is as it was; of times only the form may change. */
const isKept = ({ timestamp: _, ...stored }: JsonObject, event: JsonObject): boolean =>
  Object.entries(stored).every(([name, value]) => equal(event[name], value))

const batch = pushing(
  'a batch',
  whole.steps,
  {
    'plugin.push.push-is-confirmed#reply': [
      '`pushed` with the conversation',
      whole.reply(
        'push',
        ({ type, conversation }) =>
          (type !== 'pushed' || conversation !== FULL.id) &&
          `the reply is ${shown(type)} for ${shown(conversation)}`,
      ),
    ],
    'plugin.push.push-is-confirmed#count': [
      `\`count\` ${ANSWERED.length}`,
      firstOf(counts('push', ANSWERED), counts('again', AGAIN)),
    ],
    'plugin.ids.order-without-ids#effects': [
      'the pushed events in what is read behind the push',
      whole.reply('read', (reply) => lacks(eventsIn(reply), ANSWERED)),
    ],
    'plugin.push.events-are-appended#end': [
      'the pushed events behind those that were there',
      afterwards((events) => {
        const { pushed, former } = placesIn(events)
        return lacks(events, ANSWERED) || (Math.min(...pushed) < former && 'they stand before them')
      }),
    ],
    'plugin.push.events-are-appended#order': [
      'the order of the batch',
      afterwards((events) => {
        const { pushed } = placesIn(events)
        const inOrder = pushed.toSorted((a, b) => a - b)
        return lacks(events, ANSWERED) || (!equal(pushed, inOrder) && 'a later event comes first')
      }),
    ],
    'plugin.push.events-are-appended#stored': [
      'the pushed events',
      afterwards((events) => {
        const equal = events.filter(({ message }) => message === ANSWER.message).length
        const wanted = 1 + TWICE.length
        return (
          lacks(events, [...ANSWERED, ...AGAIN]) ||
          (equal !== wanted && `${equal} of ${wanted} equal events are there`)
        )
      }),
    ],
    'plugin.push.events-are-appended#kept': [
      'the events that were there, as they were',
      afterwards((events) => {
        const former = events.slice(0, FULL.events.length)
        const changed = former.findIndex((event, at) => !isKept(FULL.events[at] ?? {}, event))
        return changed >= 0 && `event ${changed + 1} is ${shown(former[changed])}`
      }),
    ],
    'plugin.push.turn-start-is-not-doubled': [
      'one `turn_start`',
      afterwards((events) => {
        const added = events.slice(placesIn(events).former + 1)
        const starts = added.filter(({ type }) => type === 'turn_start').length
        return starts !== 1 && `${starts} are stored`
      }),
    ],
    'plugin.push.timestamps-are-supplied#accepted': ['`pushed`', whole.are('pushed', 'push')],
  },
  { conversation: FULL.id },
)

/** Milliseconds between two batches, of which most must be seen between their times. */
const [APART_MS, LEAST_MS] = [1_500, 900]

/** The time of the event with a content. */
const timeWith = (events: readonly JsonObject[], content: string): number =>
  timeOf(events[placeOf(events, { content })] ?? {})

const stamped: Observe = afterwards((events) => {
  const [early, late] = [timeWith(events, 'early'), timeWith(events, 'late')]
  if (Number.isNaN(early + late)) return 'an event has no time'
  return late - early < LEAST_MS && 'both batches have the same time'
})

const times = pushing(
  'times',
  [
    ...ask(lock(EMPTY.id), push(EMPTY.id, ...turn('early'))),
    { pass_ms: APART_MS },
    ...ask(push(EMPTY.id, ...turn('late'))),
  ],
  { 'plugin.push.timestamps-are-supplied#stamped': ['the time of each push', stamped] },
)

const CALL = { type: 'tool_call_request', id: 'call_plain', name: 'grep' }
const PLAIN = [
  { type: 'chat_request', content: 'Zm9v' },
  { type: 'chat_request', content: ' a\r\n\tb u\u0308 \n' },
  { ...CALL, arguments: { word: 'YmFy', deep: [{ word: 'Zm9v' }], other: 'grüße 📏' } },
  { type: 'tool_call_response', id: 'call_plain', content: 'YmF6', is_error: false },
  { type: 'chat_response', message: 'c2Vo' },
  { type: 'chat_response', message: ' ü\r\nu\u0308 ' },
]
const NUMBERED = {
  ...CALL,
  id: 'call_numbers',
  metadata: { source: { code: 'Zm9v', via: 'grüße' } },
  arguments: { sizes: NUMBERS, deep: [{ open: false, none: null }] },
}
const plain = dialogue({
  lock: lock(EMPTY.id),
  push: push(EMPTY.id, { type: 'turn_start' }, ...PLAIN, NUMBERED),
})

const texts = pushing('text that looks like base64', plain.steps, {
  'plugin.push.pushed-text-is-plain': [
    'the texts as they were pushed',
    firstOf(
      plain.are('pushed', 'push'),
      afterwards((events) => lacks(events, PLAIN)),
      afterwards((events) => {
        const { metadata = NUMBERED.metadata } = events.find(({ id }) => id === NUMBERED.id) ?? {}
        return !equal(metadata, NUMBERED.metadata) && `\`metadata\` is ${shown(metadata)}`
      }),
    ),
  ],
  'plugin.push.events-are-appended#values': [
    'the numbers, truth values and null that were pushed',
    afterwards((events) => {
      const call = events.find(({ id }) => id === NUMBERED.id)
      return !equal(call?.arguments, NUMBERED.arguments) && `they are ${shown(call?.arguments)}`
    }),
  ],
})

/** What plugins push. @see rfd072 §Workspace Mutations */
export const pushScenes = [batch, times, ...pushLockScenes, texts, ...turnScenes, ...refusalScenes]
