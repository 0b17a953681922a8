import { handleIn } from '../../call-result.ts'
import { actionsOf, type HostScenario } from '../../host-scenario.ts'
import { elementsOf, isObject, type JsonObject } from '../../wire/json.ts'
import type { HostEvent } from './host-event.ts'
import { type NamedAction, type NamedCall, namedCalls } from './named-calls.ts'

/** The handles of a session in which the host makes their ids. */
export interface Handles {
  /** The name that the scenario has for the handle of a call, by the id of the call. */
  readonly names: ReadonlyMap<string, string>
  /** The calls that spawn one. */
  readonly spawns: ReadonlySet<string>
  /** The id of each handle by its name; of several that had one name in turn, that of the last. */
  readonly ids: ReadonlyMap<string, string>
}

/** Whether the host makes the ids of handles. @see rfd009-r1 §Handle registry */
export const makesIds = (revision: string): boolean => revision === 'rfd009-r1'

/** The handles of a scenario, of which the host has made none yet; `undefined` where the assistant chooses the ids. */
export function handlesOf(scenario: HostScenario, revision: string): Handles | undefined {
  if (!makesIds(revision)) return undefined
  const calls = namedCalls(actionsOf(scenario)).flatMap((action) =>
    'call' in action ? action.call : [],
  )
  const names = calls.flatMap(({ id, tool = 'probe', arguments: args = {} }) =>
    isOfHandle(args) && isStateful(tool, scenario) ? [[id, args.id] as const] : [],
  )
  const spawns = calls.filter((each) => each.arguments?.action === 'spawn')
  return {
    names: new Map(names),
    spawns: new Set(spawns.map(({ id }) => id)),
    ids: new Map(),
  }
}

const isOfHandle = (args: JsonObject): args is JsonObject & { id: string } =>
  typeof args.action === 'string' && typeof args.id === 'string'

function isStateful(name: string, { tool, tools = [] }: HostScenario): boolean {
  const configured = tools.find((each) => each.name === name) ?? tool
  return configured?.stateful === true
}

/** The arguments of a call as the host is given them: a spawn has no id, and a handle without one keeps its name. */
export function inIdsOfHost(
  handles: Handles | undefined,
  { id: call, arguments: args }: NamedCall,
): JsonObject | undefined {
  const name = handles?.names.get(call)
  if (!args || name === undefined) return args
  const { id: _, ...others } = args
  return handles?.spawns.has(call) ? others : { ...args, id: idOf(handles, name) }
}

/** The id that the host has made for a handle; its name where it has made none. */
export const idOf = (handles: Handles | undefined, name: string): string =>
  handles?.ids.get(name) ?? name

/** Takes note of the ids that responses to spawns show; what a later response shows changes none. */
export function withIds(
  handles: Handles | undefined,
  reply: Extract<HostEvent, { event: 'replied' }>['reply'],
): Handles | undefined {
  if (!handles || !('result' in reply) || !isObject(reply.result)) return handles
  const shown = elementsOf(reply.result.responses).flatMap((response) => {
    const { id: call, result } = isObject(response) ? response : {}
    const name = handles.spawns.has(String(call)) ? handles.names.get(String(call)) : undefined
    const id = handleIn(result)?.id
    return name !== undefined && typeof id === 'string' ? [[name, id] as const] : []
  })
  return { ...handles, ids: new Map([...handles.ids, ...shown]) }
}

/** The requests of the calls so far, and those that have no reply yet. */
interface Requests {
  readonly calls: ReadonlyMap<string, number>
  readonly open: ReadonlyMap<number, unknown>
}

/** The request by which a handle is spawned that an action names, while it has no reply. */
export function openSpawnOf(
  handles: Handles | undefined,
  action: NamedAction,
  { calls, open }: Requests,
): number | undefined {
  if (!handles) return undefined
  const named = namedBy(handles, action)
  return [...handles.spawns]
    .filter((call) => named.includes(handles.names.get(call) ?? ''))
    .map((call) => calls.get(call) ?? 0)
    .find((request) => open.has(request))
}

function namedBy({ names, spawns }: Handles, action: NamedAction): string[] {
  if ('end_handle' in action) return [action.end_handle]
  if (!('call' in action)) return []
  return action.call.flatMap(({ id }) => (spawns.has(id) ? [] : (names.get(id) ?? [])))
}
