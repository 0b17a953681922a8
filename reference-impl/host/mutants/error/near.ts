import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { type Failure, failed } from '../../runtime/outcome.ts'
import { having, onListener, withStderr } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { endsFor, onError, onFailure, onMessage } from './members.ts'

/** Takes an error for an empty result where a member is like this. */
const onMember = (name: string, isOdd: (value: unknown) => boolean) =>
  onError((params) => isObject(params) && name in params && isOdd(params[name]))

/** Takes a message whose `error` is no object for a final message. */
const endsForValue = (
  isEnd: (error: unknown) => boolean,
  method: string,
  params: JsonObject,
): Apply =>
  having(({ classify }) => ({
    classify: (message) =>
      isObject(message) && 'error' in message && isEnd(message.error)
        ? { kind: 'notification', method, params }
        : classify(message),
  }))

/** Reports stderr in place of a failure for some ends of the process. */
const hearing =
  (isHeard: (code: number | null, signal: string | null) => boolean): Apply =>
  (parts) => {
    let heeds = false
    const ended = onListener((observer) => ({
      ...observer,
      exit(code, signal) {
        heeds = isHeard(code, signal)
        observer.exit(code, signal)
      },
    }))
    return withStderr((outcome, heard) =>
      'failure' in outcome && heeds && heard !== '' ? failed(heard) : outcome,
    )(ended(parts))
  }

/** Keeps other causes of a failure, which is only reported. */
const losing = (change: (failure: Failure) => string[]) => ({
  reported: 'no such causes',
  apply: onFailure((failure) => ({ ...failure, trace: change(failure) })),
})

/** Mutants that report nearly every failure as it is. */
export const nearErrorMutants = mutantsIn('vfs.error')({
  'message-in-outcome': {
    'messages-of-4096: states 4096 characters of a message': onMessage((message) =>
      message.slice(0, 4_096),
    ),
    'composes-messages: composes the letters of a message': onMessage((message) =>
      message.normalize('NFC'),
    ),
    'formats-messages: takes %s in a message for a place to fill': onMessage((message) =>
      message.replaceAll('%s', ''),
    ),
    'parses-messages: states the message in a message': onMessage((message) => {
      const value = parse(message)
      return isObject(value) ? String(value.message) : message
    }),
    'sorts-lines: states the lines of a message in the order of their letters': onMessage(
      (message) => message.split('\n').toSorted().join('\n'),
    ),
    'messages-of-64-kib: states the first 64 KiB of a message': onMessage((message) =>
      message.slice(0, 2 ** 16),
    ),
    'first-cause-instead: states the first cause in place of a message that has causes': onFailure(
      (failure) => ({ ...failure, message: failure.trace[0] ?? failure.message }),
    ),
    'behind-the-colon: states what follows the first colon of a message of one line': onMessage(
      (message) => message.replace(/^[^\n:]*: (.*)$/, '$1'),
    ),
    'falsy-is-nothing: takes the message 0 for none': onMessage((message) =>
      message === '0' ? 'the tool failed' : message,
    ),
  },
  'transient-told-apart': {
    'traced-is-lasting: takes a failure with causes for one that lasts': onFailure((failure) => ({
      ...failure,
      transient: failure.transient && failure.trace.length === 0,
    })),
  },
  'trace-kept': {
    'ascii-causes: drops from causes what is not ASCII': losing((failure) =>
      failure.trace.map((cause) => cause.replace(/[^ -~\n]/g, '')),
    ),
    'causes-beside: drops a cause that is the message': losing((failure) =>
      failure.trace.filter((cause) => cause !== failure.message),
    ),
    'no-lone-cause: drops a cause that is the only one': losing(({ trace }) =>
      trace.length === 1 ? [] : trace,
    ),
    'no-causes-of-passing: drops the causes of a failure that may pass': losing((failure) =>
      failure.transient ? [] : failure.trace,
    ),
  },
  'error-response-is-no-final': {
    'ended-by-a-text: takes a text in `error` for the end of the tool': endsForValue(
      (error) => typeof error === 'string',
      'error',
      { message: 'a stray error' },
    ),
    'ended-by-null: takes null in `error` for an empty result': endsForValue(
      (error) => error === null,
      'result',
      { content: '' },
    ),
    'ended-beside-a-result: takes an error beside a result for the end of the tool': endsFor(
      (message) => 'error' in message && 'result' in message,
    ),
    'ended-by-a-state: takes an error of a state for the end of the tool': endsFor(
      (message) => 'error' in message && message.method === 'state',
    ),
  },
  'message-beats-stderr': {
    'stderr-with-status-0: reports stderr in place of the message after exit status 0': hearing(
      (code) => code === 0,
    ),
    'stderr-after-sigterm: reports stderr in place of the message after SIGTERM': hearing(
      (_, signal) => signal === 'SIGTERM',
    ),
  },
  'partial-error-still-fails': {
    'wants-causes-as-texts: takes an error with numbers for causes for an empty result': onMember(
      'trace',
      (value) => Array.isArray(value) && value.some((each) => typeof each !== 'string'),
    ),
    'wants-a-plain-message: takes an error with an object for a message for an empty result':
      onMember('message', isObject),
    'null-is-no-failure: takes an error with null for params for an empty result': onError(
      (params) => params === null,
    ),
    'no-member-more: takes an error with an unknown member for an empty result': onError(
      (params) => isObject(params) && 'code' in params,
    ),
    'content-wins: takes an error with content for an empty result': onError(
      (params) => isObject(params) && 'content' in params,
    ),
  },
})
