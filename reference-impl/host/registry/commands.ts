import { idsIn } from '../await/condition.ts'
import type { Command } from './command.ts'
import { refused } from './command.ts'
import { endHandle, neverBegun } from './ending.ts'
import type { RegistryEvent } from './event.ts'
import { type Handle, isActive } from './handle.ts'
import {
  named,
  type RegistryState,
  type RegistryStep,
  spawnedBy,
  withCall,
  withHandle,
  without,
} from './state.ts'

type On<E extends RegistryEvent['event']> = Extract<RegistryEvent, { event: E }>

/** Begins a call, unless somebody has to permit it first. @see rfd009 §Interaction with tool permission system */
export const beginCall: RegistryStep<[On<'call'>]> = (state, effects, { call, command, asks }) => {
  if (state.isClosing) return refuse(state, effects, call, 'the host is ending')
  if (state.turnEnd) return refuse(state, effects, call, NO_TURN)
  if (!asks) return carryOut(state, effects, call, command)
  effects.push({ effect: 'ask permission', call })
  if (command.command !== 'spawn')
    return withCall(state, { call, want: { until: 'permission', command } })
  const handle = spawnedBy(state, call)
  if (!handle) return refuse(state, effects, call, NO_TURN)
  return withCall(state, { call, want: { until: 'start', instance: handle.instance } })
}

/** Goes on with a call that somebody was asked about, or refuses it. */
export const onPermission: RegistryStep<[On<'permission'>]> = (state, effects, event) => {
  const { call, granted } = event
  const want = state.calls.get(call)?.want
  if (want?.until !== 'start' && want?.until !== 'permission') return state
  const command = want.until === 'start' ? ({ command: 'spawn' } as const) : want.command
  const closed = { ...state, calls: without(state.calls, [call]) }
  if (granted) return carryOut(closed, effects, call, command)
  const handle = want.until === 'start' && state.handles.get(want.instance)
  return handle ? neverBegun(state, handle, DECLINED) : refuse(closed, effects, call, DECLINED)
}

const NO_TURN = 'the turn has ended'
const DECLINED = 'the user did not let it run'

const refuse: RegistryStep<[number, string]> = (state, effects, call, because) => {
  effects.push({ effect: 'reply', call, reply: refused(because) })
  return state
}

const carryOut: RegistryStep<[number, Command]> = (state, effects, call, command) => {
  switch (command.command) {
    case 'spawn':
      return spawn(state, effects, call)
    case 'await':
      return startAwait(state, effects, call, command)
    case 'end': {
      const handle = named(state, command.id)
      return handle
        ? abort(state, effects, call, handle)
        : refuse(state, effects, call, notFound(command.id))
    }
    default: {
      const handle = named(state, command.id)
      if (handle?.tool !== command.tool) return refuse(state, effects, call, notFound(command.id))
      if (command.command === 'apply') return apply(state, effects, call, handle, command.input)
      return command.command === 'fetch'
        ? look(state, call, handle)
        : abort(state, effects, call, handle)
    }
  }
}

const notFound = (id: string) => `Handle \`${id}\` not found`

/** Starts the tool, unless its placeholder was ended meanwhile. */
const spawn: RegistryStep<[number]> = (state, effects, call) => {
  const handle = spawnedBy(state, call)
  if (!handle) return refuse(state, effects, call, NO_TURN)
  const { instance } = handle
  if (!isActive(handle)) return withCall(state, { call, want: { until: 'start', instance } })
  effects.push(
    { effect: 'launch', instance, call },
    { effect: 'arm', call, ms: state.rules.reportMs },
  )
  const running = withHandle(state, handle, { phase: { type: 'running' }, alive: true })
  return withCall(running, { call, want: { until: 'report', instance, after: 0 } })
}

/** Shows a handle as it stands; one that is being ended is shown when it has stopped. */
const look = (state: RegistryState, call: number, { instance }: Handle): RegistryState =>
  withCall(state, { call, want: { until: 'report', instance, after: -1 } })

/**
 * Hands an input over: the state decides whether it is an answer, and to which question.
 * @see rfd009 §Apply serves two purposes
 */
const apply: RegistryStep<[number, Handle, unknown]> = (state, effects, call, handle, input) => {
  const { instance, phase, reports } = handle
  if (!isActive(handle) || phase.type === 'reserved')
    return refuse(state, effects, call, `Handle \`${handle.id}\` ${unable(handle)}`)
  const question = phase.type === 'waiting' ? { question: phase.question.id } : {}
  effects.push(
    { effect: 'deliver', instance, input, ...question },
    { effect: 'arm', call, ms: state.rules.reportMs },
  )
  return withCall(resumed(state, handle), {
    call,
    want: { until: 'report', instance, after: reports },
  })
}

function unable({ phase }: Handle): string {
  if (phase.type === 'reserved') return 'has not begun'
  return phase.type === 'stopped' ? 'has stopped' : 'is being ended'
}

/** The state after an answer: the question is gone. @see rfd009 §State transitions */
export const resumed = (state: RegistryState, handle: Handle): RegistryState =>
  handle.phase.type === 'waiting'
    ? withHandle(state, handle, { phase: { type: 'running' }, asking: false })
    : state

const abort: RegistryStep<[number, Handle]> = (state, effects, call, handle) =>
  withCall(endHandle(state, effects, handle, 'abort'), {
    call,
    want: { until: 'stop', instance: handle.instance },
  })

/** Begins to wait, for ids that all have to be known. @see rfd037 §Integration with the handle registry */
const startAwait: RegistryStep<[number, Extract<Command, { command: 'await' }>]> = (
  state,
  effects,
  call,
  { condition, limitMs },
) => {
  const ids = idsIn(condition)
  const unknown = ids.filter((id) => !state.names.has(id))
  if (unknown.length > 0) return refuse(state, effects, call, unknown.map(notFound).join('; '))
  if (limitMs !== undefined && limitMs > 0) effects.push({ effect: 'arm', call, ms: limitMs })
  const instances = new Map(ids.map((id) => [id, state.names.get(id) ?? 0]))
  const want = { until: 'condition', condition, instances } as const
  return withCall(state, limitMs === 0 ? { call, want, interrupted: 'limit' } : { call, want })
}

/** Does to an open call what the user's interrupt does: a tool that it is starting ends. */
export const onCancel: RegistryStep<[On<'cancel'>]> = (state, effects, { call }) => {
  const open = state.calls.get(call)
  if (!open || open.interrupted) return state
  const interrupted = withCall(state, { ...open, interrupted: 'cancelled' })
  const handle = spawnedBy(state, call)
  return handle ? endHandle(interrupted, effects, handle, 'abort') : interrupted
}

/** The time of a call has passed. */
export const onLimit: RegistryStep<[On<'limit'>]> = (state, _, { call }) => {
  const open = state.calls.get(call)
  return open && !open.interrupted ? withCall(state, { ...open, interrupted: 'limit' }) : state
}
