import { equal, type JsonObject } from '../../../../harness/wire/json.ts'
import { dialogue } from '../dialogue.ts'
import { type Observe, shown } from '../observed.ts'
import { read } from '../requests.ts'
import { type Given, scene, type Table } from '../scenario.ts'
import { ask, run } from '../script.ts'
import { STORED } from '../stored.ts'
import { entriesOf } from '../stored-and-read.ts'

const [FULL, , EMPTY] = STORED as readonly [Stored, Stored, Stored]
type Stored = (typeof STORED)[number]

/** A conversation with turns, and one without events. */
export { EMPTY, FULL }

/** When the run is over, another process reads a conversation: what the host keeps for itself decides nothing. */
export const ENDED = 'ended'

/** What a conversation has when the run is over, which the reply of another process shows. */
export const afterwards = (observe: (events: readonly JsonObject[]) => ReturnType<Observe>) =>
  dialogue({ events: read(EMPTY.id) })
    .beside(ENDED)
    .reply('events', (reply) =>
      reply.type === 'events' ? observe(entriesOf(reply)) : `the reply is ${shown(reply.type)}`,
    )

/** What another process reads afterwards: a conversation, and others behind it. */
interface Afterwards extends Pick<Given, 'beside'> {
  conversation?: string
  others?: readonly string[]
}

/** Declares a scenario of pushing, after which another process reads a conversation. */
export const pushing = (
  name: string,
  steps: Given['steps'],
  rows: Table,
  { conversation = EMPTY.id, others = [], beside = {} }: Afterwards = {},
) =>
  scene(
    `push: ${name}`,
    {
      ...{ steps: run(...steps), stored: true, feature: 'push' },
      beside: { ...beside, [ENDED]: run(...ask(...[conversation, ...others].map(read))) },
    },
    rows,
  )

/** Where among events one with these members stands, from 0; -1 when it does not. */
export const placeOf = (events: readonly JsonObject[], wanted: object): number =>
  events.findIndex((event) =>
    Object.entries(wanted).every(([name, value]) => equal(event[name], value)),
  )

/** Each of some events must be there. */
export const lacks = (events: readonly JsonObject[], wanted: readonly object[]) => {
  const missing = wanted.find((event) => placeOf(events, event) < 0)
  return missing !== undefined && `${shown(missing)} is not there`
}

/** Some events must be there in their order, one behind the other; equal ones as often as they are wanted. */
export function turnedIn(events: readonly JsonObject[], wanted: readonly object[]) {
  let from = 0
  return wanted.some((event) => {
    const at = placeOf(events.slice(from), event)
    from += at + 1
    return at < 0
  })
}

/** None of some events may be there. */
export const has = (events: readonly JsonObject[], wanted: readonly object[]) => {
  const found = wanted.find((event) => placeOf(events, event) >= 0)
  return found !== undefined && `${shown(found)} is there`
}
