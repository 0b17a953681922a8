import { messageValue } from '../../reading.ts'
import { withExactId } from '../../wire/exact-id.ts'
import { isObject, type JsonObject } from '../../wire/json.ts'
import { applyInput, askToEnd } from './applying.ts'
import { SILENCE } from './dialect.ts'
import { endEndless, endFlood } from './endless.ts'
import { expectAfter, expectEnd, expectNext } from './expecting.ts'
import { isDue, isReportedLong, withoutReports, withState } from './inputs.ts'
import { withMessage } from './repetition.ts'
import { abort } from './signalling.ts'
import { takeStep } from './steps.ts'
import { stop } from './stopping.ts'
import type { ReceivedLine, ToolEvent } from './tool-event.ts'
import type { ToolStep } from './tool-state.ts'
import { write, writeUnasked } from './writing.ts'

/** How many times the bytes that a tool may write we answer with: what is asked for is longer than the question. */
const ANSWERED = 2

/** Any byte is a sign of life. */
export const readBytes: ToolStep<[count: number]> = (state, effects, count) => {
  const { maxBytes } = state.settings
  const heard = { ...state, received: state.received + count, unread: 0 }
  const next = expectNext(heard, effects)
  return next.received > maxBytes ? endFlood(next, effects, `${maxBytes} bytes`) : next
}

export const readLine: ToolStep<[ReceivedLine]> = (state, effects, line) => {
  const { maxLines } = state.settings
  const next = { ...state, lines: state.lines + 1 }
  if (next.lines > maxLines) return endFlood(next, effects, `${maxLines} lines`)
  effects.push({ effect: 'record-line', line })
  const message = messageValue(line)
  if (!isObject(message)) return next
  const { binding, dialect } = state.settings
  if (binding === 'stdio') return readState(next, effects, message, line.at)
  const name = dialect.nameOf(message)
  if (name === undefined) return next
  const heard = dialect.mayBeSilent
    ? expectAfter(next, effects, withMessage(next.messages, message, line))
    : next
  return readMessage(heard, effects, withExactId(message, line.text ?? ''), name, line.at)
}

const readMessage: ToolStep<[JsonObject, name: string, at: number]> = (
  state,
  effects,
  message,
  name,
  at,
) => {
  if (state.settings.visited) effects.push({ effect: 'visitor-sees', name })
  switch (state.settings.dialect.kindOf(message, name)) {
    case 'final':
      return readFinal(state, effects)
    case 'state':
      return readState(state, effects, message.params, at)
    case 'request':
      return readRequest(state, effects, message, name)
    case 'notice':
      effects.push({ effect: 'follow', message, name })
      return state
    case undefined:
      return state
  }
}

const readState: ToolStep<[params: unknown, at: number]> = (state, effects, params, at) => {
  if (isObject(params) && params.type === 'stopped') return readFinal(state, effects)
  if (state.phase !== 'open') return state
  const next = { ...state, inputs: withState(state.inputs, params, at, state.settings) }
  if (next.inputs.states === state.settings.abortAt) return abort(next, effects)
  if (isDue(next.inputs)) return takeTurn(next, effects)
  return isReportedLong(next.inputs, at, state.settings)
    ? endSilence(next, effects)
    : expectNext(next, effects)
}

const readFinal: ToolStep = (state, effects) => {
  if (!state.exit && state.settings.dialect.writesItself)
    effects.push({ effect: 'look-for-zombies' })
  return expectEnd(state, effects, 'exit', state.settings.limits.exit_ms)
}

/** Gives the next input, or takes the next step of a generated session. */
const takeTurn: ToolStep = (state, effects) => {
  const next = { ...state, inputs: withoutReports(state.inputs) }
  return next.inputs.steps ? takeStep(next, effects) : applyInput(next, effects)
}

/** A subject that still runs gets its next input, and is asked to end when none is left. */
export const endSilence: ToolStep = (state, effects) => {
  if (state.writer.queue.length > 0 || state.visiting) return expectNext(state, effects)
  if (state.inputs.steps || state.inputs.left.length > 0) return takeTurn(state, effects)
  if (state.settings.binding === 'stdio') return abort(state, effects)
  if (!state.settings.dialect.mayBeSilent) return askToEnd(state, effects)
  effects.push({ effect: 'follow', name: SILENCE })
  return state
}

/** Makes the moves of the host's own accord; where it makes none in a silence, the subject is asked to end. */
export const follow: ToolStep<[Extract<ToolEvent, { event: 'followed' }>]> = (
  state,
  effects,
  { name, moves },
) => {
  if (moves.length > 0) return writeUnasked(state, effects, moves)
  return name === SILENCE && state.phase === 'open' ? askToEnd(state, effects) : state
}

/** Behind the last request to the address at which it serves, the subject is asked to end. */
export const endVisits: ToolStep = (state, effects) => {
  const next = { ...state, visiting: false }
  return next.phase === 'open' && !next.exit ? askToEnd(next, effects) : next
}

const readRequest: ToolStep<[JsonObject, method: string]> = (state, effects, message, method) => {
  const { maxBytes, maxRequests } = state.settings
  const next = { ...state, requests: state.requests + 1 }
  const most = ANSWERED * maxBytes
  if (next.written > most) return endAsking(next, effects, most)
  if (next.requests > maxRequests)
    return next.phase === 'open' ? stopRepeating(next, effects) : next
  const request = { at: next.requests, message, method }
  const { dialect, tactic } = next.settings
  if (dialect.mayBeSilent && tactic.withholdsAt === request.at)
    return write(next, effects, {}, request)
  effects.push({ effect: 'answer', request })
  return next
}

const endAsking: ToolStep<[bytes: number]> = (state, effects, bytes) =>
  endEndless(state, effects, 'requests', `${bytes} bytes of answers`, 'the tool asked without end')

const stopRepeating: ToolStep = (state, effects) => {
  const after = `${state.settings.maxRequests} requests`
  const event = { event: 'timer', name: 'requests', ms: 0, after } as const
  effects.push({ effect: 'record', event })
  return stop(state, effects, 'the tool keeps making requests')
}

/** Hands over the response of the scripted host. */
export const writeResponse: ToolStep<[Extract<ToolEvent, { event: 'answered' }>]> = (
  state,
  effects,
  { request, response },
) => {
  const next = write(state, effects, response, request)
  const { message, method: name } = request
  if (state.settings.dialect.mayBeSilent) effects.push({ effect: 'follow', message, name })
  return next
}
