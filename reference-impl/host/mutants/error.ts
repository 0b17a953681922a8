import { isObject } from '../../../harness/wire/json.ts'
import { type Failure, failed } from '../runtime/outcome.ts'
import { having, onOutcome, withStderr } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

/** Tells other failures. */
const onFailure = (change: (failure: Failure) => Failure) =>
  onOutcome((outcome) =>
    'failure' in outcome ? { ...outcome, failure: change(outcome.failure) } : outcome,
  )

export const errorMutants = mutantsOf(
  {
    id: 'vfs.error.says-nothing',
    violates: 'vfs.error.message-in-outcome',
    change: 'says no more than that a tool failed',
    apply: onFailure((failure) => ({ ...failure, message: 'the tool failed' })),
  },
  {
    id: 'vfs.error.all-last',
    violates: 'vfs.error.transient-told-apart',
    change: 'takes every failure for one that lasts',
    apply: onFailure((failure) => ({ ...failure, transient: false })),
  },
  {
    id: 'vfs.error.without-trace',
    violates: 'vfs.error.trace-kept',
    change: 'drops the causes of a failure',
    apply: onFailure((failure) => ({ ...failure, trace: [] })),
  },
  {
    id: 'vfs.error.any-error-ends',
    violates: 'vfs.error.error-response-is-no-final',
    change: 'takes whatever has a member `error` for the end of the tool',
    apply: having(({ classify }) => ({
      classify: (message) =>
        isObject(message) && isObject(message.error)
          ? { kind: 'notification', method: 'error', params: message.error }
          : classify(message),
    })),
  },
  {
    id: 'vfs.error.stderr-beats-message',
    violates: 'vfs.error.message-beats-stderr',
    change: 'tells stderr in place of the message of a failure',
    apply: withStderr((outcome, heard) =>
      'failure' in outcome && heard !== '' ? failed(heard) : outcome,
    ),
  },
  {
    id: 'vfs.error.wants-all-members',
    violates: 'vfs.error.partial-error-still-fails',
    change: 'takes an error without `trace` for an empty result',
    apply: having(({ said }) => ({
      said: (method, params) =>
        method === 'error' && isObject(params) && !('trace' in params)
          ? { outcome: { content: '' } }
          : said(method, params),
    })),
  },
)
