import type { JsonObject } from '../../wire/json.ts'
import { driverErrorOf, type Failure } from './driver-error.ts'
import type { HostEvent } from './host-event.ts'
import type { HostStep } from './host-state.ts'

/** Asks the host for something; `calls` are over with its reply. Its number is that of the requests so far. */
export const ask: HostStep<[method: string, params?: JsonObject, calls?: readonly string[]]> = (
  state,
  effects,
  method,
  params,
  calls = [],
) => {
  const request = state.requests + 1
  const ms = state.settings.answerMs
  effects.push({ effect: 'ask', request, method, params, ms })
  const open = new Map([...state.open, [request, { method, calls }] as const])
  return { ...state, requests: request, open }
}

/** Takes note of a reply; what is no result ends the session, once. */
export const takeReply: HostStep<[Extract<HostEvent, { event: 'replied' }>]> = (
  state,
  effects,
  { request, reply },
) => {
  const asked = state.open.get(request)
  if (!asked) return state
  const open = new Map([...state.open].filter(([number]) => number !== request))
  const answered = new Set([...state.answered, ...asked.calls])
  const next = { ...state, open, answered }
  return 'result' in reply ? next : breakOff(next, effects, reply, asked.method)
}

const breakOff: HostStep<[Failure, method: string]> = (state, effects, reply, method) => {
  if (state.stopped) return state
  if (!state.interrupted) {
    const event = driverErrorOf(reply, state.settings.required.get(method))
    effects.push({ effect: 'record', event })
  }
  return { ...state, stopped: true }
}
