import type { TurnEnd, TurnEndInquiry } from '../../../spec/generated/messages/toolstate.ts'
import type { RegistryEffect } from '../registry/effect.ts'
import type { Choice, RegistryEvent } from '../registry/event.ts'
import { type Handle, isActive } from '../registry/handle.ts'
import type { TurnEndPolicy } from '../registry/settings.ts'
import { type RegistryState, withHandle } from '../registry/state.ts'
import { onEvent, onReduction } from './keeping.ts'

/** Builders of mutants that end turns wrongly. */

/** Executes other effects of an event. */
export const onEffects = (
  change: (
    effects: readonly RegistryEffect[],
    event: RegistryEvent,
    before: RegistryState,
    after: RegistryState,
  ) => readonly RegistryEffect[],
) =>
  onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    return { state, effects: change(effects, event, before, state) }
  })

/** Changes effects of one kind. */
export const onEffect = <Name extends RegistryEffect['effect']>(
  name: Name,
  change: (
    effect: Extract<RegistryEffect, { effect: Name }>,
    before: RegistryState,
  ) => RegistryEffect[],
) =>
  onEffects((effects, _, before) =>
    effects.flatMap((effect) =>
      effect.effect === name ? change(effect as never, before) : [effect],
    ),
  )

/** Changes what the assistant is asked about the handles of a turn. */
export const onInquiry = (
  change: (
    handles: TurnEndInquiry['handles'],
    before: RegistryState,
  ) => readonly Record<string, unknown>[],
) =>
  onEffect('inquire', (effect, before) => {
    const handles = change(effect.inquiry.handles, before) as TurnEndInquiry['handles']
    return [{ ...effect, inquiry: { handles } }]
  })

/** Changes what the end of a turn is answered with. */
export const onTurnOver = (change: (turn: TurnEnd, before: RegistryState) => TurnEnd) =>
  onEffect('turn over', (effect, before) => [{ ...effect, turn: change(effect.turn, before) }])

/** Takes other choices for the assistant's. */
export const onChoices = (
  change: (choices: readonly Choice[], state: RegistryState) => readonly Choice[],
) =>
  onEvent((event, state) =>
    event.event === 'chosen' ? { ...event, choices: change(event.choices, state) } : event,
  )

/** Treats the handles of a turn by other policies. */
export const onPolicies = (
  policyOf: (handle: Handle, active: readonly Handle[], turn: number) => TurnEndPolicy,
) =>
  onReduction((plainly) => (state, event) => {
    if (event.event !== 'turn end') return plainly(state, event)
    const active = [...state.handles.values()].filter(isActive)
    const changed = active.reduce((rest, handle) => {
      const onTurnEnd = policyOf(handle, active, state.turn)
      return withHandle(rest, handle, { settings: { ...handle.settings, onTurnEnd } })
    }, state)
    return plainly(changed, event)
  })

/** Has the turn end as soon as an event comes, whatever still lives; `without` are effects that are left out then. */
export const endingTurnAt = (
  isIt: (event: RegistryEvent) => boolean,
  without?: RegistryEffect['effect'],
) =>
  onEffects((effects, event) => {
    if (!isIt(event)) return effects
    const turn = { handles: [], notifications: [] }
    return [...effects.filter(({ effect }) => effect !== without), { effect: 'turn over', turn }]
  })

/** Lets ids of a turn mean its handles in the next one too, by how they stood when the turn ended and when that began. */
export function keepingIds(isKept: (handle: Handle, first: Handle) => boolean) {
  let first: RegistryState['handles'] = new Map()
  return onReduction((plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    if (event.event === 'turn end') first = before.handles
    if (!effects.some(({ effect }) => effect === 'turn over')) return { state, effects }
    const kept = [...before.handles.values()]
      .filter((handle) => isKept(handle, first.get(handle.instance) ?? handle))
      .map(stoppedNow)
    const names = new Map(kept.map(({ id, instance }) => [id, instance]))
    const handles = new Map(kept.map((handle) => [handle.instance, handle]))
    return { state: { ...state, names, handles }, effects }
  })
}

const stoppedNow = ({ ending: _, ...handle }: Handle): Handle => ({
  ...handle,
  alive: false,
  phase: handle.phase.type === 'stopped' ? handle.phase : { type: 'stopped', result: { Ok: '' } },
})

/** Asks about the end of a turn where nobody is to be asked. */
export const askingAnyway = (isAsked: (active: readonly Handle[]) => boolean) =>
  onEffects((effects, event, before) => {
    if (event.event !== 'turn end') return effects
    const inquiry = { handles: [] }
    const active = [...before.handles.values()].filter(isActive)
    const asked: RegistryEffect = { effect: 'inquire', turn: 0, inquiry }
    return isAsked(active) ? [asked, ...effects] : effects
  })
