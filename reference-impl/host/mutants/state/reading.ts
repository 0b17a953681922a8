import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { LiveState, Output } from '../../runtime/final.ts'
import { failed } from '../../runtime/outcome.ts'
import { having } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

/** Builders of mutants that read the reports of a tool wrongly. */

/** Hears other states; nothing for `undefined`. */
export const onState = (change: (state: LiveState) => LiveState | undefined): Apply =>
  having(({ reported: output }) => ({
    reported(method, params) {
      const found = output(method, params)
      if (found === undefined || 'outcome' in found) return found
      const state = change(found.state)
      return state && { state }
    },
  }))

/** Reads stopped states otherwise. */
export const onStopped = (change: (params: JsonObject) => unknown): Apply =>
  having(({ reported: output }) => ({
    reported: (method, params) =>
      output(method, isObject(params) && params.type === 'stopped' ? change(params) : params),
  }))

/** Fails over some states. */
export const unreadable = (isOdd: (params: JsonObject) => boolean): Apply =>
  having(({ reported: output }) => ({
    reported: (method, params) =>
      isObject(params) && isOdd(params)
        ? { outcome: failed('the state cannot be read') }
        : output(method, params),
  }))

/** Reads the states of a tool otherwise: `plainly` reads one as the host does. */
export const onParams = (
  read: (params: JsonObject, plainly: (params: JsonObject) => Output) => Output,
): Apply =>
  having(({ reported }) => ({
    reported: (method, params) =>
      method === 'state' && isObject(params)
        ? read(params, (changed) => reported(method, changed))
        : reported(method, params),
  }))

/** Reads other params in place of those of a state. */
export const onStateParams = (change: (params: JsonObject) => JsonObject): Apply =>
  onParams((params, plainly) => plainly(change(params)))

/** Changes the content of each state. */
export const onContent = (change: (content: string) => string): Apply =>
  onState((state) =>
    state.content === undefined ? state : { ...state, content: change(state.content) },
  )
