import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { printedReport } from '../launch/printed.ts'
import type { Output } from '../runtime/final.ts'
import { failed } from '../runtime/outcome.ts'
import { having } from './combinators.ts'
import { only, redirecting } from './keeping-calls.ts'
import { onHandle } from './keeping-shown.ts'
import { mutantsIn } from './mutant.ts'
import { asSuccess, onType, typeOf } from './one-shot-output.ts'
import { onPrinted } from './running-once.ts'

const STATES: unknown[] = ['running', 'waiting', 'stopped']
const OUTCOMES: unknown[] = ['success', 'error', 'needs_input']

/** Reads the failure of an outcome otherwise. */
const onFailure = (change: (failure: { message: string; trace: string[] }) => object) =>
  onType('error', (plainly) =>
    plainly && 'outcome' in plainly && 'failure' in plainly.outcome
      ? { outcome: { failure: { ...plainly.outcome.failure, ...change(plainly.outcome.failure) } } }
      : plainly,
  )

/** Reads the question of an outcome otherwise. */
const onAsked = (change: (question: JsonObject) => { content?: string; question: JsonObject }) =>
  onType('needs_input', (plainly) =>
    plainly && 'state' in plainly && plainly.state.type === 'waiting'
      ? { state: { ...plainly.state, ...change(plainly.state.question as JsonObject) } }
      : plainly,
  )

/** Reads objects of JSON otherwise. */
const onObject = (change: (value: JsonObject, plainly: Output) => Output) =>
  onPrinted((value, plainly) => (isObject(value) ? change(value, plainly) : plainly))

/** Takes some reports for output, by the types of those before them in the same run. */
const unread = (isText: (type: unknown, before: readonly unknown[]) => boolean) =>
  having(({ printed }) => {
    const before: unknown[] = []
    return {
      printed(value, text) {
        const type = typeOf(value)
        const read = isText(type, before) ? undefined : printed(value, text)
        before.push(type)
        return read
      },
    }
  })

const isUnknown = ({ type }: JsonObject) =>
  typeof type === 'string' && ![...STATES, ...OUTCOMES].includes(type)

/** Mutants that take older forms of a result otherwise. */
export const compatibilityMutants = mutantsIn('toolstate.compatibility')({
  'success-outcome#one-shot': {
    'success-is-text: returns a success as it is printed': onType('success', () => undefined),
  },
  'success-outcome#stateful': {
    'success-runs-on: takes a success for the content of a running tool': onObject(
      ({ type, content }, plainly) =>
        type === 'success' ? { state: { type: 'running', content: String(content) } } : plainly,
    ),
  },
  'error-outcome#stopped': {
    'error-is-success: takes the message of an outcome for the output': onType('error', asSuccess),
  },
  'error-outcome#message': {
    'first-line: keeps the first line of a message': onFailure(({ message }) => ({
      message: message.split('\n')[0] ?? '',
    })),
  },
  'error-outcome#trace': {
    'drops-the-trace: leaves the trace of an outcome out': onFailure(() => ({ trace: [] })),
  },
  'error-outcome#transient': {
    'lasting: takes the failure of an outcome for one that stays': onFailure(() => ({
      transient: false,
    })),
  },
  'needs-input-outcome#waiting': {
    'asking-is-an-end: takes a tool for ended that asks by an outcome': onType(
      'needs_input',
      () => ({ outcome: failed('nobody answered') }),
    ),
  },
  'needs-input-outcome#question': {
    'short-question: keeps the id, the text and the kind of a question alone': onAsked(
      ({ id, text, answer_type }) => ({ question: { id, text, answer_type } }),
    ),
  },
  'needs-input-outcome#no-content': {
    'asks-by-content: shows the text of a question as content too': onAsked((question) => ({
      ...{ question, content: String(question.text) },
    })),
  },
  'tag-tells-format#states': {
    'running-is-text: takes a running state for an output': onType('running', () => undefined),
  },
  'tag-tells-format#outcomes': {
    'states-alone: takes an outcome for a state that is broken': onObject(({ type }, plainly) =>
      OUTCOMES.includes(type) ? { outcome: failed('unknown variant') } : plainly,
    ),
  },
  'tag-tells-format#tag-alone': {
    'message-is-an-error: takes every object with a message for an error': onObject(
      ({ message }, plainly) =>
        typeof message === 'string' ? { outcome: failed(message) } : plainly,
    ),
    'result-is-an-end: takes every object with a tagged result for a stopped state': onObject(
      ({ result }, plainly) =>
        isObject(result) ? printedReport({ type: 'stopped', result }) : plainly,
    ),
  },
  'other-types-are-output#no-state': {
    'unknown-is-the-end: takes a report of an unknown type for the end of its tool': onObject(
      (value, plainly) => (isUnknown(value) ? { outcome: failed('unknown variant') } : plainly),
    ),
  },
  'other-types-are-output#output': {
    'swallows-the-unknown: leaves a report of an unknown type out': onObject((value, plainly) =>
      isUnknown(value) ? { state: { type: 'running' } } : plainly,
    ),
  },
  'outcomes-of-stateful-tools#outcome-alone': {
    'wants-a-state-first: takes an outcome before any state for an output': unread(
      (type, before) => OUTCOMES.includes(type) && !before.some((each) => STATES.includes(each)),
    ),
  },
  'outcomes-of-stateful-tools#after-states': {
    'one-family: takes an outcome after a state for an output': unread(
      (type, before) => OUTCOMES.includes(type) && before.some((each) => STATES.includes(each)),
    ),
  },
  'content-not-decoded-again': {
    'reads-twice: reads the content of an outcome as a report': onObject(
      ({ type, content }, plainly) =>
        (type === 'success' && printedReport(parse(String(content)))) || plainly,
    ),
    'reads-errors-twice: reads the content of an outcome as another outcome': onObject(
      ({ type, content }, plainly) => {
        const inner = type === 'success' ? parse(String(content)) : undefined
        return OUTCOMES.includes(typeOf(inner)) ? printedReport(inner) : plainly
      },
    ),
  },
  'lower-case-result#ok': {
    'wants-content: takes the content of a stopped state for its result': onObject(
      ({ type, result, content = '' }, plainly) =>
        type === 'stopped' && isObject(result) && 'Ok' in result
          ? { outcome: { content: String(content) } }
          : plainly,
    ),
  },
  'lower-case-result#err': {
    'wants-a-capital: reads a failure under a capital name alone': onObject(
      ({ type, result }, plainly) =>
        type === 'stopped' && isObject(result) && 'Err' in result
          ? { outcome: failed('the tool stopped without a result') }
          : plainly,
    ),
  },
  'no-numbered-ids#chosen-id': {
    'numbers-handles: shows a number as the id, and the id as a name': onHandle((handle) => ({
      ...handle,
      ...{ id: 'h_1', name: handle.id },
    })),
  },
  'no-numbered-ids#none-made-up': {
    'numbers-the-nameless: refuses a spawn without an id, and keeps it under a number': redirecting(
      /must be a text/,
      only('spawn', { id: 'h_1' }),
      'as refused',
    ),
  },
  'outcome-content-unchanged#empty': {
    'empty-is-a-failure: takes a success without a text for a failure': onObject(
      ({ type, content }, plainly) =>
        type === 'success' && content === '' ? { outcome: failed('no output') } : plainly,
    ),
    'words-for-nothing: shows words of its own for the empty result of a handle': onHandle(
      (handle) => (handle.result === '' ? { ...handle, result: 'no output' } : handle),
    ),
  },
  'outcome-content-unchanged#unchanged': {
    'trims-outcomes: leaves blanks at both ends of an outcome out': onObject(
      ({ type, content }, plainly) =>
        type === 'success' ? { outcome: { content: String(content).trim() } } : plainly,
    ),
  },
})
