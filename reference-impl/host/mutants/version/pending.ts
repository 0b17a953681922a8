import { type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { having } from '../combinators.ts'
import { seeingRequests } from '../incoming.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Writes something while a user is asked, until what it returns is called. */
const whileAsking = (emit: (id: unknown, write: (message: object) => void) => () => void): Apply =>
  having(({ ask, classify, encode, write }) => {
    let send = (_: string): void => {}
    let id: unknown
    return {
      write(line, plainly) {
        send = plainly
        write(line, plainly)
      },
      classify: seeingRequests(classify, (request) => {
        id = request.id
      }),
      async ask(operation, question) {
        const stop = emit(id, (message) => send(encode(message as JsonObject)))
        const settled = await ask(operation, question)
        stop()
        return settled
      },
    }
  })

/** Writes one message when a user is asked. */
const onceAsking = (made: (id: unknown) => object) =>
  whileAsking((id, write) => {
    write(made(id))
    return () => {}
  })

/** Writes `pending` when a user is asked, and again after each interval. */
const pendingEach = (ms: number) =>
  whileAsking((id, write) => {
    write(pending(id))
    const timer = setInterval(() => write(pending(id)), ms)
    return () => clearInterval(timer)
  })

/** Sends `pending` as soon as the response to a request is written that a user was asked about. */
const behindResponse: Apply = having(({ ask, classify, encode, write }) => {
  let last: unknown
  let asked: unknown
  return {
    classify: seeingRequests(classify, ({ id }) => {
      last = id
    }),
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

/** Hosts that state what a request waits for, otherwise than it is proposed or not at all. */
export const pendingMutants = mutantsIn('vfs.version')({
  'no-pending-notification': {
    'pending: sends `pending` as it is proposed': {
      reported: '`pending` is sent',
      apply: onceAsking(pending),
    },
    'pending-for-nothing: sends `pending` and does not state for which request': onceAsking(() =>
      pending(undefined),
    ),
    'pending-each-second: repeats `pending` every second until somebody answers':
      pendingEach(1_000),
    'pending-each-half: repeats `pending` every 300 milliseconds': pendingEach(300),
    'pending-for-the-first: names the first request of a run each time': onceAsking(() =>
      pending(1),
    ),
    'pending-as-text: makes a text of the number of the request': onceAsking((id) =>
      pending(String(id)),
    ),
    'pending-as-number: makes a number of the text that names the request': onceAsking((id) =>
      pending(Number.isNaN(Number(id)) ? id : Number(id)),
    ),
    'pending-behind: sends `pending` behind the response': behindResponse,
    'pending-without-reason: sends `pending` without a reason': onceAsking((id) => ({
      ...pending(id),
      params: { request_id: id },
    })),
    'pending-as-request: sends `pending` with the id as a request': onceAsking((id) => ({
      ...pending(id),
      id: 'p',
    })),
  },
})
