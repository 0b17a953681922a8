import { having, onAnswer, onMethods, onReceiving, onRequest } from '../tool/combinators.ts'
import { HostError } from '../tool/host.ts'
import type { Apply, Request } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'

export const rpcMutants = mutantsOf(
  {
    id: 'vfs.rpc.states-old-version',
    violates: 'vfs.rpc.tool-states-version',
    change: 'states version 1.0 in its final notification',
    apply: onMethods(['result', 'error'], (message) => ({ ...message, jsonrpc: '1.0' })),
  },
  {
    id: 'vfs.rpc.leaves-out-version',
    violates: 'vfs.rpc.tool-states-version',
    change: 'leaves out the version in its final notification',
    apply: onMethods(['result', 'error'], ({ jsonrpc: _, ...message }) => message),
  },
  {
    id: 'vfs.rpc.calls-with-null-id',
    violates: 'vfs.rpc.call-shape',
    change: 'gives all its calls the id null',
    apply: having(() => ({ newId: () => null })),
  },
  {
    id: 'vfs.rpc.positional-params',
    violates: 'vfs.rpc.call-shape',
    change: 'sends the params of `fs.read` as a list',
    apply: onMethods(['fs.read'], (message) => ({
      ...message,
      params: Object.values(message.params ?? {}) as never,
    })),
  },
  {
    id: 'vfs.rpc.notifies-with-null-id',
    violates: 'vfs.rpc.tool-notifications-have-no-id',
    change: 'builds its final notification like a request, with the id null',
    apply: onMethods(['result', 'error'], (message) => ({ ...message, id: null })),
  },
  {
    id: 'vfs.rpc.asks-ahead',
    violates: 'vfs.rpc.one-outstanding-request',
    change: 'asks whether a file exists and reads it without waiting in between',
    apply: onMethods(['fs.read'], (message) => [
      { ...message, id: 'ahead', method: 'fs.exists' },
      message,
    ]),
  },
  {
    id: 'vfs.rpc.acknowledges-init',
    violates: 'vfs.rpc.tool-never-responds',
    change: 'answers `init` with an empty result',
    apply: having(({ decode, write }) => ({
      decode(line) {
        const message = decode(line)
        if (message?.method === 'init') write('{"jsonrpc":"2.0","id":null,"result":{}}\n')
        return message
      },
    })),
  },
  {
    id: 'vfs.rpc.takes-any-response',
    violates: 'vfs.rpc.tool-matches-response-ids',
    change: 'takes the next response for its own, whatever its id',
    reported: 'unspecified',
    apply: onAnswer((message) => message.method === undefined),
  },
  {
    id: 'vfs.rpc.dies-of-refusal',
    violates: 'vfs.rpc.tool-survives-error-response',
    change: 'dies when access is denied',
    apply: dyingOf((code) => code === -32001),
  },
  {
    id: 'vfs.rpc.retries-for-ever',
    violates: 'vfs.rpc.tool-survives-error-response',
    change: 'repeats a call that is denied until it succeeds',
    apply: onRequest(retrying),
  },
  {
    id: 'vfs.rpc.dies-of-unknown-code',
    violates: 'vfs.rpc.tool-accepts-unknown-error-codes',
    change: 'looks codes up in a table and dies of one that is not there',
    apply: dyingOf((code) => code < -32005 && code > -32600),
  },
)

/** Ends the process with a stack trace on certain errors. */
export function dyingOf(fatal: (code: number) => boolean): Apply {
  return onReceiving((message) => {
    if (message.error && fatal(message.error.code)) throw new Error(message.error.message)
    return message
  })
}

const DENIED = -32001

function retrying(send: Request): Request {
  const again: Request = (method, params) =>
    send(method, params).catch((error) => {
      if (error instanceof HostError && error.error.code === DENIED) return again(method, params)
      throw error
    })
  return again
}
