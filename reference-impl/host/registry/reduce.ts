import { claimIds } from './claim.ts'
import { beginCall, onCancel, onLimit, onPermission } from './commands.ts'
import type { RegistryEffect } from './effect.ts'
import type { RegistryEvent } from './event.ts'
import { handOver } from './notices.ts'
import { askForAwaits, onAnswer } from './questions.ts'
import type { Transition } from './reducer.ts'
import { onGone, onReport, onStop } from './reports.ts'
import { forget, onReturn, settle } from './settle.ts'
import { type RegistryState, type RegistryStep, withHandle } from './state.ts'
import { closeTurn, interrupted, onChoice, onTurnEnd, onTurnLimit } from './turn-end.ts'

/** Computes what an event leads to. Pure: it reads no clock, starts no timer and touches no process. */
export function reduce(
  state: RegistryState,
  event: RegistryEvent,
): Transition<RegistryState, RegistryEffect> {
  const effects: RegistryEffect[] = []
  const after = forget(settle(onEvent(state, effects, event), effects))
  return { state: closed(askForAwaits(after, effects), effects), effects }
}

/** Closes the turn, and the host, when nothing of it lives. */
const closed: RegistryStep = (state, effects) => {
  const isLeft = [...state.handles.values()].some(({ alive }) => alive)
  if (state.isClosing && !isLeft) effects.push({ effect: 'all gone' })
  return isLeft ? state : closeTurn(state, effects)
}

const onEvent: RegistryStep<[RegistryEvent]> = (state, effects, event) => {
  switch (event.event) {
    case 'claim':
      return claimIds(state, effects, event)
    case 'call':
      return beginCall(state, effects, event)
    case 'permission':
      return onPermission(state, effects, event)
    case 'cancel':
      return onCancel(state, effects, event)
    case 'limit':
      return onLimit(state, effects, event)
    case 'returned':
      return onReturn(state, event)
    case 'reported':
      return onReport(state, effects, event)
    case 'stopped':
      return onStop(state, effects, event)
    case 'gone':
      return onGone(state, effects, event)
    case 'answered':
      return onAnswer(state, effects, event)
    case 'turn end':
      return onTurnEnd(state, effects, event)
    case 'chosen':
      return onChoice(state, effects, event)
    case 'turn limit':
      return onTurnLimit(state, effects, event)
    case 'read notices':
      return handOver(state, effects)
    case 'exit':
      return onExit(state, effects)
  }
}

/** Ends every tool that lives, one that is leaving already as well. @see rfd009 §Handle lifecycle */
const onExit: RegistryStep = (state, effects) => {
  const closed = { ...interrupted(state, 'host exit'), isClosing: true }
  const alive = [...closed.handles.values()].filter((handle) => handle.alive)
  for (const { instance } of alive) effects.push({ effect: 'end', instance, cause: 'host exit' })
  return alive.reduce((rest, handle) => withHandle(rest, handle, { ending: 'host exit' }), closed)
}
