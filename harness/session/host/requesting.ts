import { handleIn } from '../../call-result.ts'
import { isObject, type JsonObject, objectsIn } from '../../wire/json.ts'
import { driverErrorOf, type Failure } from './driver-error.ts'
import { withIds } from './handle-ids.ts'
import type { HostEvent } from './host-event.ts'
import type { HostSettings, HostStep, OpenRequest } from './host-state.ts'

/** Asks the host for something; `calls` are over with its reply. Its number is that of the requests so far. */
export const ask: HostStep<[method: string, params?: JsonObject, calls?: readonly string[]]> = (
  state,
  effects,
  method,
  params,
  calls = [],
) => request(state, effects, { method, calls, refusable: false }, params)

/** Asks the host for something that it may refuse. */
export const askWhether: HostStep<[method: string, params?: JsonObject]> = (
  state,
  effects,
  method,
  params,
) => request(state, effects, { method, calls: [], refusable: true }, params)

const request: HostStep<[OpenRequest, params?: JsonObject]> = (state, effects, asked, params) => {
  const number = state.requests + 1
  const ms = limitOf(state.settings, params)
  effects.push({ effect: 'ask', request: number, method: asked.method, params, ms })
  const open = new Map([...state.open, [number, asked] as const])
  return { ...state, requests: number, open }
}

/** Milliseconds that a host may take for each request of a called tool, where there are many. */
const REQUEST_MS = 200

/** Milliseconds that an answer may take: more where the tools that are called make many requests, one after the other. */
const limitOf = ({ answerMs, timeScale }: HostSettings, params: JsonObject = {}): number =>
  Math.max(answerMs, REQUEST_MS * timeScale * requestsIn(params))

const requestsIn = ({ calls }: JsonObject): number =>
  objectsIn(calls)
    .flatMap(({ arguments: args }) => (isObject(args) ? objectsIn(args.script) : []))
    .filter(({ call }) => call !== undefined).length

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
  const active = new Set([...state.active, ...activeIn(reply)])
  const handles = withIds(state.handles, reply)
  const next = { ...state, open, answered, active, handles }
  if ('result' in reply || state.leaving || (asked.refusable && isRefusal(reply))) return next
  return breakOff(next, effects, reply, asked.method)
}

/** The calls whose response shows a handle that has not stopped. */
function activeIn(reply: Extract<HostEvent, { event: 'replied' }>['reply']): string[] {
  const { responses } = 'result' in reply && isObject(reply.result) ? reply.result : {}
  if (!Array.isArray(responses)) return []
  const isActive = ({ result }: JsonObject) => ACTIVE.includes(handleIn(result)?.state)
  return responses
    .filter(isObject)
    .filter(isActive)
    .map(({ id }) => String(id))
}

const ACTIVE: readonly unknown[] = ['running', 'waiting']

/** A method that the driver does not have refuses nothing. */
const isRefusal = (reply: Failure) => 'refused' in reply && reply.lacks === undefined

/** Ends the session, once, for what is no result. */
export const breakOff: HostStep<[Failure, method: string]> = (state, effects, reply, method) => {
  if (state.stopped) return state
  if (!state.interrupted) {
    const event = driverErrorOf(reply, state.settings.required.get(method))
    effects.push({ effect: 'record', event })
  }
  return { ...state, stopped: true }
}
