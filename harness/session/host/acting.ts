import { arm, clear } from './arming.ts'
import { call } from './calling.ts'
import { idOf, openSpawnOf } from './handle-ids.ts'
import type { HostDeadline } from './host-deadline.ts'
import type { Awaited, HostState, HostStep } from './host-state.ts'
import { leave, restart } from './leaving.ts'
import type { NamedAction } from './named-calls.ts'
import {
  awaitGone,
  awaitMark,
  endWait,
  isLost,
  isObserved,
  isOverdue,
  look,
  lookLater,
} from './observing.ts'
import { queryOf } from './query-of.ts'
import { reconfigure } from './reconfiguring.ts'
import { ask, askWhether } from './requesting.ts'

/** Goes on as far as nothing is awaited any more. */
export const proceed: HostStep = (state, effects) => {
  const { awaited } = state
  if (awaited?.kind === 'reply' && !state.open.has(awaited.request))
    return awaited.look ? endAction(state, effects) : nextAction(state, effects)
  return awaited?.kind === 'calls' && !hasOpenCalls(state) ? lookLast(state, effects) : state
}

/** Goes on after the side channels were read. */
export const proceedAfterLook: HostStep = (state, effects) => {
  const { awaited } = state
  if (awaited?.kind === 'look') return nextAction(state, effects)
  if (awaited?.kind === 'last-look') return close(state, effects)
  if (awaited?.kind !== 'mark' && awaited?.kind !== 'gone') return state
  const goesOn = !isObserved(state) && !isLost(state) && !isOverdue(state, awaited.kind)
  return goesOn ? lookLater(state, effects) : endWaiting(state, effects, awaited)
}

/** An action is over; what was observed meanwhile is recorded before the next. */
export const endAction: HostStep = (state, effects) =>
  look({ ...state, awaited: { kind: 'look' } }, effects)

/** A mark that was not seen ends the session. */
const endWaiting: HostStep<[Extract<Awaited, { kind: 'mark' | 'gone' }>]> = (
  state,
  effects,
  awaited,
) => {
  const overdue = !isObserved(state)
  const waited = { ...endWait(state, effects, awaited.kind, awaited.ms), overdue }
  if (awaited.kind === 'gone' || isObserved(state)) return endAction(waited, effects)
  const event = { event: 'mark-not-seen', mark: awaited.mark } as const
  effects.push({ effect: 'record', event })
  return endAction({ ...waited, stopped: true }, effects)
}

const nextAction: HostStep = (state, effects) => {
  const { actions, stopped, interrupted } = state
  const [action] = actions
  if (action === undefined || stopped || interrupted)
    return proceed({ ...state, awaited: { kind: 'calls' } }, effects)
  const spawn = openSpawnOf(state.handles, action, state)
  if (spawn !== undefined) return awaitReply(state, spawn)
  const overdue = state.overdue && 'gone' in action
  return perform({ ...state, overdue, actions: actions.slice(1) }, effects, action)
}

const perform: HostStep<[NamedAction]> = (state, effects, action) => {
  if ('call' in action) {
    const called = call(state, effects, action.call)
    return action.background ? nextAction(called, effects) : awaitLast(called)
  }
  if ('cancel' in action) return awaitLast(ask(state, effects, 'cancel', { id: action.cancel }))
  if ('mark' in action) return awaitMark(state, effects, action.of ?? 'call', action.mark)
  if ('release' in action) {
    effects.push({ effect: 'release', call: action.of ?? 'call', name: action.release })
    return nextAction(state, effects)
  }
  if ('wait' in action) return awaitCall(state, effects, action.wait)
  if ('gone' in action) return awaitGone(state, effects, action.gone, action.within_ms)
  if ('pause_ms' in action) return pause(state, effects, action.pause_ms)
  if ('exit' in action) return leave(state, effects, action.exit)
  if ('restart' in action) {
    const { tools = [] } = state.scenario
    return awaitLast(reconfigure(restart(state, effects), effects, tools))
  }
  if ('configure' in action) return awaitLast(reconfigure(state, effects, action.configure))
  if ('shown_for' in action) return awaitLast(askWhether(state, effects, ...queryOf(action, '')))
  const named =
    'end_handle' in action ? { end_handle: idOf(state.handles, action.end_handle) } : action
  return awaitLast(ask(state, effects, ...queryOf(named, state.settings.provider)))
}

/** Waits for the reply to what was asked last. */
const awaitLast = (state: HostState): HostState => awaitReply(state, state.requests)

const awaitReply = (state: HostState, request: number): HostState => ({
  ...state,
  awaited: { kind: 'reply', request, look: true },
})

/** A call that was never made is not waited for. */
const awaitCall: HostStep<[call: string]> = (state, effects, call) =>
  proceed(awaitReply(state, state.calls.get(call) ?? 0), effects)

const pause: HostStep<[ms: number]> = (state, effects, ms) =>
  arm({ ...state, awaited: { kind: 'pause' } }, effects, 'pause', ms)

const hasOpenCalls = ({ calls, open }: HostState) =>
  [...calls.values()].some((request) => open.has(request))

/** Nothing more is done, whatever is awaited. */
export const giveUp: HostStep = (state, effects) =>
  lookLast(
    WAITS.reduce((next, wait) => clear(next, effects, wait), state),
    effects,
  )

const WAITS: readonly HostDeadline[] = ['look', 'mark', 'gone', 'pause']

const lookLast: HostStep = (state, effects) =>
  look({ ...state, awaited: { kind: 'last-look' } }, effects)

const close: HostStep = (state, effects) => {
  effects.push({ effect: 'close' })
  return { ...state, awaited: undefined, phase: 'closing' }
}
