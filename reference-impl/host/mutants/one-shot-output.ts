import { isObject } from '../../../harness/wire/json.ts'
import type { Output } from '../runtime/final.ts'
import { both, having } from './combinators.ts'
import { mutantsIn } from './mutant.ts'
import { onAttempt, onPrinted } from './running-once.ts'

export const typeOf = (value: unknown) => (isObject(value) ? value.type : undefined)

/** Reads the reports of one type otherwise. */
export const onType = (type: string, change: (plainly: Output) => Output) =>
  onPrinted((value, plainly) => (typeOf(value) === type ? change(plainly) : plainly))

/** Changes the text of a success that is not read as a report. */
export const onText = (change: (text: string) => string) =>
  onAttempt(({ response, ...attempt }) => ({
    ...attempt,
    response:
      'result' in response && typeof response.result === 'string'
        ? { ...response, result: change(response.result) }
        : response,
  }))

/** Changes the text of a failure that has several lines. */
const onLines = (change: (lines: string[]) => string) =>
  onAttempt(({ response, ...attempt }) => ({
    ...attempt,
    response:
      'error' in response && typeof response.error === 'string' && response.error.includes('\n')
        ? { ...response, error: change(response.error.split('\n')) }
        : response,
  }))

/** Takes a failure for a success with its message. */
export const asSuccess = (output: Output): Output =>
  output && 'outcome' in output && 'failure' in output.outcome
    ? { outcome: { content: output.outcome.failure.message } }
    : output

/** Stands for what a program has shown that ran when it reported last. */
const RUNNING_YET = 'it is running yet'

/** Starts a program otherwise after one has asked by a report of a type. */
const afterAsking = (type: string, change: (variable: string) => string) => {
  let last: unknown
  return both(
    onPrinted((value, plainly) => {
      last = typeOf(value)
      return plainly
    }),
    having(({ plainEnvironment }) => ({
      plainEnvironment(environment, order) {
        const variables = Object.entries(plainEnvironment(environment, order))
        if (last !== type) return Object.fromEntries(variables)
        return Object.fromEntries(
          variables.map(([name, value]) => [name, name === 'JP_TOOL' ? change(value) : value]),
        )
      },
    })),
  )
}

/** Mutants that take the output of plain programs otherwise. */
export const oneShotOutputMutants = mutantsIn('toolstate.one-shot')({
  'results-as-before#success-content': {
    'trims-content: leaves blanks at both ends of a content out': onText((text) => text.trim()),
  },
  'results-as-before#empty': {
    'words-for-nothing: returns words of its own for an empty output': onText(
      (text) => text || 'no output',
    ),
  },
  'results-as-before#other-json': {
    'any-content: takes every object with a content for a success': onPrinted((value, plainly) =>
      plainly === undefined && isObject(value) && typeof value.content === 'string'
        ? { outcome: { content: value.content } }
        : plainly,
    ),
  },
  'plain-output#result': {
    'last-line: returns the last line of an output': onText(
      (text) => text.trimEnd().split('\n').at(-1) ?? '',
    ),
  },
  'plain-output#success': {
    'wants-a-report: takes an output without a report for a failure': onPrinted((value, plainly) =>
      value === undefined
        ? { outcome: { failure: { message: 'no report', trace: [], transient: false } } }
        : plainly,
    ),
  },
  'failed-plain-output#error': {
    'status-unread: takes a program that fails for one that succeeds': onAttempt(
      ({ response, ...attempt }) => ({
        ...attempt,
        response:
          'error' in response && typeof response.error === 'string' && !attempt.question
            ? { id: response.id, result: response.error }
            : response,
      }),
    ),
  },
  'failed-plain-output#stderr': {
    'output-alone: reports the output of a program that fails': onLines(([, ...lines]) =>
      lines.join('\n'),
    ),
  },
  'failed-plain-output#stdout': {
    'stderr-alone: reports what a program that fails wrote to stderr': onLines(
      ([line]) => line ?? '',
    ),
    'two-streams: reports what a program that fails wrote where it wrote to both streams':
      onAttempt(({ response, ...attempt }) => ({
        ...attempt,
        response:
          'error' in response &&
          /^"[^\\]*"$/.test(JSON.stringify(response.error)) &&
          !attempt.question
            ? { ...response, error: 'the tool failed' }
            : response,
      })),
  },
  'error-has-message#outcome': {
    'error-is-output: returns the message of an outcome as a result': onType('error', asSuccess),
  },
  'error-has-message#report': {
    'err-is-output: returns the message of a report as a result': onType('stopped', asSuccess),
  },
  'error-has-message#message': {
    'no-message: reports that a program failed, and not why': onPrinted((_, plainly) =>
      plainly && 'outcome' in plainly && 'failure' in plainly.outcome
        ? { outcome: { failure: { ...plainly.outcome.failure, message: 'the tool failed' } } }
        : plainly,
    ),
  },
  'running-then-exit': {
    'waits-for-the-stop: waits for the stopped report of a program that is gone': {
      apply: onType('running', () => ({ state: { type: 'running', content: RUNNING_YET } })),
      ...onAttempt((attempt) =>
        'result' in attempt.response && attempt.response.result === RUNNING_YET
          ? new Promise<never>(() => {})
          : attempt,
      ),
    },
  },
  'old-question#asked': {
    'older-form-unread: takes an outcome that asks for an output': onType(
      'needs_input',
      () => undefined,
    ),
  },
  'old-question#run-again': {
    'older-form-unanswered: keeps the answer from a program that asks by an outcome': afterAsking(
      'needs_input',
      () => '{}',
    ),
  },
  'new-question#asked-and-run-again': {
    'states-unread: takes a state that asks for an output': onType('waiting', () => undefined),
  },
  'new-question#same-place': {
    'answers-as-input: puts the answer to a state elsewhere': afterAsking('waiting', (variable) =>
      variable.replace('"answers"', '"input"'),
    ),
  },
  'old-tools-unchanged': {
    'new-forms-alone: reads the states of a program alone': onPrinted((value, plainly) =>
      ['running', 'waiting', 'stopped'].includes(String(typeOf(value))) ? plainly : undefined,
    ),
  },
})
