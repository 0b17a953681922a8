import { isObject } from '../../../../harness/wire/json.ts'
import type { ClauseRef } from '../../../../spec/generated/requirement-ids.ts'
import { having, onParams, onReceiving } from '../../tool/combinators.ts'
import type { Message } from '../../tool/messages.ts'
import type { Apply, Leaving } from '../../tool/seams.ts'
import type { Mutant } from '../mutant.ts'

type Json = Record<string, unknown>

/** A mutant of the reference tool as a stateful one; `violates` is what follows the area. */
type Declared = Pick<Mutant, 'change' | 'apply' | 'cases' | 'config' | 'limits' | 'reported'> & {
  violates: string
}

/** Declares the mutants of an area by their names. */
export const statefulMutants = (area: string, all: Record<string, Declared>): readonly Mutant[] =>
  Object.entries(all).map(([name, { violates, ...mutant }]) => ({
    ...{ id: `${area}.${name}`, violates: `${area}.${violates}` as ClauseRef },
    ...{ config: 'stateful', ...mutant },
  }))

/** Takes another message, or none, for each `apply` that comes after an answer that is no answer. */
export function afterRefusal(change: (message: Message) => Message | undefined): Apply {
  let hasRefused = false
  return onReceiving((message) => {
    if (message.method !== 'apply') return message
    if (hasRefused) return change(message)
    hasRefused = isNoAnswer(message.params?.input)
    return message
  })
}

function isNoAnswer(input: unknown): boolean {
  const value = isObject(input) ? input.sure : input
  return typeof value !== 'boolean' && value !== 'y' && value !== 'n'
}

/** Changes the params of one kind of state. */
export const onState = (type: string, change: (params: Json) => unknown): Apply =>
  onParams('state', (params) => (params.type === type ? change(params) : params))

/** Changes the question of every wait. */
export const onQuestion = (change: (question: Json) => unknown): Apply =>
  onState('waiting', (params) => ({ ...params, question: change(params.question as Json) }))

/** Stops with another result. */
export const stopsWith = (result: unknown): Apply =>
  onState('stopped', () => ({ type: 'stopped', result }))

/** A state as a message. */
export const stateMessage = (params: Json): Message => ({ jsonrpc: '2.0', method: 'state', params })

/** Does something else when it is aborted in one state: sends messages and ends, or stays where `stays` is set. */
export const whenAborted = (state: string, messages: readonly Message[], stays = false): Apply =>
  whenLeaving('cancelled', state, messages, stays)

/** Does so when it ends in that state for one reason. */
export const whenLeaving =
  (reason: Leaving, state: string, messages: readonly Message[], stays = false): Apply =>
  (seams) => {
    let last: unknown
    const leaving = having(() => ({
      leave(why) {
        const concerned = why === reason && last === state
        if (concerned) for (const message of messages) seams.write(seams.encode(message))
        if (!concerned || !stays) seams.leave(why)
      },
    }))
    const noting = onParams('state', (params) => {
      last = params.type
      return params
    })
    return noting(leaving(seams))
  }
