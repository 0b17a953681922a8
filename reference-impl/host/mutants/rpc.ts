import { isObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { having, onAnswer, onMethod, onResponse } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

export const rpcMutants = mutantsOf(
  {
    id: 'vfs.rpc.errors-without-version',
    violates: 'vfs.rpc.host-states-version',
    change: 'leaves `jsonrpc` out of errors',
    apply: onResponse(({ jsonrpc, ...message }) =>
      'error' in message ? message : { jsonrpc, ...message },
    ),
  },
  {
    id: 'vfs.rpc.ids-of-32-bits',
    violates: 'vfs.rpc.echoes-ids',
    change: 'keeps ids in 32 bits',
    apply: onResponse(({ id, ...message }) => ({
      id: typeof id === 'number' ? id | 0 : id,
      ...message,
    })),
  },
  {
    id: 'vfs.rpc.numbers-of-texts',
    violates: 'vfs.rpc.echoes-ids',
    change: 'makes numbers of ids that look like them',
    apply: onResponse(({ id, ...message }) => ({
      id: typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id,
      ...message,
    })),
  },
  {
    id: 'vfs.rpc.falsy-ids',
    violates: 'vfs.rpc.echoes-ids',
    change: 'takes the ids 0 and the empty text for none',
    apply: onResponse(({ id, ...message }) => ({ id: id || null, ...message })),
  },
  {
    id: 'vfs.rpc.truncates-ids',
    violates: 'vfs.rpc.unusual-ids',
    change: 'cuts the fraction off an id',
    apply: having(({ classify }) => ({
      classify: (message) =>
        classify(
          isObject(message) && typeof message.id === 'number'
            ? { ...message, id: Math.trunc(message.id) }
            : message,
        ),
    })),
  },
  {
    id: 'vfs.rpc.null-error',
    violates: 'vfs.rpc.result-or-error',
    change: 'says an error of null beside each result',
    apply: onResponse((message) => ({ error: null, ...message })),
  },
  {
    id: 'vfs.rpc.code-as-text',
    violates: 'vfs.rpc.error-shape',
    change: 'says the code of an error as a text',
    apply: onResponse(({ error, ...message }) =>
      isObject(error) ? { ...message, error: { ...error, code: String(error.code) } } : message,
    ),
  },
  {
    id: 'vfs.rpc.empty-message',
    violates: 'vfs.rpc.error-shape',
    change: 'says nothing in an error',
    apply: onResponse(({ error, ...message }) =>
      isObject(error) ? { ...message, error: { ...error, message: '' } } : { ...message },
    ),
  },
  {
    id: 'vfs.rpc.error-and-result',
    violates: 'vfs.rpc.one-response-per-request',
    change: 'sends an empty result behind each error',
    apply: onResponse((message) =>
      'error' in message ? [message, { jsonrpc: '2.0', id: message.id, result: {} }] : message,
    ),
  },
  {
    id: 'vfs.rpc.answers-notifications',
    violates: 'vfs.rpc.notifications-get-no-response',
    change: 'answers states and final messages with an empty result',
    apply: having(({ encode, said, write }) => {
      let send = (_: string): void => {}
      return {
        write(line, plainly) {
          send = plainly
          write(line, plainly)
        },
        said(method, params) {
          send(encode({ jsonrpc: '2.0', id: null, result: {} }))
          return said(method, params)
        },
      }
    }),
  },
  {
    id: 'vfs.rpc.answer-before',
    violates: 'vfs.rpc.answers-in-order',
    change: 'answers every fiftieth read with the content of the one before',
    apply: (parts) => {
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
  {
    id: 'vfs.rpc.one-pending-id',
    violates: 'vfs.rpc.survives-overlapping-requests',
    change: 'answers with the id that came last',
    apply: having(({ classify, respond }) => {
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
  {
    id: 'vfs.rpc.asks-the-tool',
    violates: 'vfs.rpc.host-never-requests',
    change: 'asks the tool for a sign of life behind `init`',
    apply: onMethod('init', (message) => [
      message,
      { jsonrpc: '2.0', id: 'host-1', method: 'ping', params: {} },
    ]),
  },
  {
    id: 'vfs.rpc.guesses-the-id',
    violates: 'vfs.rpc.unreadable-id-is-null',
    change: 'answers what it cannot read with the id before',
    apply: having(({ respond, refuse }) => {
      let last: string | number | null = null
      return {
        respond(id, answer) {
          last = id
          return respond(id, answer)
        },
        refuse: (malformed) => refuse({ ...malformed, id: malformed.id ?? last }),
      }
    }),
  },
  {
    id: 'vfs.rpc.id-zero-for-none',
    violates: 'vfs.rpc.call-without-id',
    change: 'takes a call without an id for one with the id 0',
    apply: having(({ classify }) => ({
      classify: (message) =>
        classify(
          isObject(message) && String(message.method).includes('.') && !('id' in message)
            ? { ...message, id: 0 }
            : message,
        ),
    })),
  },
  {
    id: 'vfs.rpc.lower-case',
    violates: 'vfs.rpc.names-are-case-sensitive',
    change: 'reads the names of methods in lower case',
    apply: having(({ around }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return (method, params, signal) => plainly(method.toLowerCase(), params, signal)
      },
    })),
  },
  {
    id: 'vfs.rpc.id-only-once',
    violates: 'vfs.rpc.reused-ids',
    change: 'refuses an id that was used before',
    apply: having(({ respond }) => {
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
)
