import type { TurnEnd, TurnEndInquiry } from '../../../spec/generated/messages/toolstate.ts'
import { endHandle, neverBegun } from './ending.ts'
import type { Choice, RegistryEvent } from './event.ts'
import { type Handle, isActive } from './handle.ts'
import { withoutNoticesOf } from './notices.ts'
import type { Interruption, OpenCall } from './open-call.ts'
import { textOf } from './result.ts'
import { emptyRegistry, type RegistryState, type RegistryStep } from './state.ts'

type On<E extends RegistryEvent['event']> = Extract<RegistryEvent, { event: E }>

/** Begins to end the turn: what waits is let go, and each active handle is treated by its policy. @see rfd037 §Turn-end behavior */
export const onTurnEnd: RegistryStep<[On<'turn end'>]> = (state, effects, { at }) => {
  if (state.turnEnd) return state
  const open = interrupted(state, 'turn end')
  const outstanding = [...open.handles.values()].filter(isActive)
  const policies = new Map(
    outstanding.map(({ instance, settings }) => [instance, settings.onTurnEnd]),
  )
  for (const { instance, settings } of outstanding)
    if (settings.onTurnEnd !== 'abort')
      effects.push({ effect: 'arm turn limit', instance, ms: settings.turnEndMs })
  const asked = outstanding.filter(({ settings }) => settings.onTurnEnd === 'inquire')
  if (asked.length > 0)
    effects.push({ effect: 'inquire', turn: state.turn, inquiry: inquiryAbout(asked, at) })
  const ended = outstanding.filter(({ settings }) => settings.onTurnEnd === 'abort')
  return endAll({ ...open, turnEnd: { policies } }, effects, ended)
}

/** Answers every open call, and lets nothing begin that has not begun. */
export function interrupted(state: RegistryState, why: Interruption): RegistryState {
  const calls = new Map<number, OpenCall>()
  for (const open of state.calls.values()) calls.set(open.call, { interrupted: why, ...open })
  const held = [...state.handles.values()].filter(({ phase }) => phase.type === 'reserved')
  return held.reduce<RegistryState>(
    (rest, handle) => neverBegun(rest, handle, 'the turn has ended'),
    { ...state, calls },
  )
}

const endAll: RegistryStep<[readonly Handle[]]> = (state, effects, handles) =>
  handles.reduce((rest, handle) => endHandle(rest, effects, handle, 'turn end'), state)

/** How much of a handle's output an inquiry shows, in characters. */
const PREVIEW = 500

function inquiryAbout(handles: readonly Handle[], at: number): TurnEndInquiry {
  return {
    handles: handles.map(({ id, tool, phase, spawnedAt }) => ({
      ...{ id, tool, state: phase.type, elapsed_secs: (at - spawnedAt) / 1_000 },
      output_preview: ('content' in phase && phase.content?.slice(-PREVIEW)) || '',
      action: 'wait | abort',
    })),
  }
}

/** Waits for the handles that the assistant wants, anew from now on, and ends the others. */
export const onChoice: RegistryStep<[On<'chosen'>]> = (state, effects, { turn, choices }) => {
  if (turn !== state.turn || !state.turnEnd) return state
  const asked = [...state.handles.values()].filter(
    ({ instance }) => state.turnEnd?.policies.get(instance) === 'inquire',
  )
  const waits = ({ id }: Handle) => choices.some((choice) => isWait(choice, id))
  for (const { instance, settings } of asked.filter(waits))
    effects.push({ effect: 'arm turn limit', instance, ms: settings.turnEndMs })
  return endAll(
    state,
    effects,
    asked.filter((handle) => !waits(handle)),
  )
}

const isWait = ({ id, action }: Choice, wanted: string) => id === wanted && action === 'wait'

/** Ends a handle for which the end of the turn has waited long enough. */
export const onTurnLimit: RegistryStep<[On<'turn limit'>]> = (state, effects, { instance }) => {
  const handle = state.turnEnd?.policies.has(instance) && state.handles.get(instance)
  return handle ? endHandle(state, effects, handle, 'turn end') : state
}

/** Closes the turn when nothing of it lives: its ids mean nothing from then on. @see rfd009 §Handle registry */
export const closeTurn: RegistryStep = (state, effects) => {
  const { turnEnd } = state
  if (!turnEnd) return state
  effects.push({ effect: 'turn over', turn: reportOf(state, turnEnd.policies) })
  const { rules, instances, isClosing, calls, turn } = state
  return { ...emptyRegistry(rules), instances, isClosing, calls, turn: turn + 1 }
}

function reportOf(
  state: RegistryState,
  policies: ReadonlyMap<number, Handle['settings']['onTurnEnd']>,
): TurnEnd {
  const rows = [...state.handles.values()].flatMap((handle) => {
    const policy = policies.get(handle.instance)
    return policy ? [{ handle, policy }] : []
  })
  const silent = rows.filter(({ handle, policy }) => isEnded(handle) || policy === 'inquire')
  const notified = withoutNoticesOf(
    state,
    silent.map(({ handle }) => handle.instance),
  )
  return {
    handles: rows.map(({ handle, policy }) => ({
      ...{ id: handle.id, tool: handle.tool, policy },
      ...(isEnded(handle) ? { end: 'aborted' } : { end: 'stopped', result: resultOf(handle) }),
    })),
    notifications: notified.notices.map(({ notification }) => notification),
  }
}

const isEnded = ({ ending }: Handle) => ending !== undefined && ending !== 'unanswered'

const resultOf = ({ phase }: Handle) => (phase.type === 'stopped' ? textOf(phase.result) : '')
