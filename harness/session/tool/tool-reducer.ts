import { LINE_LIMIT } from '../../wire/lines.ts'
import { reducerOf } from '../reducer.ts'
import { countTurn, endOutput, exitProcess } from './draining.ts'
import { endFlood } from './endless.ts'
import { expectNext } from './expecting.ts'
import { expire } from './expiring.ts'
import { endVisits, follow, readBytes, readLine, writeResponse } from './listening.ts'
import { failToStart, finish, interrupt } from './releasing.ts'
import type { ToolEffect } from './tool-effect.ts'
import type { ToolEvent } from './tool-event.ts'
import type { ToolState, ToolStep } from './tool-state.ts'
import { enqueue } from './writing.ts'

/** The transitions of a session with a tool, in which we play its host. @see rfd-d11 §Tool lifecycle */
export const reduceTool = reducerOf<ToolState, ToolEvent, ToolEffect>((state, effects, event) => {
  switch (state.phase) {
    case 'open':
    case 'ending':
      return handle(state, effects, event)
    case 'new':
      return begin(state, effects, event)
    case 'releasing':
      return event.event === 'released' ? finish(state, effects, event) : state
    case 'finished':
      return state
  }
})

/** A session that is interrupted before its turn comes starts nothing. */
const begin: ToolStep<[ToolEvent]> = (state, effects, event) => {
  if (event.event === 'started') return start(state, effects)
  if (event.event !== 'interrupted') return state
  effects.push({ effect: 'record', event: { event: 'interrupted' } })
  effects.push({ effect: 'finish' })
  return { ...state, phase: 'finished' }
}

const start: ToolStep = (state, effects) => {
  const { tactic, limits } = state.settings
  effects.push({ effect: 'launch' })
  effects.push({ effect: 'arm', deadline: 'session', ms: limits.session_ms })
  const open: ToolState = { ...state, phase: 'open', sessionArmed: true }
  if (state.settings.binding === 'stdio') return expectNext(open, effects)
  return enqueue(open, effects, [{ pauseMs: tactic.initDelayMs ?? 0 }, { init: true }])
}

const handle: ToolStep<[ToolEvent]> = (state, effects, event) => {
  switch (event.event) {
    case 'bytes':
      return readBytes(state, effects, event.count)
    case 'line':
      return readLine(state, effects, event.line)
    case 'answered':
      return writeResponse(state, effects, event)
    case 'followed':
      return follow(state, effects, event)
    case 'visits-began':
      return { ...state, visiting: true }
    case 'visits-ended':
      return endVisits(state, effects)
    case 'bytes-taken':
      return expectNext(state, effects)
    case 'line-too-long':
      return endFlood(state, effects, `${LINE_LIMIT} bytes`)
    case 'deadline-expired':
      return expire(state, effects, event)
    case 'output-ended':
      return endOutput(state, effects)
    case 'exited':
      return exitProcess(state, effects, event)
    case 'start-failed':
      return failToStart(state, effects, event.reason)
    case 'interrupted':
      return interrupt(state, effects)
    case 'loop-turned':
      return countTurn(state, effects)
    case 'zombies-seen':
      return { ...state, zombies: event.names }
    case 'started':
    case 'released':
      return state
  }
}
