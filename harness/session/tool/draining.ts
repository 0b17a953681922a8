import { arm, clearDeadlines } from './arming.ts'
import { releaseProcess } from './releasing.ts'
import type { ToolEvent } from './tool-event.ts'
import type { ToolStep } from './tool-state.ts'

/** Milliseconds for which output is awaited after the process has ended, when an orphan holds it open. */
const DRAIN_MS = 250

/** Turns of the event loop that bring nothing more before the output counts as read. */
const DRAIN_TURNS = 3

/** What the process wrote may still be on its way. */
export const exitProcess: ToolStep<[Extract<ToolEvent, { event: 'exited' }>]> = (
  state,
  effects,
  { code, signal },
) => {
  if (state.exit) return state
  const exited = { ...clearDeadlines(state, effects), exit: { code, signal } }
  return state.outputEnded
    ? releaseProcess(exited, effects)
    : arm(exited, effects, 'drain', DRAIN_MS)
}

export const endOutput: ToolStep = (state, effects) => {
  if (state.outputEnded) return state
  effects.push({ effect: 'record', event: { event: 'closed', stream: 'stdout' } })
  const ended = { ...state, outputEnded: true }
  return state.exit ? releaseProcess(ended, effects) : ended
}

/** What came while we were busy is read first: a deadline expires before anything that stands in a pipe is read. */
export const awaitTurns: ToolStep<[turns?: number]> = (state, effects, turns = DRAIN_TURNS) => {
  effects.push({ effect: 'await-turn' })
  return { ...state, drain: { turns, received: state.received } }
}

export const countTurn: ToolStep = (state, effects) => {
  const { drain, received } = state
  if (!drain) return state
  if (received > drain.received) return awaitTurns(state, effects)
  return drain.turns > 1
    ? awaitTurns(state, effects, drain.turns - 1)
    : releaseProcess(state, effects)
}
