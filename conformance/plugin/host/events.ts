import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Observe, shown } from './observed.ts'
import { read } from './requests.ts'
import { scene } from './scenario.ts'
import { act, run } from './script.ts'
import { STORED } from './stored.ts'
import { eventsOf, timeOf } from './stored-and-read.ts'
import {
  answer,
  append,
  eventsFor,
  gets,
  got,
  repliesTo,
  request,
  sharedFor,
  subscribe,
  TALK,
  where,
} from './subscribing.ts'

/** Events with what storage encodes, at times of their own. */
const ADDED = (STORED[0]?.events ?? []).map((event) => ({
  ...event,
  timestamp: String(event.timestamp).replace('2026-03', '2026-04'),
}))

/** Each event that was delivered, and the one that was added. */
const pairs = (reading: Parameters<Observe>[0]) =>
  sharedFor(reading, 'main').flatMap((data, at) => {
    const added = ADDED[at]
    return added ? [[data, added] as const] : []
  })

/** A member of each delivered event must be as it was added. */
const same = (member: string, type?: string): Observe =>
  where(got('main', 'the end'), (reading) => {
    const wrong = pairs(reading).find(
      ([data, added]: readonly [JsonObject, JsonObject]) =>
        added[member] !== undefined &&
        (type === undefined || added.type === type) &&
        !equal(data[member], added[member]),
    )
    return wrong && `\`${member}\` is ${shown(wrong[0][member])}`
  })

/** Each event must fit. */
const each = (fits: (event: JsonObject) => string | false): Observe =>
  where(got('main', 'the end'), (reading) =>
    eventsFor(reading)
      .map(({ message }) => fits(message))
      .find((observed) => observed),
  )

const asRead: Observe = where(got('main', 'the end'), (reading) => {
  const [reply] = repliesTo(reading, 'read')
  const read = reply ? eventsOf(reply.message).slice(-ADDED.length - 1) : []
  const wrong = sharedFor(reading, 'main').find((event, at) => !isSame(event, read[at]))
  return wrong && `${shown(wrong.type)} has another form`
})

function isSame({ timestamp: _, ...event }: JsonObject, read: unknown): boolean {
  if (!isObject(read)) return false
  const { timestamp, ...others } = read
  return equal(event, others)
}

/** What events look like, which take a driver. @see rfd-d18 §Subscriptions */
export const eventScenes = [
  scene(
    'events: their form',
    {
      steps: run(
        ...subscribe('main', TALK),
        act('go'),
        gets('main', 'the end'),
        ...request(read(TALK), 'read'),
      ),
      driver: {
        at: { go: [...ADDED.map((event) => append(TALK, event)), append(TALK, answer('the end'))] },
      },
    },
    {
      'plugin.events.event-form#name': {
        title: 'names the subscription beside the type',
        expected: '`sub_id` in the message, and not in `data`',
        observe: each(
          ({ sub_id, data }) =>
            (typeof sub_id !== 'string' || (isObject(data) && Object.hasOwn(data, 'sub_id'))) &&
            '`sub_id` stands in `data`',
        ),
      },
      'plugin.events.event-form#data': {
        title: 'delivers the event itself as an object with its own type',
        expected: '`data` with a string `type`',
        observe: each(
          ({ data }) =>
            !(isObject(data) && typeof data.type === 'string') && '`data` has no `type`',
        ),
      },
      'plugin.events.respond-on-prompts-only': {
        title: 'leaves `respond` out of events that ask for nothing',
        expected: 'no `respond`',
        observe: each(
          (message) =>
            Object.hasOwn(message, 'respond') && `\`respond\` is ${shown(message.respond)}`,
        ),
      },
      'plugin.events.same-form-as-reading': {
        title: 'delivers events as `read_events` gives them',
        expected: 'the same members and values',
        observe: asRead,
      },
      'plugin.events.event-timestamps': {
        title: 'delivers stored events with their time',
        expected: 'the time at which each was stored',
        observe: where(got('main', 'the end'), (reading) => {
          const wrong = pairs(reading).find(([data, added]) => timeOf(data) !== timeOf(added))
          return wrong && `the time of ${shown(wrong[0].type)} is another`
        }),
      },
      'plugin.events.events-are-decoded#arguments': {
        title: 'delivers the arguments of a tool as plain text',
        expected: 'plain text, however deep',
        observe: same('arguments'),
      },
      'plugin.events.events-are-decoded#content': {
        title: 'delivers the content of a tool response as plain text',
        expected: 'plain text',
        observe: same('content', 'tool_call_response'),
      },
      'plugin.events.events-are-decoded#metadata': {
        title: 'delivers metadata as plain text',
        expected: 'plain text',
        observe: same('metadata'),
      },
    },
  ),
]
