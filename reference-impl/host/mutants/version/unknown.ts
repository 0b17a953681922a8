import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { refused } from '../../service.ts'
import { onAnswer } from '../combinators.ts'
import { failingFor, failure, onIncoming } from '../incoming.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Answers notifications of unknown methods, those that fit. */
const answering = (
  fits: (message: JsonObject) => boolean,
  [code, because]: readonly [number, string] = [-32600, '`params` is no object'],
) => ({
  reported: 'an answer to a notification',
  apply: onIncoming((incoming, message) =>
    incoming.kind === 'notification' &&
    !KNOWN.has(incoming.method) &&
    isObject(message) &&
    fits(message)
      ? { kind: 'malformed', id: null, code, because }
      : incoming,
  ),
})

const KNOWN = new Set(['result', 'error', 'state', 'cancel'])

const ending = (fits: (message: JsonObject) => boolean) => ({
  reported: 'the call failed',
  apply: failingFor((message) => !('id' in message) && fits(message), 'what is this?'),
})

/** Ends the run when the count of requests has gone beyond a limit. */
const endingBeyond =
  (limit: number, counted: (count: number, isKnown: boolean) => number): Apply =>
  (parts) => {
    let count = 0
    return onIncoming((incoming) => {
      if (incoming.kind === 'request') count = counted(count, incoming.method in parts.services)
      return count > limit ? failure('confused') : incoming
    })(parts)
  }

const stumbling = (method: string, known: readonly string[]) =>
  onAnswer(method, (answer, params) =>
    Object.keys(params).some((name) => !known.includes(name))
      ? refused(-32603, 'there is a member too many')
      : answer,
  )

/** Hosts that treat what a later version may bring wrongly. */
export const unknownNameMutants = mutantsIn('vfs.version')({
  'unknown-method-survived': {
    'ends-after-ten: ends the run after ten unknown methods': endingBeyond(10, (count, isKnown) =>
      isKnown ? count : count + 1,
    ),
    'ends-after-three: ends the run after three unknown methods in a row': endingBeyond(
      3,
      (count, isKnown) => (isKnown ? 0 : count + 1),
    ),
  },
  'unknown-notification-ignored': {
    'answers-notifications: answers a notification that it does not know': answering(
      () => true,
      [-32601, 'there is no such method'],
    ),
    'answers-bare-ones: answers a notification without params': answering(
      (message) => !('params' in message),
    ),
    'answers-lists: answers a notification whose params are a list': answering(({ params }) =>
      Array.isArray(params),
    ),
    'answers-null-params: answers a notification whose params are null': answering(
      ({ params }) => params === null,
    ),
    'ends-for-bare-ones: ends the run for a notification without params': ending(
      (message) => !('params' in message),
    ),
    'takes-init: takes `init` of a tool for a mistake that ends the run': ending(
      ({ method }) => method === 'init' || method === 'apply',
    ),
  },
  'unknown-params-accepted': {
    'stumbles-over-writes: answers -32603 to an unknown member of fs.write': stumbling('fs.write', [
      'path',
      'content',
      'encoding',
    ]),
    'stumbles-over-searches: answers -32603 to an unknown member of fs.grep': stumbling('fs.grep', [
      'pattern',
      'paths',
      'context',
    ]),
    'stumbles-over-programs: answers -32603 to an unknown member of process.run': stumbling(
      'process.run',
      ['program', 'args', 'envs'],
    ),
    'stumbles-over-gets: answers -32603 to an unknown member of http.get': stumbling('http.get', [
      'url',
      'headers',
    ]),
    'stumbles-over-posts: answers -32603 to an unknown member of http.post': stumbling(
      'http.post',
      ['url', 'headers', 'body'],
    ),
    'stumbles-over-objects: answers -32603 to an unknown member that is an object': onAnswer(
      'fs.read',
      (answer, params) =>
        Object.values(params).some(isObject) ? refused(-32603, 'what is this?') : answer,
    ),
  },
})
