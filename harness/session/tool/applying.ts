import { spelledInput } from './binding.ts'
import { expectEnd, expectNext } from './expecting.ts'
import { withoutFirst } from './inputs.ts'
import type { ToolStep } from './tool-state.ts'
import { writePlainly, writeText } from './writing.ts'

/** Gives the first of the inputs that are left. */
export const applyInput: ToolStep = (state, effects) => {
  const [input] = state.inputs.left
  const taken = { ...state, inputs: withoutFirst(state.inputs) }
  const isAnswer = state.inputs.reported === 'waiting'
  return expectNext(writeInput(taken, effects, input, isAnswer), effects)
}

/** Writes an input as the binding spells it. */
export const writeInput: ToolStep<[input: unknown, isAnswer: boolean]> = (
  state,
  effects,
  input,
  isAnswer,
) => {
  if (state.settings.binding === 'vfs')
    return writePlainly(state, effects, { jsonrpc: '2.0', method: 'apply', params: { input } })
  effects.push({ effect: 'record', event: { event: 'applied', input } })
  return writeText(state, effects, spelledInput(input, isAnswer))
}

/** Asks a subject to end by the message for it. */
export const askToEnd: ToolStep = (state, effects) => {
  const { dialect, limits } = state.settings
  const asked = writePlainly(state, effects, dialect.ending)
  return expectEnd(asked, effects, dialect.grace, limits.cancel_grace_ms)
}
