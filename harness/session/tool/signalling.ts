import { arm } from './arming.ts'
import type { ToolStep } from './tool-state.ts'

/** Looks for zombies while the process that should reap them lives, then sends SIGTERM. */
export const terminate: ToolStep = (state, effects) => {
  if (!state.exit) effects.push({ effect: 'look-for-zombies' })
  const signalled = sendSignal(state, effects, 'SIGTERM', state.stopReason)
  return arm(signalled, effects, 'term-grace', state.settings.limits.term_grace_ms)
}

/** Ends a tool on plain stdio as the action abort does: by SIGTERM. @see rfd009 §Handle lifecycle */
export const abort: ToolStep = (state, effects) => {
  if (state.exit) return state
  const reason = 'the tool is aborted'
  effects.push({ effect: 'look-at-files' })
  effects.push({
    effect: 'record',
    event: { event: 'signal', signal: 'SIGTERM', reason, abort: true },
  })
  effects.push({ effect: 'signal', signal: 'SIGTERM' })
  const armed = arm(state, effects, 'term-grace', state.settings.limits.term_grace_ms)
  return { ...armed, phase: 'ending', stopReason: 'the process did not end' }
}

export const kill: ToolStep = (state, effects) =>
  sendSignal(state, effects, 'SIGKILL', state.stopReason)

/** A process that has ended is sent no signal. */
export const sendSignal: ToolStep<['SIGTERM' | 'SIGKILL', reason: string]> = (
  state,
  effects,
  signal,
  reason,
) => {
  if (state.exit) return state
  effects.push({ effect: 'record', event: { event: 'signal', signal, reason } })
  effects.push({ effect: 'signal', signal })
  return state
}
