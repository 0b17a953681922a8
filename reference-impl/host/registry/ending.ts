import type { EndCause, Handle } from './handle.ts'
import { hasStopped, isActive } from './handle.ts'
import { failure } from './result.ts'
import { type RegistryState, type RegistryStep, withHandle, withPhase } from './state.ts'

/** Ends the tool behind a handle that is active. @see rfd009 §Handle lifecycle */
export const endHandle: RegistryStep<[Handle, EndCause]> = (state, effects, handle, cause) => {
  if (!isActive(handle)) return state
  if (handle.phase.type === 'reserved') return neverBegun(state, handle, WHY[cause])
  effects.push({ effect: 'end', instance: handle.instance, cause })
  return withHandle(state, handle, { ending: cause })
}

/** Makes a placeholder one that has stopped: its spawn is refused, and what waits for it hears of a failure. */
export const neverBegun = (state: RegistryState, handle: Handle, because: string): RegistryState =>
  hasStopped(handle)
    ? state
    : withPhase(state, handle, { type: 'stopped', result: failure(because) })

const WHY: Record<EndCause, string> = {
  abort: 'it was aborted before it began',
  'turn end': 'the turn has ended',
  unanswered: 'nobody answered its question',
  'host exit': 'the host is ending',
}
