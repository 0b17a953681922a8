import type { ExclusiveDeadline } from './deadline-name.ts'
import type { ToolStep } from './tool-state.ts'

/** Starts a deadline, or starts it again; it takes the place of every other but that of the whole session. */
export const arm: ToolStep<[ExclusiveDeadline, number]> = (state, effects, deadline, ms) => {
  const { armed } = state
  if (armed !== undefined && armed !== deadline) effects.push({ effect: 'clear', deadline: armed })
  effects.push({ effect: 'arm', deadline, ms })
  return armed === deadline ? state : { ...state, armed: deadline }
}

/** Clears every deadline, that of the whole session included; a pause goes on. */
export const clearDeadlines: ToolStep = (state, effects) => {
  const { armed, sessionArmed } = state
  if (armed !== undefined) effects.push({ effect: 'clear', deadline: armed })
  if (sessionArmed) effects.push({ effect: 'clear', deadline: 'session' })
  return { ...state, armed: undefined, sessionArmed: false }
}
