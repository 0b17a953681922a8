import type { Claim, RegistryEvent } from './event.ts'
import { hasStopped } from './handle.ts'
import { entered, named, type RegistryState, type RegistryStep } from './state.ts'

type Claiming = Extract<RegistryEvent, { event: 'claim' }>

/**
 * Enters a placeholder for every spawn of a batch, so that the other calls of it find the ids, or refuses the batch as
 * a whole.
 * @see rfd037 §await in parallel tool call batches, rfd037 §Handle ID collisions
 */
export const claimIds: RegistryStep<[Claiming]> = (state, effects, { batch, claims, at }) => {
  const refusals = isOver(state) ?? collisions(state, claims)
  effects.push({ effect: 'admit', batch, refusals })
  if (refusals.length > 0) return state
  return claims.reduce((reserved, claim) => reserve(reserved, claim, at), state)
}

const isOver = ({ turnEnd, isClosing }: RegistryState): string[] | undefined =>
  turnEnd || isClosing ? [isClosing ? 'the host is ending' : 'the turn is ending'] : undefined

/** Why each id cannot be had: a tool is active under it, its result is unread, or it is claimed twice. */
function collisions(state: RegistryState, claims: readonly Claim[]): string[] {
  const ids = claims.flatMap(({ id }) => id ?? [])
  return [...new Set(ids)].flatMap((id) => {
    const holder = named(state, id)
    if (holder && hasStopped(holder)) return `Handle \`${id}\` is in use: its result is unread`
    if (holder) return `Handle \`${id}\` is in use`
    return ids.indexOf(id) === ids.lastIndexOf(id) ? [] : `Handle \`${id}\` is spawned twice`
  })
}

function reserve(state: RegistryState, claim: Claim, at: number): RegistryState {
  const instance = state.instances + 1
  const { call: spawn, id = `h_${instance}`, tool, settings } = claim
  const handle = {
    ...{ instance, id, tool, settings, spawn, spawnedAt: at, phase: { type: 'reserved' } as const },
    ...{ alive: false, reports: 0, asking: false },
  }
  return {
    ...state,
    instances: instance,
    names: entered(state.names, id, instance),
    handles: entered(state.handles, instance, handle),
  }
}
