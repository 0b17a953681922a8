import type { Action } from '../../host-scenario.ts'
import type { JsonObject } from '../../wire/json.ts'

/** An action that only asks. */
export type Query = Extract<
  Action,
  | { snapshot: true }
  | { turn_end: true }
  | { end_handle: string }
  | { notifications: true }
  | { tools: string }
  | { shown_for: string }
  | { flatten: JsonObject }
>

/** The method and the params of an action that only asks; some ask on behalf of a provider. */
export function queryOf(action: Query, provider: string): [method: string, params?: JsonObject] {
  if ('snapshot' in action) return ['snapshot']
  if ('turn_end' in action) return ['turn_end']
  if ('end_handle' in action) return ['end_handle', { id: action.end_handle }]
  if ('notifications' in action) return ['notifications']
  if ('flatten' in action) return ['flatten', { provider, schema: action.flatten }]
  if ('shown_for' in action) return ['tools', { provider: action.shown_for }]
  return ['tools', action.tools === 'plain' ? {} : { provider }]
}
