import { isObject } from '../../../harness/wire/json.ts'
import { onChild } from './cancel/child.ts'
import { having } from './combinators.ts'
import { mutantsIn } from './mutant.ts'
import { onSingle, having as withArguments } from './single-calls.ts'

/** Writes texts for a running program otherwise; messages and answers are JSON. */
const onInput = (change: (text: string) => string) =>
  onChild((child) => ({
    ...child,
    write: (bytes, taken) => child.write(bytes.startsWith('{') ? bytes : change(bytes), taken),
  }))

/** Writes what a waiting tool is given as the text that it is. */
const answersAsText = having(({ reported, encode }) => {
  let waits = false
  return {
    reported(method, params) {
      if (method === 'state') waits = isObject(params) && params.type === 'waiting'
      return reported(method, params)
    },
    encode: (message) =>
      waits && message.method === 'apply' && isObject(message.params)
        ? `${String(message.params.input)}\n`
        : encode(message),
  }
})

/** Gives each answer to the handle that was spawned first. */
function answersTheFirst() {
  let first: unknown
  return onSingle((call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') first ??= id
    return carryOut(action === 'apply' ? withArguments(call, { id: first }) : call)
  })
}

/** Mutants that write inputs and answers otherwise. */
export const rawInputMutants = mutantsIn('toolstate.commands')({
  'answer-has-question-id#is-answer': {
    'answers-as-text: writes an answer as the text that it is': answersAsText,
  },
  'answer-has-question-id#question-id': {
    'answers-the-first: takes each answer for one to the question that was asked first':
      answersTheFirst(),
  },
  'input-is-raw-text#no-quotes': {
    'quotes-inputs: puts an input in quotes': onInput((text) => `"${text}"`),
  },
  'input-is-raw-text#no-escapes': {
    'escapes-inputs: writes a line feed in an input as an escape': onInput((text) =>
      text.replaceAll('\n', '\\n'),
    ),
  },
  'input-is-raw-text#inner-quotes': {
    'drops-quotes: leaves quotation marks in an input out': onInput((text) =>
      text.replaceAll('"', ''),
    ),
  },
})
