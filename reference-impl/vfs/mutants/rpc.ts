import { both, having, onAnswer, onMethods, onReceiving, onRequest } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'
import {
  askingAgain,
  dyingOf,
  isResponse,
  likeIds,
  repeating,
  repeatingWrites,
} from './responses.ts'

const DENIED = -32001

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
    'asks-again: sends a request once more that has no response within two seconds': {
      timeScale: 5,
      apply: askingAgain(2_000),
    },
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
    'acknowledges-cancel: answers `cancel` with an empty result': having(({ leave, write }) => ({
      leave(why) {
        if (why === 'cancelled') write('{"jsonrpc":"2.0","id":null,"result":{}}\n')
        leave(why)
      },
    })),
    'acknowledges-errors: answers an error with an empty result': having(({ decode, write }) => ({
      decode(line) {
        const message = decode(line)
        if (message?.error) write('{"jsonrpc":"2.0","id":null,"result":{}}\n')
        return message
      },
    })),
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
    'matches-beginnings: takes a response whose id begins as that of its call does': likeIds(
      (given, own) => String(given).startsWith(String(own)),
    ),
    'matches-any-case: has words for ids, and takes them in any case': {
      reported: 'unspecified',
      apply: both(
        having(({ newId }) => ({ newId: () => `Call-${newId()}` })),
        likeIds((given, own) => String(given).toLowerCase() === String(own).toLowerCase()).apply,
      ),
    },
    'ignores-signs: takes a response whose id is the negative of that of its call': likeIds(
      (given, own) => typeof given === 'number' && Math.abs(given) === own,
    ),
    'matches-whole-numbers: takes no notice of what follows the decimal point of an id': likeIds(
      (given, own) => typeof given === 'number' && Math.trunc(given) === own,
    ),
    'matches-16-bits: compares the last sixteen bits of ids': likeIds(
      (given, own) => typeof given === 'number' && (given & 0xffff) === own,
    ),
    'matches-32-bits: compares the last 32 bits of ids': likeIds(
      (given, own) => typeof given === 'number' && (given | 0) === own,
    ),
    'takes-the-next: takes a response to the call that would follow': likeIds(
      (given, own) => typeof given === 'number' && given - 1 === own,
    ),
    'takes-null-ids: takes a response whose id is null': likeIds((given) => given === null),
    'takes-no-ids: takes a response without an id': likeIds((given) => given === undefined),
    'takes-the-first-again: takes a second response to its first call once more': {
      cases: ['copies text and bytes'],
      ...likeIds((given, own) => given === 1 && Number(own) > 2),
    },
    'takes-earlier-errors: takes an error that answers an earlier call': {
      reported: 'unspecified',
      apply: onAnswer(({ id: given, method, error }, own) => {
        const isEarlier = typeof given === 'number' && given < Number(own)
        return method === undefined && error !== undefined && isEarlier
      }),
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
    'repeats-failed-writes: repeats a write that fails within its host until it succeeds':
      onRequest((send) => repeatingWrites(send, -32603)),
    'repeats-existing-files: repeats a write whose file is already there until it succeeds':
      onRequest((send) => repeatingWrites(send, -32003)),
    'repeats-invalid-params: repeats a call whose params are refused until it succeeds': onRequest(
      (send) => repeating(send, -32602),
    ),
    'repeats-missing-files: repeats a call whose file is not there until it succeeds': onRequest(
      (send) => repeating(send, -32002),
    ),
    'repeats-timeouts: repeats a call that takes its host too long until it succeeds': onRequest(
      (send) => repeating(send, -32004),
    ),
    'dies-of-second-lines: dies of an error whose message has two lines': dyingOf((_, message) =>
      message.includes('\n'),
    ),
    'dies-of-long-messages: dies of an error whose message is longer than a thousand characters':
      dyingOf((_, message) => message.length > 1_000),
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
    'dies-of-known-data: dies of data beside a code that it knows': onReceiving((message) => {
      if (message.error?.data !== undefined && message.error.code === DENIED)
        throw new TypeError('more than a message')
      return message
    }),
    'dies-before-its-range: knows codes from -32001 down, and dies of the one before': dyingOf(
      (code) => code === -32_000,
    ),
    'dies-after-its-range: knows codes down to -32005, and dies of the one after': dyingOf(
      (code) => code === -32_006,
    ),
    'dies-of-parse-errors: dies of the code for text that is no JSON': dyingOf(
      (code) => code === -32_700,
    ),
    'dies-of-code-one: takes a code of 1 for true, and dies without a result': dyingOf(
      (code) => code === 1,
    ),
    'dies-of-minus-one: takes a code of -1 for none, and dies without a result': dyingOf(
      (code) => code === -1,
    ),
    'dies-of-wide-codes: reads a code as a number of 32 bits, and dies of a larger one': dyingOf(
      (code) => code !== (code | 0),
    ),
    'dies-of-positive-codes: dies of a code that is not negative': dyingOf((code) => code > 0),
    'dies-of-unknown-code: looks codes up in a table and dies of one that is not there': dyingOf(
      (code) => code < -32005 && code > -32600,
    ),
  },
})
