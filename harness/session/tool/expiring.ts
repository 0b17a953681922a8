import { type DeadlineName, isRecorded } from './deadline-name.ts'
import { awaitTurns } from './draining.ts'
import { endSilence } from './listening.ts'
import { kill, terminate } from './signalling.ts'
import { endInput, stop } from './stopping.ts'
import type { ToolEvent } from './tool-event.ts'
import type { ToolState, ToolStep } from './tool-state.ts'
import { resume } from './writing.ts'

/** Records that a deadline has expired, and does what follows; one that is not armed cannot expire. */
export const expire: ToolStep<[Extract<ToolEvent, { event: 'deadline-expired' }>]> = (
  state,
  effects,
  { deadline: name, ms, late },
) => {
  if (!isArmed(state, name)) return state
  if (isRecorded(name)) {
    const event = { event: 'timer', name, ms, ...(late > 0 && { late }) } as const
    effects.push({ effect: 'record', event })
  }
  return expired[name](disarmed(state, name), effects)
}

function isArmed({ armed, sessionArmed, writer }: ToolState, name: DeadlineName): boolean {
  if (name === 'session') return sessionArmed
  return name === 'pause' ? writer.paused : armed === name
}

function disarmed(state: ToolState, name: DeadlineName): ToolState {
  if (name === 'session') return { ...state, sessionArmed: false }
  return name === 'pause' ? state : { ...state, armed: undefined }
}

/** What follows when a deadline expires. */
const expired: Record<DeadlineName, ToolStep> = {
  startup: (state, effects) => stop(state, effects, 'no line came'),
  idle: (state, effects) => stop(state, effects, 'nothing more came'),
  session: (state, effects) => stop(state, effects, 'the whole session took too long'),
  silence: endSilence,
  exit: terminate,
  'end-of-input': terminate,
  'cancel-grace': terminate,
  'shutdown-grace': terminate,
  'stop-grace': endInput,
  'term-grace': kill,
  drain: (state, effects) => awaitTurns(state, effects),
  pause: resume,
}
