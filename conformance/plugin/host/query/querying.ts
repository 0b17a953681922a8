import type {
  HeardByProbe,
  HeardMessage,
  PluginHostReading,
} from '../../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import type { DriverAction } from '../../../../harness/session/plugin-host/driver-session.ts'
import { isObject, type JsonObject, objectsIn } from '../../../../harness/wire/json.ts'
import type { Reply } from '../../../../spec/generated/messages/driver.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { drivenBy, replies } from '../driven.ts'
import type { Observe } from '../observed.ts'
import { lock } from '../requests.ts'
import { act, run } from '../script.ts'
import { STORED } from '../stored.ts'
import {
  dataFor,
  eventsFor,
  isKnown,
  replied,
  request,
  subscribe,
  TALK,
  where,
} from '../subscribing.ts'

/** A query with what else it has. */
export const query = (conversation: string, content = 'What changed?', more: object = {}) => ({
  ...{ type: 'query', conversation, content },
  ...more,
})

const completion = (sub_id: string) => ({ type: 'event', sub_id, data: { type: 'query_complete' } })

/** Waits until so many queries in all are complete on a subscription. */
export const completes = (sub_id = 'main', times = 1): PluginStep => ({
  ...{ received: completion(sub_id), times },
})

/** Waits until a query is complete or refused. */
export const completesOrFails = (id: string, sub_id = 'main'): PluginStep => ({
  received: completion(sub_id),
  or: { type: 'error', id },
})

/** Sends a query that is to be accepted, whose request has an id, and waits for its end. */
export const queries = (id = 'query', message: object = query(TALK)): PluginStep[] => [
  ...request(message, id),
  completes(),
]

/** Subscribes by the name `main`, and begins a query. */
export const begins: PluginStep[] = [
  ...subscribe('main', TALK),
  act('script'),
  ...request(query(TALK), 'query'),
]

/** Nothing falls back by itself while a session lasts. */
export const LONG_PROMPT = { workspace: { prompt_ms: 60_000, fallback: 'reject' } } as const

/** Waits until some text has come. */
export const TEXT: PluginStep = {
  received: { type: 'event', sub_id: 'main', data: { type: 'chat_response' } },
}

/** Lets the assistant go on, and states what it replies then. */
export const goingOn = (...all: Reply[]): DriverAction => ({
  ask: 'plugin_assistant',
  params: { replies: all, resume: true },
})

/** Locks a conversation, or gives it back, as another process. */
export const setLock = (held: boolean): DriverAction => ({
  ask: 'plugin_lock',
  params: { conversation: TALK, held },
})

/** Whether another process got the lock, at each time that it was asked for. */
export const locksGot = ({ requests }: PluginHostReading): boolean[] =>
  requests
    .filter(({ method, params }) => method === 'plugin_lock' && params.held === true)
    .map(({ answer }) => isObject(answer?.result) && answer.result.held === true)

/** Declares a scenario of queries. */
export const querying = drivenBy('queries', { feature: 'query' })

/** The completions on a subscription. */
export const completionsFor = (heard: HeardByProbe, sub_id: string): HeardMessage[] =>
  eventsFor(heard, sub_id).filter(
    ({ message: { data } }) => isObject(data) && data.type === 'query_complete',
  )

/** The turn of the query must have begun. */
export const started = replied('query', 'query_started')

/** A query must be accepted and completed. */
export const completed =
  (id = 'query', sub_id = 'main', times = 1): Observe =>
  (reading) =>
    replied(id, 'query_started')(reading) ||
    (completionsFor(reading, sub_id).length < times && 'the query is not completed')

/** What a query asks that is to be refused. */
export const REFUSED = 'Refused?'

/** A query must be refused and never run, where another one is accepted. */
export const refused = (id: string, asks = REFUSED): Observe =>
  where(completed(), (reading) => {
    const isThere = storedIn(reading).some(({ content }) => content === asks)
    return replied(id, 'error')(reading) || (isThere && 'a turn follows')
  })

/** A further plugin that asks for the lock for a while. */
export const NEXT = {
  next: { steps: run({ repeat: lock(TALK), received: { type: 'locked' } }) },
}

/** A plugin that asks for the lock must get it. */
export const gotLock =
  (name: string): Observe =>
  (reading) => {
    const types = reading.probe(name).messages.map(({ type }) => type)
    if (types.includes('locked')) return undefined
    return types.includes('error') ? 'nobody else got the lock' : inconclusive('nobody else asked')
  }

/** The further plugin must get the lock. */
export const nextGotLock = gotLock('next')

/** What the assistant was asked by the last time that the driver was asked for it. */
export function asked({ requests }: PluginHostReading): JsonObject[] | undefined {
  const last = requests.findLast(({ method }) => method === 'plugin_assistant')
  const { result } = last?.answer ?? {}
  return isObject(result) && Array.isArray(result.requests)
    ? result.requests.filter(isObject)
    : undefined
}

/** What the assistant was asked must fit. */
export const askedFor =
  (fits: (requests: readonly JsonObject[]) => ReturnType<Observe>): Observe =>
  (reading) => {
    const requests = asked(reading)
    return requests ? fits(requests) : inconclusive('the driver does not state what is asked')
  }

/** The events that a driver states of a conversation, by the place of its answer, from the end. */
export function storedIn(
  { requests }: PluginHostReading,
  conversation = TALK,
  place = -1,
): JsonObject[] {
  const answers = requests.filter(({ method }) => method === 'plugin_conversation')
  const { result } = answers.at(place)?.answer ?? {}
  const all = objectsIn(isObject(result) ? result.conversations : undefined)
  return objectsIn(all.find(({ id }) => id === conversation)?.events)
}

/** Asks for all conversations as they are stored. */
export const STORED_NOW: DriverAction = { ask: 'plugin_conversation', params: {} }

/** The joined pieces of a member of responses on a subscription. */
export const joined = (heard: HeardByProbe, sub_id: string, member = 'message'): string =>
  dataFor(heard, sub_id)
    .filter(({ type }) => type === 'chat_response')
    .map((data) => String(data[member] ?? ''))
    .join('')

/** A turn must go on to the text `done` and be completed. */
export const goesOn: Observe = (reading) =>
  completed()(reading) || (!joined(reading, 'main').includes('done') && 'the turn does not go on')

/** The texts of stored responses. */
export const messagesIn = (events: readonly JsonObject[]): unknown[] =>
  events.flatMap(({ type, message }) =>
    type === 'chat_response' && message !== undefined ? [message] : [],
  )

/** A reply of one piece. */
export const REPLY = { chunks: ['done'] }
/** The suite looks what has come of a query, and states one reply. */
export const LATER = [replies(REPLY), STORED_NOW]

/** Nothing may have come of a refused query when the suite looks. */
export const nothing = (reading: PluginHostReading) => {
  const grown = storedIn(reading, TALK, 0).filter(isKnown).length > (STORED[0]?.events.length ?? 0)
  if (grown) return 'an event is stored'
  return askedFor((requests) => requests.length > 0 && 'the assistant is asked')(reading)
}
