import { PIECE_SIZE } from '../../wire/utf8.ts'
import { arm } from './arming.ts'
import type { Dialect } from './dialect.ts'
import { silenceOf } from './inputs.ts'
import { isLikeSilence, type Written } from './repetition.ts'
import type { ToolState, ToolStep } from './tool-state.ts'

/** Expects the next line, unless the end is expected already. */
export const expectNext: ToolStep = (state, effects) => {
  if (!isOpen(state)) return state
  const { limits, dialect } = state.settings
  const { startup_ms, idle_ms } = limits
  if (state.received === 0) return arm(state, effects, 'startup', startup_ms)
  const reading = readingMs(state)
  const silence = silenceOf(state.inputs, state.settings)
  if (silence !== undefined) return arm(state, effects, 'silence', silence + reading)
  if (!dialect.mayBeSilent) return arm(state, effects, 'idle', idle_ms + reading)
  if (isRepetitive(state) && state.armed === 'silence') return state
  return arm(state, effects, 'silence', idle_ms + reading)
}

/** Expects the next line after another message: repetition extends no silence, and what is new does. */
export const expectAfter: ToolStep<[Written]> = (state, effects, messages) => {
  const next = { ...state, messages }
  return isRepetitive(state) && !isRepetitive(next) ? expectNext(next, effects) : next
}

const isRepetitive = ({ messages, settings }: ToolState) =>
  isLikeSilence(messages, settings.limits.idle_ms)

/** Base delays that a subject may take for each piece that it reads before it has anything to write: 4 MB a second. */
const READING = 0.16

const readingMs = ({ unread, settings }: ToolState) =>
  Math.floor(unread / PIECE_SIZE) * READING * settings.baseDelayMs

/** From here on the only thing to come is the end of the process; a tool without output so far may start first. */
export const expectEnd: ToolStep<['exit' | Dialect['grace'] | 'end-of-input', number]> = (
  state,
  effects,
  deadline,
  ms,
) => {
  if (!isOpen(state)) return state
  const starting = state.received === 0 ? state.settings.limits.startup_ms : 0
  const armed = arm(state, effects, deadline, ms + starting)
  return { ...armed, phase: 'ending', stopReason: 'the process did not end' }
}

const isOpen = ({ phase, exit }: ToolState) => phase === 'open' && exit === undefined
