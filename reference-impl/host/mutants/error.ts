import { isObject } from '../../../harness/wire/json.ts'
import { type Failure, failed } from '../runtime/outcome.ts'
import { having, onOutcome, withStderr } from './combinators.ts'
import { errorMemberMutants } from './error/members.ts'
import { nearErrorMutants } from './error/near.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

/** Reports other failures. */
const onFailure = (change: (failure: Failure) => Failure) =>
  onOutcome((outcome) =>
    'failure' in outcome ? { ...outcome, failure: change(outcome.failure) } : outcome,
  )

export const errorMutants: readonly Mutant[] = [
  ...errorMemberMutants,
  ...nearErrorMutants,
  ...mutantsIn('vfs.error')({
    'message-in-outcome': {
      'says-nothing: states no more than that a tool failed': onFailure((failure) => ({
        ...failure,
        message: 'the tool failed',
      })),
    },
    'transient-told-apart': {
      'all-last: takes every failure for one that lasts': onFailure((failure) => ({
        ...failure,
        transient: false,
      })),
    },
    'trace-kept': {
      'without-trace: drops the causes of a failure': onFailure((failure) => ({
        ...failure,
        trace: [],
      })),
    },
    'error-response-is-no-final': {
      'any-error-ends: takes whatever has a member `error` for the end of the tool': having(
        ({ classify }) => ({
          classify: (message) =>
            isObject(message) && isObject(message.error)
              ? { kind: 'notification', method: 'error', params: message.error }
              : classify(message),
        }),
      ),
    },
    'message-beats-stderr': {
      'stderr-beats-message: reports stderr in place of the message of a failure': withStderr(
        (outcome, heard) => ('failure' in outcome && heard !== '' ? failed(heard) : outcome),
      ),
    },
    'partial-error-still-fails': {
      'wants-all-members: takes an error without `trace` for an empty result': having(
        ({ reported: output }) => ({
          reported: (method, params) =>
            method === 'error' && isObject(params) && !('trace' in params)
              ? { outcome: { content: '' } }
              : output(method, params),
        }),
      ),
    },
  }),
]
