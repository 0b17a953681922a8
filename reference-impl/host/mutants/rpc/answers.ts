import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { serving } from '../../runtime/answering.ts'
import { refused } from '../../service.ts'
import { both, having, onAnswer, onMessage, onResponse } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { byMethod, isSlow, remembering, wordless } from './answering.ts'

const isError = (message: JsonObject) => 'error' in message
const isLong = (message: JsonObject) => JSON.stringify(message).length > 4_096

/** Changes the id of a response. */
export const onId = (change: (id: unknown, message: JsonObject) => unknown) =>
  onResponse((message) => ({ ...message, id: change(message.id, message) }))

/** Answers again what took long, or a user was asked about. */
export const twice = (isTwice: (message: JsonObject, method: string) => boolean) =>
  byMethod((method, { encode }) => ({
    encode(message) {
      const line = encode(message)
      return message.method === undefined && isTwice(message, method()) ? `${line}${line}` : line
    },
  }))

export const answerMutants = mutantsIn('vfs.rpc')({
  'host-states-version': {
    'long-without-version: leaves `jsonrpc` out of answers of more than 4096 bytes': onResponse(
      ({ jsonrpc, ...message }) => (isLong(message) ? message : { jsonrpc, ...message }),
    ),
    'init-without-version: leaves `jsonrpc` out of `init`': onMessage(({ jsonrpc, ...message }) =>
      message.method === 'init' ? message : { jsonrpc, ...message },
    ),
  },
  'echoes-ids': {
    'falsy-ids-of-errors: takes the ids 0 and the empty text for none when a call fails': onId(
      (id, message) => (isError(message) ? id || null : id),
    ),
    'short-ids: keeps 64 characters of an id': onId((id) =>
      typeof id === 'string' ? id.slice(0, 64) : id,
    ),
    'ids-of-255: keeps 255 characters of an id': onId((id) =>
      typeof id === 'string' ? id.slice(0, 255) : id,
    ),
    'ids-without-signs: drops quotation marks and backslashes from an id': onId((id) =>
      typeof id === 'string' ? id.replace(/["\\]/g, '') : id,
    ),
    'ids-in-one-line: drops line breaks from an id': onId((id) =>
      typeof id === 'string' ? id.replace(/[\r\n]/g, '') : id,
    ),
    'trims-ids: drops spaces around an id': onId((id) => (typeof id === 'string' ? id.trim() : id)),
    'negative-ids-of-32-bits: keeps negative ids in 32 bits': onId((id) =>
      typeof id === 'number' && id < 0 ? id | 0 : id,
    ),
    'unsigned-ids: drops the sign of an id that is beyond 32 bits': onId((id) =>
      typeof id === 'number' && Math.abs(id) > 2 ** 32 ? Math.abs(id) : id,
    ),
    'ids-of-refusals: answers a refused method with the id as a text': onId((id, { error }) =>
      isObject(error) && error.code === -32601 ? String(id) : id,
    ),
    'composed-ids: composes the characters of an id': onId((id) =>
      typeof id === 'string' ? id.normalize('NFC') : id,
    ),
  },
  'result-or-error': {
    'long-with-null-error: answers an error of null beside each result of more than 4096 bytes':
      onResponse((message) => (isLong(message) ? { error: null, ...message } : message)),
    'errors-with-null-result: answers a result of null beside each error': onResponse((message) =>
      isError(message) ? { result: null, ...message } : message,
    ),
    'nothing-for-errors: answers with the id alone instead of an error': onResponse(
      ({ error, ...message }) => message,
    ),
    'answers-with-method: names the method in an answer': byMethod((method, { respond }) => ({
      respond: (id, answer) => ({ ...respond(id, answer), method: method() }),
    })),
  },
  'error-shape': {
    'missing-without-a-word: leaves an error about what is missing without a message':
      wordless(-32002),
    'unknown-without-a-word: leaves the error for an unknown method without a message':
      wordless(-32601),
    'malformed-without-a-word: leaves the error for a malformed message without a message':
      wordless(-32600, -32700),
    'fractions-for-codes: answers the code of an error as a fraction': onResponse(
      ({ error, ...message }) =>
        isObject(error)
          ? { ...message, error: { ...error, code: Number(error.code) + 0.5 } }
          : message,
    ),
  },
  'one-response-per-request': {
    'long-twice: sends an answer of more than 4096 bytes again': onResponse((message) =>
      isLong(message) ? [message, message] : message,
    ),
    'programs-twice: sends the answer of a program again': twice((_, method) => isSlow(method)),
    'prompts-twice: sends the answer again to what a user was asked about': (parts) => {
      let asked = false
      return both(
        having(({ ask }) => ({
          ask(operation, question) {
            asked = true
            return ask(operation, question)
          },
        })),
        onResponse((message) => {
          const again = asked
          asked = false
          return again ? [message, message] : message
        }),
      )(parts)
    },
    'missing-twice: sends the error for a missing file again': twice(
      ({ error }) => isObject(error) && error.code === -32002,
    ),
  },
  'answers-in-order': {
    'remembers-reads: gives the answer to the same request again within a second': remembering(
      (method, params) => JSON.stringify([method, params]),
      1_000,
    ),
    'remembers-missing: remembers for a second that a file is missing': (parts) => {
      const missing = new Map<unknown, number>()
      return onAnswer('fs.read', (answer, { path }) => {
        const since = missing.get(path)
        if (since && performance.now() - since < 1_000) return refused(-32002, 'no such file')
        if ('error' in answer) missing.set(path, performance.now())
        return answer
      })(parts)
    },
  },
  'reused-ids': {
    'answers-by-id: gives the last answer again to another request with its id': having(
      ({ respond }) => {
        const known = new Map<unknown, Parameters<typeof respond>[1]>()
        return {
          respond(id, answer) {
            const given = known.get(id) ?? answer
            known.set(id, given)
            return respond(id, given)
          },
        }
      },
    ),
    'not-after-errors: refuses an id whose request failed before': having(({ respond }) => {
      const failed = new Set<unknown>()
      return {
        respond(id, answer) {
          const again = failed.has(id)
          if ('error' in answer) failed.add(id)
          return respond(id, again ? refused(-32600, 'the id was used before') : answer)
        },
      }
    }),
  },
  'call-without-id': {
    'sends-slow-answers: answers a program that is run without an id with the id null': (parts) => {
      const serve = parts.around(serving(parts))
      let send = (_: string): void => {}
      return {
        ...parts,
        write(line, plainly) {
          send = plainly
          parts.write(line, plainly)
        },
        reported(method, params) {
          if (isSlow(method))
            void serve(method, params, new AbortController().signal).then((answer) =>
              send(parts.encode({ jsonrpc: '2.0', id: null, ...answer })),
            )
          return parts.reported(method, params)
        },
      }
    },
  },
})
