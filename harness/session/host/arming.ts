import type { HostDeadline } from './host-deadline.ts'
import type { HostState, HostStep } from './host-state.ts'

export const arm: HostStep<[HostDeadline, number]> = (state, effects, deadline, ms) => {
  effects.push({ effect: 'arm', deadline, ms })
  return { ...state, armed: new Set([...state.armed, deadline]) }
}

export const clear: HostStep<[HostDeadline]> = (state, effects, deadline) => {
  if (!state.armed.has(deadline)) return state
  effects.push({ effect: 'clear', deadline })
  return disarmed(state, deadline)
}

/** The state without a deadline that has expired or is cleared. */
export const disarmed = (state: HostState, deadline: HostDeadline): HostState => ({
  ...state,
  armed: new Set([...state.armed].filter((each) => each !== deadline)),
})
