import type { Move } from '../adversary/tactic.ts'
import type { JsonObject } from '../wire/json.ts'
import {
  type PluginHostState,
  PluginRefusal,
  type Serve,
  type Subscription,
} from './plugin-state.ts'

/** What a plugin may ask for about the events of conversations. @see rfd-d18 §Subscriptions */
export const subscribing: Readonly<Record<string, { feature: string; serve: Serve }>> = {
  subscribe: { feature: 'subscriptions', serve: subscribe },
  unsubscribe: { feature: 'subscriptions', serve: unsubscribe },
}

function subscribe(state: PluginHostState, request: JsonObject): JsonObject {
  const { sub_id, conversation, events } = request
  if (!state.conversations.has(conversation))
    throw new PluginRefusal(`there is no conversation ${String(conversation)}`, conversation)
  if (state.subscriptions.has(sub_id))
    throw new PluginRefusal(`the name ${String(sub_id)} is in use`, conversation)
  const filter = Array.isArray(events) ? { filter: events } : {}
  state.subscriptions.set(sub_id, { conversation, ...filter })
  return { type: 'subscribed', sub_id }
}

function unsubscribe({ subscriptions }: PluginHostState, { sub_id }: JsonObject): JsonObject {
  if (!subscriptions.delete(sub_id))
    throw new PluginRefusal(`there is no subscription ${String(sub_id)}`)
  return { type: 'unsubscribed', sub_id }
}

/** The subscriptions of a conversation by their names, in the order in which they were made. */
export const subscriptionsOf = (
  { subscriptions }: PluginHostState,
  conversation: unknown,
): [unknown, Subscription][] =>
  [...subscriptions].filter(([, its]) => its.conversation === conversation)

/** The time of every event. */
const OCCURRED = '2026-03-04 08:00:00.0'

/** Delivers an event to each subscription of its conversation whose filter lets it pass. */
export const deliver = (
  state: PluginHostState,
  conversation: unknown,
  data: JsonObject,
): readonly Move[] =>
  subscriptionsOf(state, conversation)
    .filter(([, { filter }]) => filter?.includes(data.type) ?? true)
    .map(([sub_id]) => ({
      emit: { type: 'event', sub_id, data: { timestamp: OCCURRED, ...data } },
    }))

/** What others have done, once each conversation that they do it to has a subscription. */
export function occur(state: PluginHostState): Move[] {
  const isFollowed = ({ conversation }: { conversation: string }) =>
    subscriptionsOf(state, conversation).length > 0
  if (!state.occurs.every(isFollowed)) return []
  const occurring = state.repeats ? [...state.occurs] : state.occurs.splice(0)
  return occurring.flatMap(({ conversation, data }) => deliver(state, conversation, data))
}

/** Two events for each subscription: a server that notices by writing that nobody reads any more notices by the second. */
export const remind = (state: PluginHostState): Move[] =>
  [...state.subscriptions.values()].flatMap(({ conversation, filter }) => {
    const event = { type: String(filter?.[0] ?? 'turn_start') }
    return [...deliver(state, conversation, event), ...deliver(state, conversation, event)]
  })
