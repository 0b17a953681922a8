import { having, onAnswer, onMethods, onReceiving, onRequest } from '../tool/combinators.ts'
import { HostError } from '../tool/host.ts'
import type { Message } from '../tool/messages.ts'
import type { Apply, Request } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

export const rpcMutants = mutantsIn('vfs.rpc')({
  'tool-states-version': {
    'states-old-version: states version 1.0 in its final notification': onMethods(
      ['result', 'error'],
      (message) => ({ ...message, jsonrpc: '1.0' }),
    ),
    'leaves-out-version: leaves out the version in its final notification': onMethods(
      ['result', 'error'],
      ({ jsonrpc: _, ...message }) => message,
    ),
  },
  'call-shape': {
    'calls-with-null-id: gives all its calls the id null': having(() => ({ newId: () => null })),
    'calls-by-number: calls a method by its number before its final notification': onMethods(
      ['result', 'error'],
      (message) => [{ jsonrpc: '2.0', id: 'next', method: 5 as never, params: {} }, message],
    ),
    'positional-params: sends the params of `fs.read` as a list': onMethods(
      ['fs.read'],
      (message) => ({
        ...message,
        params: Object.values(message.params ?? {}) as never,
      }),
    ),
  },
  'tool-notifications-have-no-id': {
    'notifies-with-null-id: builds its final notification like a request, with the id null':
      onMethods(['result', 'error'], (message) => ({ ...message, id: null })),
  },
  'one-outstanding-request': {
    'asks-ahead: asks whether a file exists and reads it without waiting in between': onMethods(
      ['fs.read'],
      (message) => [{ ...message, id: 'ahead', method: 'fs.exists' }, message],
    ),
  },
  'tool-never-responds': {
    'acknowledges-its-end: writes a response without an addressee, whose method is null, before its final notification':
      onMethods(['result', 'error'], (message) => [
        { jsonrpc: '2.0', id: 'done', method: null as never, result: {} },
        message,
      ]),
    'acknowledges-init: answers `init` with an empty result': having(({ decode, write }) => ({
      decode(line) {
        const message = decode(line)
        if (message?.method === 'init') write('{"jsonrpc":"2.0","id":null,"result":{}}\n')
        return message
      },
    })),
  },
  'tool-matches-response-ids': {
    'compares-texts: compares ids as texts': {
      reported: 'unspecified',
      apply: onAnswer((message, id) => isResponse(message) && String(message.id) === String(id)),
    },
    'takes-any-error: takes an error with another id for the answer to its call': {
      reported: 'unspecified',
      apply: onAnswer((message) => isResponse(message) && message.error !== undefined),
    },
    'takes-any-response: takes the next response for its own, whatever its id': {
      reported: 'unspecified',
      apply: onAnswer((message) => message.method === undefined),
    },
  },
  'tool-survives-error-response': {
    'repeats-failures: repeats a call that fails within its host until it succeeds': onRequest(
      (send) => repeating(send, -32603),
    ),
    'repeats-missing-files: repeats a call whose file is not there until it succeeds': onRequest(
      (send) => repeating(send, -32002),
    ),
    'repeats-timeouts: repeats a call that takes its host too long until it succeeds': onRequest(
      (send) => repeating(send, -32004),
    ),
    'dies-of-refusal: dies when access is denied': dyingOf((code) => code === -32001),
    'retries-for-ever: repeats a call that is denied until it succeeds': onRequest((send) =>
      repeating(send, DENIED),
    ),
  },
  'tool-accepts-unknown-error-codes': {
    'dies-of-code-zero: takes an error with the code 0 for none, and dies without a result':
      dyingOf((code) => code === 0),
    'dies-of-null-data: dies of an error whose data is null': onReceiving((message) => {
      if (message.error?.data === null) throw new TypeError('no data')
      return message
    }),
    'dies-of-listed-data: dies of an error whose data is a list': onReceiving((message) => {
      if (Array.isArray(message.error?.data)) throw new TypeError('no object')
      return message
    }),
    'dies-of-positive-codes: dies of a code that is not negative': dyingOf((code) => code > 0),
    'dies-of-unknown-code: looks codes up in a table and dies of one that is not there': dyingOf(
      (code) => code < -32005 && code > -32600,
    ),
  },
})

const isResponse = ({ method }: Message) => method === undefined

/** Ends the process with a stack trace on certain errors. */
export function dyingOf(fatal: (code: number) => boolean): Apply {
  return onReceiving((message) => {
    if (message.error && fatal(message.error.code)) throw new Error(message.error.message)
    return message
  })
}

const DENIED = -32001

/** Repeats a call until it fails with another code, or succeeds. */
function repeating(send: Request, code: number): Request {
  const again: Request = (method, params) =>
    send(method, params).catch((error) => {
      if (error instanceof HostError && error.error.code === code) return again(method, params)
      throw error
    })
  return again
}
