import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { failed } from '../../runtime/outcome.ts'
import { having, onSteps } from '../combinators.ts'
import { succeedingIf } from '../lifecycle/exits.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { onContent, onParams, onState, onStateParams, onStopped } from './reading.ts'

const errIn = ({ result }: JsonObject) => (isObject(result) ? result.Err : undefined)

/** Takes failures of a form for successes with their message. */
const asSuccess = (failureIn: (params: JsonObject) => unknown): Apply =>
  onStopped((params) => {
    const failure = failureIn(params)
    return isObject(failure) ? { type: 'stopped', result: String(failure.message) } : params
  })

/** Mutants that report handles wrongly beside their ordinary course. */
export const nearStateMutants = mutantsIn('vfs.state')({
  'running-reported': {
    'keeps-old-words: shows the last content with a state that has none': (parts) => {
      let last: string | undefined
      return onState((state) => {
        last = state.content ?? last
        return last === undefined ? state : { ...state, content: last }
      })(parts)
    },
    'first-line: shows the first line of a content': onContent((text) => text.split('\n')[0] ?? ''),
    'words-of-4096: shows 4096 characters of a content': onContent((text) => text.slice(0, 4_096)),
    'words-without-colour: shows a content without its escapes': onContent((text) =>
      text.replaceAll('\u001b[1m', ''),
    ),
    'parses-words: shows the content that a content spells': onContent((text) => {
      const value = parse(text)
      return isObject(value) && typeof value.content === 'string' ? value.content : text
    }),
    'trims-words: shows a content without the blanks around it': onContent((text) => text.trim()),
  },
  'waiting-reported': {
    'asks-without-choices: shows a question without the choices that it leaves': onState((state) =>
      state.type === 'waiting' && isObject(state.question)
        ? { ...state, question: { ...state.question, answer_type: 'Text' } }
        : state,
    ),
  },
  'stopped-delivers-result': {
    'results-of-4096: delivers 4096 characters of a result': onStopped((params) =>
      typeof params.result === 'string'
        ? { ...params, result: params.result.slice(0, 4_096) }
        : params,
    ),
    'first-line-of-it: delivers the first line of a result': onStopped((params) =>
      typeof params.result === 'string'
        ? { ...params, result: params.result.split('\n')[0] }
        : params,
    ),
  },
  'accepts-stopped-forms': {
    'reads-plain-texts: takes a plain text for the tagged result that it spells': onStopped(
      (params) => {
        const value = typeof params.result === 'string' ? parse(params.result) : undefined
        return isObject(value) ? { ...params, result: value } : params
      },
    ),
    'no-empty-tag: takes an empty tagged text for a failure': onStopped((params) =>
      isObject(params.result) && params.result.Ok === ''
        ? { ...params, result: { Err: { message: 'no text' } } }
        : params,
    ),
  },
  'stopped-failure-reported': {
    'tagged-success: shows the message of a tagged failure as a success': asSuccess(errIn),
    'bare-success: shows the message of a bare failure as a success': asSuccess(({ result }) =>
      isObject(result) && 'message' in result ? result : undefined,
    ),
    'beside-success: shows the message of a failure under `error` as a success': asSuccess(
      ({ error }) => error,
    ),
  },
  'latest-state-reported': {
    'waits-on: shows a handle as waiting until it is given an input': (parts) => {
      let isWaiting = false
      return having(({ apply, reported }) => ({
        apply(input) {
          isWaiting = false
          return apply(input)
        },
        reported(method, params) {
          const found = reported(method, params)
          if (!found || 'outcome' in found) return found
          if (isWaiting) return undefined
          isWaiting = found.state.type === 'waiting'
          return found
        },
      }))(parts)
    },
  },
  'exit-without-stopped-fails': {
    'complains-successfully: takes what stands on stderr for the result': succeedingIf(
      ({ stderr }) => stderr !== '',
    ),
    'leaves-in-order: takes a clean exit for the good end of a handle': succeedingIf(
      ({ code }) => code === 0,
    ),
    'killed-in-order: takes a death by a signal for the good end of a handle': succeedingIf(
      ({ signal }) => signal !== null,
    ),
  },
  'abort-ends-process': {
    'asks-alone: sends no more than `cancel` to an aborted tool': onSteps((steps, reason) =>
      reason === 'cancelled' ? steps.slice(0, 1) : steps,
    ),
    'sigterm-alone: sends no SIGKILL to an aborted tool': onSteps((steps, reason) =>
      reason === 'cancelled' ? steps.slice(0, 2) : steps,
    ),
  },
  'missing-content-accepted': {
    'shows-null: shows the word null where the content is null': onStateParams((params) =>
      params.content === null ? { ...params, content: 'null' } : params,
    ),
    'shows-undefined: shows the word undefined where the content is left out': onStateParams(
      (params) => ('content' in params ? params : { ...params, content: 'undefined' }),
    ),
    'waits-with-content: takes no waiting state without a content': onParams((params, plainly) =>
      params.type === 'waiting' && !('content' in params) ? undefined : plainly(params),
    ),
  },
  'final-ends-stateful-session': {
    'error-is-gone: reports that a tool is gone whose last message is an error': having(
      ({ reported }) => ({
        reported: (method, params) =>
          method === 'error' ? { outcome: failed('the tool is gone') } : reported(method, params),
      }),
    ),
  },
})
