import { isObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { having, onAnswer, onMethod, onResponse } from './combinators.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { answerMutants } from './rpc/answers.ts'
import { malformedMutants } from './rpc/malformed.ts'
import { answering, messageMutants } from './rpc/messages.ts'
import { nearRpcMutants } from './rpc/near.ts'

export const rpcMutants: readonly Mutant[] = [
  ...answerMutants,
  ...messageMutants,
  ...malformedMutants,
  ...nearRpcMutants,
  ...mutantsIn('vfs.rpc')({
    'host-states-version': {
      'errors-without-version: leaves `jsonrpc` out of errors': onResponse(
        ({ jsonrpc, ...message }) => ('error' in message ? message : { jsonrpc, ...message }),
      ),
    },
    'echoes-ids': {
      'ids-of-32-bits: keeps ids in 32 bits': onResponse(({ id, ...message }) => ({
        id: typeof id === 'number' ? id | 0 : id,
        ...message,
      })),
      'numbers-of-texts: makes numbers of ids that look like them': onResponse(
        ({ id, ...message }) => ({
          id: typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id,
          ...message,
        }),
      ),
      'falsy-ids: takes the ids 0 and the empty text for none': onResponse(
        ({ id, ...message }) => ({
          id: id || null,
          ...message,
        }),
      ),
    },
    'unusual-ids': {
      'truncates-ids: cuts the fraction off an id': having(({ classify }) => ({
        classify: (message) =>
          classify(
            isObject(message) && typeof message.id === 'number'
              ? { ...message, id: Math.trunc(message.id) }
              : message,
          ),
      })),
    },
    'result-or-error': {
      'null-error: answers an error of null beside each result': onResponse((message) => ({
        error: null,
        ...message,
      })),
    },
    'error-shape': {
      'code-as-text: answers the code of an error as a text': onResponse(({ error, ...message }) =>
        isObject(error) ? { ...message, error: { ...error, code: String(error.code) } } : message,
      ),
      'empty-message: leaves an error without a message': onResponse(({ error, ...message }) =>
        isObject(error) ? { ...message, error: { ...error, message: '' } } : { ...message },
      ),
    },
    'one-response-per-request': {
      'error-and-result: sends an empty result behind each error': onResponse((message) =>
        'error' in message ? [message, { jsonrpc: '2.0', id: message.id, result: {} }] : message,
      ),
    },
    'notifications-get-no-response': {
      'answers-notifications: answers states and final messages with an empty result': answering(
        () => true,
      ),
    },
    'answers-in-order': {
      'answer-before: answers every fiftieth read with the content of the one before': (parts) => {
        let count = 0
        let before = answered({})
        return onAnswer('fs.read', (answer) => {
          count += 1
          const given = count % 50 === 0 ? before : answer
          before = answer
          return given
        })(parts)
      },
    },
    'survives-overlapping-requests': {
      'one-pending-id: answers with the id that came last': having(({ classify, respond }) => {
        let last: string | number = 0
        return {
          classify(message) {
            const incoming = classify(message)
            if (incoming.kind === 'request') last = incoming.id
            return incoming
          },
          respond: (_, answer) => respond(last, answer),
        }
      }),
    },
    'host-never-requests': {
      'asks-the-tool: asks the tool for a sign of life behind `init`': onMethod(
        'init',
        (message) => [message, { jsonrpc: '2.0', id: 'host-1', method: 'ping', params: {} }],
      ),
    },
    'unreadable-id-is-null': {
      'guesses-the-id: answers what it cannot read with the id before': having(
        ({ respond, refuse }) => {
          let last: string | number | null = null
          return {
            respond(id, answer) {
              last = id
              return respond(id, answer)
            },
            refuse: (malformed) => refuse({ ...malformed, id: malformed.id ?? last }),
          }
        },
      ),
    },
    'call-without-id': {
      'id-zero-for-none: takes a call without an id for one with the id 0': having(
        ({ classify }) => ({
          classify: (message) =>
            classify(
              isObject(message) && String(message.method).includes('.') && !('id' in message)
                ? { ...message, id: 0 }
                : message,
            ),
        }),
      ),
    },
    'names-are-case-sensitive': {
      'lower-case: reads the names of methods in lower case': having(({ around }) => ({
        around: (serve) => {
          const plainly = around(serve)
          return (method, params, signal) => plainly(method.toLowerCase(), params, signal)
        },
      })),
    },
    'reused-ids': {
      'id-only-once: refuses an id that was used before': having(({ respond }) => {
        const used = new Set<unknown>()
        return {
          respond(id, answer) {
            const again = used.has(id)
            used.add(id)
            return respond(id, again ? refused(-32600, 'the id was used before') : answer)
          },
        }
      }),
    },
  }),
]
