import type { JsonObject } from '../wire/json.ts'
import { UNKNOWN } from './additions.ts'
import { type Move, plainly, type Tactic, type Turn } from './tactic.ts'

/** The subscriptions that a plugin has, as the replies that pass by show them. */
class Subscriptions {
  /** The types of events that each lets pass; all where it states none. */
  readonly #filters = new Map<unknown, readonly unknown[] | undefined>()

  /** Takes note of a message that is about to be sent. */
  see({ type, sub_id }: JsonObject, { request }: Turn): void {
    const events = request?.message?.events
    if (type === 'subscribed') this.#filters.set(sub_id, Array.isArray(events) ? events : undefined)
    if (type === 'unsubscribed') this.#filters.delete(sub_id)
  }

  lets(name: unknown, type: string): boolean {
    return this.#filters.get(name)?.includes(type) ?? true
  }

  /** For each subscription an event of the first type that it lets pass. */
  eventsOf(noise: readonly JsonObject[]): JsonObject[] {
    return [...this.#filters].flatMap(([sub_id, filter]) => {
      const data = noise.find(({ type }) => filter?.includes(type) ?? true)
      return data ? [{ type: 'event', sub_id, data }] : []
    })
  }
}

const TIME = { timestamp: '2026-03-04 08:00:00.5' }

/** The text of an event that comes between a request and its reply. */
export const BETWEEN = 'More, between a request and its reply. '

/** Events that ask for nothing, by the type that a filter may name. */
const TEXT = { ...TIME, type: 'chat_response', message: BETWEEN }
const SILENT: readonly JsonObject[] = [
  { ...TIME, type: 'turn_start' },
  { ...TIME, type: 'tool_call_response', id: 'call_x', content: 'more', is_error: false },
]

/** A single event is a text where it may be one; many texts, which a plugin passes on, come where nothing else may. */
const noiseOf = (count: number): readonly JsonObject[] =>
  count === 1 ? [TEXT, ...SILENT] : [...SILENT, TEXT]

/**
 * Sends events between each request of a plugin that has a subscription and the reply; a single one of each subscription
 * comes in one write with the reply. @see rfd-d18 §Drawbacks
 */
export function interleavedEvents(count: number): Tactic {
  const subscriptions = new Subscriptions()
  return {
    rewrite(message, turn) {
      const events = subscriptions.eventsOf(noiseOf(count))
      subscriptions.see(message, turn)
      if (turn.at < 1 || events.length === 0) return plainly(message)
      if (count === 1) return [{ sendTogether: [...events, message] }, { applied: true }]
      const noise = Array.from({ length: count }, () => events.map((emit) => ({ emit }))).flat()
      return [...noise, { emit: message }, { applied: true }]
    },
  }
}

/** Adds members that no plugin knows to events that it receives, and puts events of an unknown type before them. */
export function unknownPushed(): Required<Pick<Tactic, 'rewrite'>> {
  const subscriptions = new Subscriptions()
  return {
    rewrite(message, turn) {
      subscriptions.see(message, turn)
      const { type, sub_id, data } = message
      if (type !== 'event') return plainly(message)
      const known: Move = { emit: { ...message, data: { ...(data as JsonObject), ...UNKNOWN } } }
      const strange = { type: 'x-unknown', ...TIME, content: 7, arguments: [null] }
      const before = subscriptions.lets(sub_id, strange.type)
        ? [{ emit: { type: 'event', sub_id, data: strange } }]
        : []
      return [...before, known, { applied: true }]
    },
  }
}
