import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { came, eventsOf, inOrder } from '../calling.ts'
import type { Observe } from '../observed.ts'
import { TALK } from '../subscribing.ts'
import { asked, storedIn } from './querying.ts'

/** The events of a call, where it came without a prompt. */
export function unasked(reading: PluginHostReading, type: string, id: string) {
  const all = eventsOf(reading, type, id)
  return all.some(({ message }) => Object.hasOwn(message, 'respond')) ? [] : all
}

/** Whether a call and its result are stored when the query is complete. */
export function isStored(reading: PluginHostReading, id: string): boolean {
  const types = storedIn(reading, TALK, 0).flatMap((event) => (event.id === id ? [event.type] : []))
  return types.includes('tool_call_request') && types.includes('tool_call_response')
}

/** A call must be announced. */
export function announced(id: string): Observe {
  return came('tool_call_request', id)
}

/** A result must be announced. */
export function resulted(id: string): Observe {
  return came('tool_call_response', id)
}

/** The result of a call that the assistant does not get, of a host whose driver states what it gets. */
export function unstated(reading: PluginHostReading, ids: readonly string[]) {
  const stated = (asked(reading) ?? []).map(({ responses }) => JSON.stringify(responses ?? []))
  const missing = ids.find((id) => stated.every((text) => !text.includes(id)))
  return (
    stated.some((text) => text.includes('call_')) &&
    missing !== undefined &&
    `that of \`${missing}\` is missing`
  )
}

/** The result of a call must have the text of its tool. */
export function hasText(id: string, text: string): Observe {
  return (reading) =>
    !eventsOf(reading, 'tool_call_response', id).some(({ message }) =>
      JSON.stringify(message).includes(text),
    ) && `the result of \`${id}\` is another`
}

/** A call must come before its result. */
export function ordered(id: string): Observe {
  return inOrder('tool_call_request', 'tool_call_response', id)
}
