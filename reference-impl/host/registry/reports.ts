import type { RegistryEvent } from './event.ts'
import { type Handle, hasStopped, isActive } from './handle.ts'
import { noted } from './notices.ts'
import { failure, type Result } from './result.ts'
import { type RegistryState, type RegistryStep, withHandle } from './state.ts'

type On<E extends RegistryEvent['event']> = Extract<RegistryEvent, { event: E }>

/** Takes a report of a tool that the host is not ending. @see rfd009 §State transitions */
export const onReport: RegistryStep<[On<'reported'>]> = (state, _, { instance, report }) => {
  const handle = state.handles.get(instance)
  if (!handle || !isActive(handle)) return state
  const isNews = report.type === 'waiting' || report.content !== contentOf(handle)
  const after = { ...handle, phase: report, reports: handle.reports + 1, asking: false }
  const reported = withHandle(state, handle, after)
  return isNews ? noted(reported, after) : reported
}

const contentOf = ({ phase }: Handle) => (phase.type === 'running' ? phase.content : undefined)

/** Keeps what a tool states at its end: its first word counts. @see rfd009 §Handle lifecycle */
export const onStop: RegistryStep<[On<'stopped'>]> = (state, _, { instance, result }) => {
  const handle = state.handles.get(instance)
  return handle ? stop(state, handle, result) : state
}

/** Takes a process that is gone for stopped, whether it has stated it or not. */
export const onGone: RegistryStep<[On<'gone'>]> = (state, effects, { instance, result }) => {
  const handle = state.handles.get(instance)
  if (!handle) return state
  effects.push({ effect: 'release', instance })
  const gone = { ...handle, alive: false }
  return stop(withHandle(state, handle, gone), gone, result)
}

function stop(state: RegistryState, handle: Handle, result: Result): RegistryState {
  if (hasStopped(handle)) return state
  const final = handle.ending === 'unanswered' ? UNANSWERED : result
  const stopped: Handle = { ...handle, phase: { type: 'stopped', result: final } }
  const kept = withHandle(state, handle, stopped)
  return reportsStop(stopped) ? noted(kept, stopped, isAwaitedByTurn(state, stopped)) : kept
}

/** @see rfd037 §Waiting handles and the inquiry system */
const UNANSWERED = failure('its question was not answered')

/** Who ends a handle need not be notified, and a wait that the assistant chose ends with the result itself. */
const reportsStop = ({ ending }: Handle) => ending === undefined || ending === 'unanswered'

const isAwaitedByTurn = ({ turnEnd }: RegistryState, { instance }: Handle) =>
  turnEnd?.policies.get(instance) === 'await'
