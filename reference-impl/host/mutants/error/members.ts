import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Incoming } from '../../runtime/incoming.ts'
import { type Failure, failed } from '../../runtime/outcome.ts'
import { having, onOutcome, withExit, withStderr } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Reports other failures. */
export const onFailure = (change: (failure: Failure) => Failure) =>
  onOutcome((outcome) =>
    'failure' in outcome ? { ...outcome, failure: change(outcome.failure) } : outcome,
  )

export const onMessage = (change: (message: string) => string) =>
  onFailure((failure) => ({ ...failure, message: change(failure.message) }))

/** Takes messages with a member `error` for the end of the tool. */
export const endsFor = (fits: (message: JsonObject) => boolean): Apply =>
  having(({ classify }) => ({
    classify: (message): Incoming =>
      isObject(message) && isObject(message.error) && fits(message)
        ? { kind: 'notification', method: 'error', params: message.error }
        : classify(message),
  }))

/** Takes an error whose params fit for another outcome. */
export const onError = (fits: (params: unknown) => boolean): Apply =>
  having(({ reported }) => ({
    reported: (method, params) =>
      method === 'error' && fits(params) ? { outcome: { content: '' } } : reported(method, params),
  }))

const isWithout = (params: unknown, ...names: string[]) =>
  isObject(params) && names.every((name) => !(name in params))

export const errorMemberMutants = mutantsIn('vfs.error')({
  'message-in-outcome': {
    'first-line: states the first line of a message': onMessage(
      (message) => message.split('\n')[0] ?? '',
    ),
    'last-line: states the last line of a message': onMessage(
      (message) => message.split('\n').at(-1) ?? '',
    ),
    'hundred-characters: states a hundred characters of a message': onMessage((message) =>
      message.slice(0, 100),
    ),
    'thousand-characters: states a thousand characters of a message': onMessage((message) =>
      message.slice(0, 1_000),
    ),
    'ascii-alone: drops from a message what is not ASCII': onMessage((message) =>
      message.replace(/[^ -~\n]/g, ''),
    ),
    'without-markup: drops from a message what looks like markup': onMessage((message) =>
      message.replace(/<[^>]*>/g, ''),
    ),
    'without-placeholders: renders double braces in a message': onMessage((message) =>
      message.replace(/\{\{.*?\}\}/g, ''),
    ),
    'empty-is-success: takes an error with an empty message for a success': onError(
      (params) => isObject(params) && params.message === '',
    ),
  },
  'transient-told-apart': {
    'turned-round: states the opposite of `transient`': onFailure((failure) => ({
      ...failure,
      transient: !failure.transient,
    })),
    'all-pass: takes every failure for one that may pass': onFailure((failure) => ({
      ...failure,
      transient: true,
    })),
  },
  'trace-kept': {
    'each-cause-once: states each cause once': {
      reported: 'no such causes',
      apply: onFailure((failure) => ({ ...failure, trace: [...new Set(failure.trace)] })),
    },
    'last-cause-lost: drops the last cause': {
      reported: 'no such causes',
      apply: onFailure((failure) => ({ ...failure, trace: failure.trace.slice(0, -1) })),
    },
    'trace-backwards: states the causes from the last to the first': {
      reported: 'no such causes',
      apply: onFailure((failure) => ({ ...failure, trace: failure.trace.toReversed() })),
    },
    'three-causes: states three causes at most': {
      reported: 'no such causes',
      apply: onFailure((failure) => ({ ...failure, trace: failure.trace.slice(0, 3) })),
    },
    'sorted-causes: sorts the causes': {
      reported: 'no such causes',
      apply: onFailure((failure) => ({ ...failure, trace: failure.trace.toSorted() })),
    },
    'without-empty-causes: joins causes by commas': {
      reported: 'no such causes',
      apply: onFailure((failure) => ({
        ...failure,
        trace: failure.trace.map((cause) => cause.split('\n')[0] ?? ''),
      })),
    },
  },
  'error-response-is-no-final': {
    'ends-without-id: takes a message with `error` and no id for the end of the tool': endsFor(
      (message) => !('id' in message) && !('method' in message),
    ),
    'ends-for-null: takes a response with `error` and the id null for the end': endsFor(
      ({ id, method }) => id === null && method === undefined,
    ),
    'ends-for-numbers: takes a response with `error` and the id of a request for the end': endsFor(
      ({ id, method }) => typeof id === 'number' && method === undefined,
    ),
    'ends-for-notifications: takes any notification with a member `error` for the end': endsFor(
      ({ method }) => method !== undefined && method !== 'error',
    ),
    'ends-for-params: takes any notification whose params have a member `error` for the end':
      having(({ reported }) => ({
        reported: (method, params) =>
          isObject(params) && isObject(params.error)
            ? reported('error', params.error)
            : reported(method, params),
      })),
  },
  'message-beats-stderr': {
    'stderr-and-message: states stderr before the message of a failure': withStderr(
      (outcome, heard) =>
        'failure' in outcome && heard !== ''
          ? failed(`${heard}${outcome.failure.message}`)
          : outcome,
    ),
    'message-and-stderr: states stderr behind the message of a failure': withStderr(
      (outcome, heard) =>
        'failure' in outcome && heard !== ''
          ? failed(`${outcome.failure.message}\n${heard}`)
          : outcome,
    ),
    'signal-beats-message: states the signal that a tool dies of after its error': withExit(
      (outcome, exit) =>
        'failure' in outcome && exit?.signal ? failed(`the tool died of ${exit.signal}`) : outcome,
    ),
    'status-beats-message: states the status that a tool exits with after its error': withExit(
      (outcome, exit) =>
        'failure' in outcome && exit?.code && exit.code > 1
          ? failed(`the tool exited with status ${exit.code}`)
          : outcome,
    ),
  },
  'partial-error-still-fails': {
    'without-params: takes an error without params for a success': onError(
      (params) => params === undefined,
    ),
    'without-members: takes an error with empty params for a success': onError(
      (params) => isObject(params) && Object.keys(params).length === 0,
    ),
    'without-message: takes an error without a message for a success': onError((params) =>
      isWithout(params, 'message'),
    ),
    'message-of-another-type: takes an error whose message is no text for a success': onError(
      (params) => isObject(params) && 'message' in params && typeof params.message !== 'string',
    ),
    'null-message: takes an error whose message is null for a success': onError(
      (params) => isObject(params) && params.message === null,
    ),
    'trace-as-text: takes an error whose trace is a text for a success': onError(
      (params) => isObject(params) && typeof params.trace === 'string',
    ),
    'transient-as-text: takes an error whose `transient` is a text for a success': onError(
      (params) => isObject(params) && typeof params.transient === 'string',
    ),
    'lacks-a-trace: takes an error without `trace` but with `transient` for a success': onError(
      (params) => isWithout(params, 'trace') && !isWithout(params, 'transient'),
    ),
    'lacks-transient: takes an error without `transient` but with `trace` for a success': onError(
      (params) => isWithout(params, 'transient') && !isWithout(params, 'trace'),
    ),
    'params-as-text: takes an error whose params are a text for a success': onError(
      (params) => typeof params === 'string',
    ),
    'params-as-list: takes an error whose params are a list for a success': onError((params) =>
      Array.isArray(params),
    ),
  },
})
