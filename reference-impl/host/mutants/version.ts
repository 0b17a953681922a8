import type { Incoming } from '../runtime/incoming.ts'
import { refused } from '../service.ts'
import { having, onAnswer } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

type Request = Extract<Incoming, { kind: 'request' }>

/** Says something of each request that somebody is asked about, before it is answered. */
const whileAsking = (say: (request: Request) => object) =>
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
        if (request) before = encode({ jsonrpc: '2.0', method: 'pending', params: say(request) })
        return ask(operation, question)
      },
      encode(message) {
        const line = `${before}${encode(message)}`
        before = ''
        return line
      },
    }
  })

export const versionMutants = mutantsOf(
  {
    id: 'vfs.version.guesses-methods',
    violates: 'vfs.version.unknown-method-survived',
    change: 'takes a method that it does not know for the one whose name begins like it',
    apply: having(({ around, services }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return (method, params, signal) => {
          const like = Object.keys(services).find((name) => method.startsWith(name))
          return plainly(like ?? method, params, signal)
        }
      },
    })),
  },
  {
    id: 'vfs.version.pending',
    violates: 'vfs.version.no-pending-notification',
    change: 'sends `pending` as it is proposed',
    told: '`pending` is sent',
    apply: whileAsking(({ id }) => ({ request_id: id, reason: 'a user is asked' })),
  },
  {
    id: 'vfs.version.pending-for-nothing',
    violates: 'vfs.version.no-pending-notification',
    change: 'sends `pending` and does not say for which request',
    apply: whileAsking(() => ({ reason: 'a user is asked' })),
  },
  {
    id: 'vfs.version.stumbles-over-more',
    violates: 'vfs.version.unknown-params-accepted',
    change: 'answers -32603 to a member that it does not know',
    apply: onAnswer('fs.read', (answer, params) =>
      Object.keys(params).length > 1 ? refused(-32603, 'there is a member too many') : answer,
    ),
  },
  {
    id: 'vfs.version.answers-notifications',
    violates: 'vfs.version.unknown-notification-ignored',
    change: 'answers a notification that it does not know',
    told: 'an answer to a notification',
    apply: having(({ classify }) => ({
      classify(message) {
        const incoming = classify(message)
        if (incoming.kind !== 'notification' || KNOWN.has(incoming.method)) return incoming
        return { kind: 'malformed', id: null, code: -32601, because: 'there is no such method' }
      },
    })),
  },
)

const KNOWN = new Set(['result', 'error', 'state', 'cancel'])
