import { equal, isObject, type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import { type Observe, replyAt, shown } from './observed.ts'
import { STORED } from './stored.ts'
import { isForeign } from './subscribing.ts'

const [FIRST] = STORED as readonly [(typeof STORED)[number]]

/** The conversation that is read. */
export { FIRST }

/** What an array of a reply has. */
export const entriesOf = ({ data }: JsonObject): JsonObject[] => objectsIn(data)

/** The events of a reply, without those of other types that a host keeps for itself. */
export const eventsOf = (reply: JsonObject): JsonObject[] =>
  entriesOf(reply).filter((event) => !isForeign(event))

/** A date and time with its offset. */
export const RFC_3339 = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

/** The time of an event in milliseconds, in whichever form it is written; without a zone it is that of UTC. */
export function timeOf({ timestamp }: JsonObject): number {
  const text = String(timestamp).replace(' ', 'T')
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** The first of some events that is not among others, by its time. */
export const missingIn = (events: readonly JsonObject[], all: readonly JsonObject[]) => {
  const times = events.map(timeOf)
  return all.find((event) => !times.includes(timeOf(event)))
}

/** An event as it was stored, and as it came. */
export type Pair = readonly [stored: JsonObject, read: JsonObject]

/** Events by the time at which they were stored, each of which must fit. */
export const events = (member: string, fits: (pair: Pair) => boolean): Observe =>
  replyAt(0, (reply) => {
    const wrong = pairsIn(reply).find((pair) => !fits(pair))
    return wrong && `\`${member}\` of ${shown(wrong[0].type)} is ${shown(wrong[1][member])}`
  })

/** Each event that came, and the one in its place that was stored. */
export const pairsIn = (reply: JsonObject, all: readonly JsonObject[] = FIRST.events): Pair[] =>
  all.flatMap((stored, at) => {
    const event = eventsOf(reply)[at]
    return event ? [[stored, event] as const] : []
  })

/** A member must be as it was stored, where it was. */
export const same = (member: string): Observe =>
  events(
    member,
    ([stored, event]) => stored[member] === undefined || equal(stored[member], event[member]),
  )

/** What is no text must be as it was stored, however deep it lies. */
export const unchanged = (member: string): Observe =>
  events(member, ([stored, event]) =>
    equal(withoutTexts(stored[member]), withoutTexts(event[member])),
  )

/** A value with null in the place of each text, so that two of them compare by everything else. */
function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return null
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([name, each]) => [name, withoutTexts(each)])
  return Object.fromEntries(members)
}
