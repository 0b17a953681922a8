import type { Notification } from '../../../spec/generated/messages/toolstate.ts'
import type { RegistryEffect } from './effect.ts'
import { type Handle, hasStopped, type Phase } from './handle.ts'
import type { OpenCall } from './open-call.ts'
import type { Step } from './reducer.ts'
import type { TurnEndPolicy } from './settings.ts'

/** Something that the assistant has not received yet. */
export interface Notice {
  readonly instance: number
  readonly notification: Notification
}

/** The end of a turn that is under way. */
export interface TurnEnding {
  /** The policies of the handles that were active when it began, by instance. */
  readonly policies: ReadonlyMap<number, TurnEndPolicy>
}

/** How a registry is to behave. */
export interface RegistryRules {
  /** Who makes ids: the assistant, or in the first revision the host. @see rfd009 §Handle registry */
  readonly ids: 'chosen' | 'numbered'
  /** Milliseconds that a spawn or an apply waits at most for a report. */
  readonly reportMs: number
}

/** All handles of a turn, and every call that waits for one. @see rfd009 §Handle registry */
export interface RegistryState {
  readonly rules: RegistryRules
  /** Handles by instance; one is forgotten when no id, process or open call leads to it. */
  readonly handles: ReadonlyMap<number, Handle>
  /** The instance that each id means to the assistant. */
  readonly names: ReadonlyMap<string, number>
  readonly calls: ReadonlyMap<number, OpenCall>
  /** Instances whose end a reply has shown, by call, until the replies of its batch have gone out. */
  readonly shown: ReadonlyMap<number, readonly number[]>
  readonly notices: readonly Notice[]
  /** Distinguishes an inquiry from that of an earlier turn, whose answer may come late. */
  readonly turn: number
  readonly turnEnd?: TurnEnding
  readonly isClosing: boolean
  /** How many handles there have ever been. */
  readonly instances: number
}

/** A part of what happens to a registry. */
export type RegistryStep<Given extends unknown[] = []> = Step<RegistryState, RegistryEffect, Given>

export const emptyRegistry = (rules: RegistryRules): RegistryState => ({
  rules,
  handles: new Map(),
  names: new Map(),
  calls: new Map(),
  shown: new Map(),
  notices: [],
  turn: 1,
  isClosing: false,
  instances: 0,
})

/** A map with one more entry. */
export const entered = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value)

/** A map without some of its keys. */
export function without<K, V>(map: ReadonlyMap<K, V>, keys: Iterable<K>): ReadonlyMap<K, V> {
  const rest = new Map(map)
  for (const key of keys) rest.delete(key)
  return rest
}

/** Changes one handle. */
export const withHandle = (
  state: RegistryState,
  handle: Handle,
  change: Partial<Handle>,
): RegistryState => ({
  ...state,
  handles: entered(state.handles, handle.instance, { ...handle, ...change }),
})

export const withPhase = (state: RegistryState, handle: Handle, phase: Phase): RegistryState =>
  withHandle(state, handle, { phase })

export const withCall = (state: RegistryState, open: OpenCall): RegistryState => ({
  ...state,
  calls: entered(state.calls, open.call, open),
})

/** The handle that an id means. */
export function named(state: RegistryState, id: string): Handle | undefined {
  const instance = state.names.get(id)
  return instance === undefined ? undefined : state.handles.get(instance)
}

/** The handle that a call spawns. */
export const spawnedBy = (state: RegistryState, call: number): Handle | undefined =>
  [...state.handles.values()].find(({ spawn }) => spawn === call)

export const hasStoppedIn = (state: RegistryState, instance: number | undefined): boolean => {
  const handle = instance === undefined ? undefined : state.handles.get(instance)
  return handle !== undefined && hasStopped(handle)
}
