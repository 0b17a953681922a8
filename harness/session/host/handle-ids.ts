import { handleIn } from '../../call-result.ts'
import type { HostScenario } from '../../host-scenario.ts'
import { isObject, type JsonObject } from '../../wire/json.ts'
import type { HostEvent } from './host-event.ts'
import type { HostState } from './host-state.ts'
import type { NamedAction, NamedCall } from './named-calls.ts'

/** The handles of a session whose ids the host makes: a scenario names each of them, and the response to its spawn shows the id. */
export interface HandleIds {
  /** The name of the handle that a call spawns, by the id of the call. */
  readonly spawned: ReadonlyMap<string, string>
  /** The id of each handle by its name; of several that had one name in turn, that of the last. */
  readonly ids: ReadonlyMap<string, string>
}

export const NO_HANDLES: HandleIds = { spawned: new Map(), ids: new Map() }

/** Whether the host makes the ids of handles. @see rfd009-r1 §Handle registry */
export const makesIds = (revision: string): boolean => revision === 'rfd009-r1'

/** The arguments of a call in the ids of the host; what it cannot know is handed over by its name. */
export function inIdsOfHost(state: HostState, call: NamedCall): JsonObject | undefined {
  const { arguments: args } = call
  const name = handleOf(state, call)
  if (!args || name === undefined) return args
  const { id: _, ...others } = args
  return args.action === 'spawn' ? others : { ...args, id: idOf(state, name) }
}

/** The id that the host has given a handle. */
export const idOf = ({ handles }: HostState, name: string): string => handles.ids.get(name) ?? name

/** Takes note of the spawns of a batch. */
export function withSpawns(state: HostState, calls: readonly NamedCall[]): HandleIds {
  const spawned = new Map(state.handles.spawned)
  for (const call of calls) {
    const name = handleOf(state, call)
    if (name !== undefined && call.arguments?.action === 'spawn') spawned.set(call.id, name)
  }
  return { ...state.handles, spawned }
}

/** Takes note of the ids that a reply shows. */
export function withIds(
  state: HostState,
  { reply }: Extract<HostEvent, { event: 'replied' }>,
): HostState {
  if (!state.settings.makesIds || !('result' in reply)) return state
  const { responses } = isObject(reply.result) ? reply.result : {}
  const ids = new Map(state.handles.ids)
  for (const response of Array.isArray(responses) ? responses.filter(isObject) : []) {
    const name = state.handles.spawned.get(String(response.id))
    const id = handleIn(response.result)?.id
    if (name !== undefined && typeof id === 'string') ids.set(name, id)
  }
  return { ...state, handles: { ...state.handles, ids } }
}

/** The request by which a handle is spawned that an action names, while it has no reply. */
export function openSpawnOf(state: HostState, action: NamedAction): number | undefined {
  if (!state.settings.makesIds) return undefined
  const names = namedBy(state, action)
  const spawns = [...state.handles.spawned].filter(([, name]) => names.includes(name))
  return spawns
    .map(([call]) => state.calls.get(call) ?? 0)
    .find((request) => state.open.has(request))
}

function namedBy(state: HostState, action: NamedAction): (string | undefined)[] {
  if ('end_handle' in action) return [action.end_handle]
  if (!('call' in action)) return []
  const others = action.call.filter(({ arguments: args }) => args?.action !== 'spawn')
  return others.map((call) => handleOf(state, call))
}

/** The handle that a call of a stateful tool is about, where the host makes the ids. */
function handleOf(
  { settings, scenario }: HostState,
  { tool = 'probe', arguments: args = {} }: NamedCall,
): string | undefined {
  const { action, id } = args
  if (!settings.makesIds || typeof action !== 'string' || typeof id !== 'string') return undefined
  return isStateful(tool, scenario) ? id : undefined
}

function isStateful(name: string, { tool, tools = [] }: HostScenario): boolean {
  const configured = tools.find((each) => each.name === name) ?? tool
  return configured?.stateful === true
}
