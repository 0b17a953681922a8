import { arm, clear } from './arming.ts'
import type { HostDeadline } from './host-deadline.ts'
import type { HostState, HostStep } from './host-state.ts'
import type { Observed } from './observation.ts'

/** Milliseconds between two readings of the side channels. */
const LOOK_MS = 10

/** Milliseconds before the time scale that a mark is waited for, and the end of the processes of a call. */
const MARK_MS = 10_000
const GONE_MS = 5_000

/** Waits for the mark of a call. */
export const awaitMark: HostStep<[call: string, mark: string]> = (state, effects, call, mark) => {
  const ms = MARK_MS * state.settings.timeScale
  const armed = arm(state, effects, 'mark', ms)
  return look({ ...armed, awaited: { kind: 'mark', call, mark, ms } }, effects)
}

/** Waits until no process of a call lives. */
export const awaitGone: HostStep<[call: string, ms?: number]> = (state, effects, call, given) => {
  const ms = given ?? GONE_MS * state.settings.timeScale
  const armed = arm(state, effects, 'gone', state.overdue ? 0 : ms)
  return look({ ...armed, awaited: { kind: 'gone', call, ms } }, effects)
}

export const look: HostStep = (state, effects) => {
  effects.push({ effect: 'look' })
  return state
}

/** Records what was observed, and keeps what can be waited for. */
export const observe: HostStep<[Observed]> = (state, effects, { observations, living }) => {
  for (const observation of observations)
    effects.push({ effect: 'record-observation', observation })
  const marks = new Map(state.marks)
  for (const { call, entry } of observations)
    if (entry.mark !== undefined) marks.set(call, new Set([...(marks.get(call) ?? []), entry.mark]))
  const begun = new Set([...state.begun, ...observations.map((each) => each.call)])
  return { ...state, marks, begun, living: new Set(living) }
}

/** Whether what is awaited was observed. */
export function isObserved(state: HostState): boolean {
  const { awaited, marks, living } = state
  if (awaited?.kind === 'mark') return marks.get(awaited.call)?.has(awaited.mark) === true
  return awaited?.kind === 'gone' && !living.has(awaited.call) && !isYetToBegin(state, awaited.call)
}

/** Whether the process of a call may not have begun: a host may answer a spawn, and then start the tool. */
const isYetToBegin = ({ begun, active, calls, open, leaving }: HostState, call: string) =>
  !leaving && !begun.has(call) && (active.has(call) || open.has(calls.get(call) ?? 0))

/** Whether what is awaited can no longer come: a call that is answered sets no more marks. */
export const isLost = ({ awaited, answered, stopped }: HostState): boolean =>
  awaited?.kind === 'mark' && (stopped || answered.has(awaited.call))

/** Whether nothing more is to be waited for; the deadline counts once it is followed by a reading. */
export const isOverdue = ({ armed, interrupted }: HostState, deadline: HostDeadline): boolean =>
  interrupted || !armed.has(deadline)

/** Reads the side channels again in a while. */
export const lookLater: HostStep = (state, effects) => arm(state, effects, 'look', LOOK_MS)

/** Ends the wait, and records when that is for want of time. */
export const endWait: HostStep<['mark' | 'gone', ms: number]> = (state, effects, name, ms) => {
  if (!isObserved(state) && !isLost(state))
    effects.push({ effect: 'record', event: { event: 'timer', name, ms } })
  return clear(state, effects, name)
}
