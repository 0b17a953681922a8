import type { HeardByProbe, HeardMessage } from '../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../harness/probes/plugin-step.ts'
import type { DriverAction } from '../../../harness/session/plugin-host/driver-session.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { inconclusive } from '../../engine/finding.ts'
import { type Observe, shown } from './observed.ts'
import { STORED } from './stored.ts'

const ids = STORED.map(({ id }) => id) as [string, string, string]

/** Conversations that every workspace has; the last one is empty. */
export const [TALK, OTHER, EMPTY] = ids

/** Sends a request with an id, and waits for its reply. */
export const request = (message: object, id: string): PluginStep[] => [
  { send: { ...message, id } },
  { received: { id } },
]

/** Subscribes by a request whose id is `subscribe NAME`. */
export const subscribe = (
  sub_id: string,
  conversation: string,
  events?: readonly string[],
): PluginStep[] =>
  request(
    { type: 'subscribe', sub_id, conversation, ...(events && { events }) },
    `subscribe ${sub_id}`,
  )

/** Unsubscribes by a request whose id is `unsubscribe NAME`. */
export const unsubscribe = (sub_id: string): PluginStep[] =>
  request({ type: 'unsubscribe', sub_id }, `unsubscribe ${sub_id}`)

/** Waits for an event of a subscription. */
export const gets = (sub_id: string, message: string): PluginStep => ({
  received: { type: 'event', sub_id, data: { message } },
})

/** A response of the assistant. */
export const answer = (message: string) => ({ type: 'chat_response', message })

/** Adds events to a conversation from outside of the plugin. */
export const append = (conversation: string, ...events: JsonObject[]): DriverAction => ({
  ask: 'plugin_event',
  params: { conversation, events },
})

/** The messages of type `event`, of one subscription or of all. */
export const eventsFor = ({ messages }: HeardByProbe, sub_id?: string): HeardMessage[] =>
  messages.filter(
    ({ type, message }) => type === 'event' && (sub_id === undefined || message.sub_id === sub_id),
  )

/** What was delivered to a subscription. */
export const dataFor = (heard: HeardByProbe, sub_id: string): JsonObject[] =>
  eventsFor(heard, sub_id).flatMap(({ message: { data } }) => (isObject(data) ? [data] : []))

/** The types of stored events; a host may have others for itself. */
const TYPES: readonly unknown[] = [
  ...['turn_start', 'chat_request', 'chat_response', 'tool_call_request', 'tool_call_response'],
  ...['inquiry_request', 'inquiry_response'],
]

/** Whether an event is of one of the types that each host has. */
export const isKnown = ({ type }: JsonObject): boolean => TYPES.includes(type)

/** Whether an event is of a type that a host has for itself, and neither stored by others nor the end of a query. */
export const isForeign = (event: JsonObject): boolean =>
  typeof event.type === 'string' && event.type !== 'query_complete' && !isKnown(event)

/** What was delivered to a subscription of events that each host has. */
export const sharedFor = (heard: HeardByProbe, sub_id: string): JsonObject[] =>
  dataFor(heard, sub_id).filter((event) => !isForeign(event))

/** The texts that were delivered to a subscription. */
export const textsFor = (heard: HeardByProbe, sub_id: string): unknown[] =>
  dataFor(heard, sub_id).flatMap(({ message }) => (message === undefined ? [] : [message]))

/** The reply to the request with an id; a later one where several have it. */
export const repliesTo = ({ messages }: HeardByProbe, id: string): HeardMessage[] =>
  messages.filter(({ type, message }) => type !== 'event' && message.id === id)

/** The reply to a request must have a type and members. */
export const replied =
  (id: string, type: string, more: JsonObject = {}): Observe =>
  (reading) => {
    const [reply] = repliesTo(reading, id)
    const members: JsonObject = { type, ...more }
    if (!reply) return `\`${id}\` got no reply`
    const wrong = Object.keys(members).find((name) => reply.message[name] !== members[name])
    return wrong && `\`${wrong}\` of the reply is ${shown(reply.message[wrong])}`
  }

/** A subscription must have got texts. */
export const got =
  (sub_id: string, ...texts: readonly string[]): Observe =>
  (reading) => {
    const missing = texts.find((text) => !textsFor(reading, sub_id).includes(text))
    return missing !== undefined && `the event ${shown(missing)} did not come to \`${sub_id}\``
  }

/** A subscription must not have got a text. */
export const gotNot =
  (sub_id: string, text: string): Observe =>
  (reading) =>
    textsFor(reading, sub_id).includes(text) && `\`${sub_id}\` got ${shown(text)}`

/** A subscription must have got these texts, in this order, and no other. */
export const gotOnly =
  (sub_id: string, ...texts: readonly string[]): Observe =>
  (reading) => {
    const came = textsFor(reading, sub_id)
    const at = texts.findIndex((text, place) => came[place] !== text)
    if (at >= 0) return `\`${sub_id}\` got ${shown(came[at])} in place of ${shown(texts[at])}`
    return came.length > texts.length && `\`${sub_id}\` got ${shown(came[texts.length])} besides`
  }

/** Something is shown only where something else has occurred. */
export const where =
  (control: Observe, observe: Observe): Observe =>
  (reading) => {
    const lacks = control(reading)
    if (typeof lacks === 'string') return observe(reading) || inconclusive(`no control: ${lacks}`)
    return observe(reading)
  }
