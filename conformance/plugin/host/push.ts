import { equal, type JsonObject } from '../../../harness/wire/json.ts'
import { dialogue } from './dialogue.ts'
import { confirms } from './locks/locking.ts'
import { firstOf, type Observe, shown } from './observed.ts'
import { call, response } from './push/events.ts'
import { pushLockScenes } from './push/locks.ts'
import { afterwards, EMPTY, FULL, lacks, placeOf, pushing, turnedIn } from './push/pushed.ts'
import { refusalScenes } from './push/refusals.ts'
import { textScenes } from './push/texts.ts'
import { turnScenes } from './push/turns.ts'
import { lock, push, read, turn } from './requests.ts'
import { ask } from './script.ts'
import { entriesOf, timeOf } from './stored-and-read.ts'
import { isKnown } from './subscribing.ts'

const ANSWER = { type: 'chat_response', message: 'answered' }
const ANSWERED = [...turn('pushed'), ANSWER]
const isStart = ({ type }: JsonObject) => type === 'turn_start'
const TURNS = [...turn('next'), ...turn('another')]
/** A response that is equal to the one before it, twice, more events than fit on a page, and turns of their own. */
const TWICE = [ANSWER, ANSWER]
const AGAIN = [
  ...TWICE,
  ...Array.from({ length: 120 }, (_, i) => ({ type: 'chat_response', message: `part ${i}` })),
  ...TURNS,
]
/** How many turns begin in both batches. */
const TURNED = [...ANSWERED, ...AGAIN].filter(isStart).length

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
      whole.reply('push', confirms('pushed', FULL.id)),
    ],
    'plugin.push.push-is-confirmed#count': [
      `\`count\` ${ANSWERED.length}`,
      firstOf(counts('push', ANSWERED), counts('again', AGAIN)),
    ],
    'plugin.ids.order-without-ids#effects': [
      'the pushed events in what is read behind the push',
      whole.reply('read', (reply) => lacks(entriesOf(reply), ANSWERED)),
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
        const added = events.slice(placesIn(events).former + 1)
        const all = [...ANSWERED, ...AGAIN]
        return lacks(events, all) || (turnedIn(added, all) && 'a later event comes first')
      }),
    ],
    'plugin.push.events-are-appended#stored': [
      'the pushed events',
      afterwards((events) => {
        const equal = events.filter(({ message }) => message === ANSWER.message).length
        const wanted = 1 + TWICE.length
        const starts = events.slice(placesIn(events).former + 1).filter(isStart).length
        return (
          lacks(events, [...ANSWERED, ...AGAIN]) ||
          (equal !== wanted && `${equal} of ${wanted} equal events are there`) ||
          (starts < TURNED && `${starts} of ${TURNED} starts of turns are there`)
        )
      }),
    ],
    'plugin.push.events-are-appended#kept': [
      'the events that were there, as they were',
      afterwards((events) => {
        const former = events.filter(isKnown).slice(0, FULL.events.length)
        const changed = former.findIndex((event, at) => !isKept(FULL.events[at] ?? {}, event))
        return changed >= 0 && `event ${changed + 1} is ${shown(former[changed])}`
      }),
    ],
    'plugin.push.turn-start-is-not-doubled': [
      'one `turn_start` for each turn',
      afterwards((events) => {
        const added = events.slice(placesIn(events).former + 1)
        const starts = added.filter(isStart).length
        return starts > TURNED && `${starts} are stored for ${TURNED} turns`
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
  const untimed = events.filter(isKnown).some((event) => Number.isNaN(timeOf(event)))
  if (untimed || Number.isNaN(early + late)) return 'an event has no time'
  return late - early < LEAST_MS && 'both batches have the same time'
})

const times = pushing(
  'times',
  [
    ...ask(lock(EMPTY.id), push(EMPTY.id, ...turn('early'), call('call_early'))),
    ...ask(push(EMPTY.id, response('call_early'))),
    { pass_ms: APART_MS },
    ...ask(push(EMPTY.id, ...turn('late'))),
  ],
  { 'plugin.push.timestamps-are-supplied#stamped': ['the time of each push', stamped] },
)

/** What plugins push. @see rfd072 §Workspace Mutations */
export const pushScenes = [
  batch,
  times,
  ...pushLockScenes,
  ...textScenes,
  ...turnScenes,
  ...refusalScenes,
]
