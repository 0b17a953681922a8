import { arm, clearDeadlines } from './arming.ts'
import { terminate } from './signalling.ts'
import type { ToolStep } from './tool-state.ts'
import { writePlainly } from './writing.ts'

/**
 * Ends a session that got stuck: politely by the message for it, then by the end of its input, which makes many programs
 * let go of what they hold back, then with SIGTERM and SIGKILL; on plain stdio, which has no such message, by signals alone.
 */
export const stop: ToolStep<[reason: string]> = (state, effects, stopReason) => {
  if (state.exit) return state
  const cleared = clearDeadlines(state, effects)
  if (state.settings.binding === 'stdio')
    return terminate({ ...cleared, phase: 'ending', stopReason }, effects)
  const { dialect, limits } = state.settings
  const asked = writePlainly(cleared, effects, dialect.ending)
  const armed = arm(asked, effects, 'stop-grace', limits.cancel_grace_ms / 2)
  return { ...armed, phase: 'ending', stopReason }
}

/** The second half of the grace period begins with the end of the input. */
export const endInput: ToolStep = (state, effects) => {
  effects.push({ effect: 'close-input' })
  effects.push({ effect: 'record', event: { event: 'closed', stream: 'stdin' } })
  const { dialect, limits } = state.settings
  return arm(state, effects, dialect.grace, limits.cancel_grace_ms / 2)
}
