import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import type { Incoming } from '../../runtime/incoming.ts'
import { refused } from '../../service.ts'
import { having, onAnswer } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Answers notifications that fit with -32600. */
const answering = (fits: (message: JsonObject) => boolean): Apply =>
  having(({ classify }) => ({
    classify(message): Incoming {
      const incoming = classify(message)
      const isOdd =
        incoming.kind === 'notification' &&
        !KNOWN.has(incoming.method) &&
        isObject(message) &&
        fits(message)
      return isOdd
        ? { kind: 'malformed', id: null, code: -32600, because: '`params` is no object' }
        : incoming
    },
  }))

const KNOWN = new Set(['result', 'error', 'state', 'cancel'])

const ending = (fits: (message: JsonObject) => boolean): Apply =>
  having(({ classify }) => ({
    classify: (message) =>
      isObject(message) && !('id' in message) && fits(message)
        ? { kind: 'notification', method: 'error', params: { message: 'what is this?' } }
        : classify(message),
  }))

const stumbling = (method: string, known: readonly string[]) =>
  onAnswer(method, (answer, params) =>
    Object.keys(params).some((name) => !known.includes(name))
      ? refused(-32603, 'there is a member too many')
      : answer,
  )

/** Writes something while a user is asked. */
const whileAsking = (emit: (id: unknown, write: (message: object) => void) => () => void): Apply =>
  having(({ ask, classify, encode, write }) => {
    let send = (_: string): void => {}
    let id: unknown
    return {
      write(line, plainly) {
        send = plainly
        write(line, plainly)
      },
      classify(message) {
        const incoming = classify(message)
        if (incoming.kind === 'request') id = incoming.id
        return incoming
      },
      async ask(operation, question) {
        const stop = emit(id, (message) => send(encode(message as JsonObject)))
        const settled = await ask(operation, question)
        stop()
        return settled
      },
    }
  })

/** Sends `pending` as soon as the response to a request is written that a user was asked about. */
const behindResponse: Apply = having(({ ask, classify, encode, write }) => {
  let last: unknown
  let asked: unknown
  return {
    classify(message) {
      const incoming = classify(message)
      if (incoming.kind === 'request') last = incoming.id
      return incoming
    },
    async ask(operation, question) {
      const settled = await ask(operation, question)
      asked = last
      return settled
    },
    write(line, plainly) {
      write(line, plainly)
      if (asked === undefined || (parse(line) as JsonObject).id !== asked) return
      plainly(encode(pending(asked) as JsonObject))
      asked = undefined
    },
  }
})

const pending = (request_id: unknown) => ({
  jsonrpc: '2.0',
  method: 'pending',
  params: { request_id, reason: 'a user is asked' },
})

export const unknownNameMutants = mutantsIn('vfs.version')({
  'unknown-method-survived': {
    'ends-after-ten: ends the run after ten unknown methods': (parts) => {
      let count = 0
      return having(({ classify, services }) => ({
        classify(message) {
          const incoming = classify(message)
          if (incoming.kind === 'request' && !(incoming.method in services)) count += 1
          return count > 10
            ? { kind: 'notification', method: 'error', params: { message: 'confused' } }
            : incoming
        },
      }))(parts)
    },
    'ends-after-three: ends the run after three unknown methods in a row': (parts) => {
      let count = 0
      return having(({ classify, services }) => ({
        classify(message) {
          const incoming = classify(message)
          if (incoming.kind === 'request') count = incoming.method in services ? 0 : count + 1
          return count > 3
            ? { kind: 'notification', method: 'error', params: { message: 'confused' } }
            : incoming
        },
      }))(parts)
    },
  },
  'no-pending-notification': {
    'pending-each-second: repeats `pending` every second until somebody answers': whileAsking(
      (id, write) => {
        write(pending(id))
        const timer = setInterval(() => write(pending(id)), 1_000)
        return () => clearInterval(timer)
      },
    ),
    'pending-each-half: repeats `pending` every 300 milliseconds': whileAsking((id, write) => {
      write(pending(id))
      const timer = setInterval(() => write(pending(id)), 300)
      return () => clearInterval(timer)
    }),
    'pending-for-the-first: names the first request of a run each time': whileAsking((_, write) => {
      write(pending(1))
      return () => {}
    }),
    'pending-as-text: makes a text of the number of the request': whileAsking((id, write) => {
      write(pending(String(id)))
      return () => {}
    }),
    'pending-as-number: makes a number of the text that names the request': whileAsking(
      (id, write) => {
        write(pending(Number.isNaN(Number(id)) ? id : Number(id)))
        return () => {}
      },
    ),
    'pending-behind: sends `pending` behind the response': behindResponse,
    'pending-without-reason: sends `pending` without a reason': whileAsking((id, write) => {
      write({ jsonrpc: '2.0', method: 'pending', params: { request_id: id } })
      return () => {}
    }),
    'pending-as-request: sends `pending` with the id as a request': whileAsking((id, write) => {
      write({ ...pending(id), id: 'p' })
      return () => {}
    }),
  },
  'unknown-notification-ignored': {
    'answers-bare-ones: answers a notification without params': {
      reported: 'an answer to a notification',
      apply: answering((message) => !('params' in message)),
    },
    'answers-lists: answers a notification whose params are a list': {
      reported: 'an answer to a notification',
      apply: answering(({ params }) => Array.isArray(params)),
    },
    'answers-null-params: answers a notification whose params are null': {
      reported: 'an answer to a notification',
      apply: answering(({ params }) => params === null),
    },
    'ends-for-bare-ones: ends the run for a notification without params': {
      reported: 'the call failed',
      apply: ending((message) => !('params' in message)),
    },
    'takes-init: takes `init` of a tool for a mistake that ends the run': {
      reported: 'the call failed',
      apply: ending(({ method }) => method === 'init' || method === 'apply'),
    },
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
