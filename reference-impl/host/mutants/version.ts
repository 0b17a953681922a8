import type { Incoming } from '../runtime/incoming.ts'
import { refused } from '../service.ts'
import { having, onAnswer } from './combinators.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { unknownNameMutants } from './version/unknown.ts'

type Request = Extract<Incoming, { kind: 'request' }>

/** Sends a notification about each request that somebody is asked about, before it is answered. */
const whileAsking = (emit: (request: Request) => object) =>
  having(({ ask, classify, encode }) => {
    let request: Request | undefined
    let before = ''
    return {
      classify(message) {
        const incoming = classify(message)
        if (incoming.kind === 'request') request = incoming
        return incoming
      },
      ask(operation, question) {
        if (request) before = encode({ jsonrpc: '2.0', method: 'pending', params: emit(request) })
        return ask(operation, question)
      },
      encode(message) {
        const line = `${before}${encode(message)}`
        before = ''
        return line
      },
    }
  })

export const versionMutants: readonly Mutant[] = [
  ...unknownNameMutants,
  ...mutantsIn('vfs.version')({
    'unknown-method-survived': {
      'guesses-methods: takes a method that it does not know for the one whose name begins like it':
        having(({ around, services }) => ({
          around: (serve) => {
            const plainly = around(serve)
            return (method, params, signal) => {
              const like = Object.keys(services).find((name) => method.startsWith(name))
              return plainly(like ?? method, params, signal)
            }
          },
        })),
    },
    'no-pending-notification': {
      'pending: sends `pending` as it is proposed': {
        reported: '`pending` is sent',
        apply: whileAsking(({ id }) => ({ request_id: id, reason: 'a user is asked' })),
      },
      'pending-for-nothing: sends `pending` and does not state for which request': whileAsking(
        () => ({
          reason: 'a user is asked',
        }),
      ),
    },
    'unknown-params-accepted': {
      'stumbles-over-more: answers -32603 to a member that it does not know': onAnswer(
        'fs.read',
        (answer, params) =>
          Object.keys(params).length > 1 ? refused(-32603, 'there is a member too many') : answer,
      ),
    },
    'unknown-notification-ignored': {
      'answers-notifications: answers a notification that it does not know': {
        reported: 'an answer to a notification',
        apply: having(({ classify }) => ({
          classify(message) {
            const incoming = classify(message)
            if (incoming.kind !== 'notification' || KNOWN.has(incoming.method)) return incoming
            return { kind: 'malformed', id: null, code: -32601, because: 'there is no such method' }
          },
        })),
      },
    },
  }),
]

const KNOWN = new Set(['result', 'error', 'state', 'cancel'])
