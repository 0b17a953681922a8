import { both, having, onAnswer, onReceiving } from '../tool/combinators.ts'
import { HostError } from '../tool/host.ts'
import type { Id, Message } from '../tool/messages.ts'
import type { Apply, Request } from '../tool/seams.ts'

/** Takes a response for its own whose id is like that of its call. */
export function likeIds(alike: (given: unknown, own: Id) => boolean) {
  const apply = onAnswer((message, id) => isResponse(message) && alike(message.id, id))
  return { reported: 'unspecified', apply }
}

/** Whether a message is a response. */
export const isResponse = ({ method }: Message) => method === undefined

/** Ends the process with a stack trace on certain errors. */
export function dyingOf(fatal: (code: number, message: string) => boolean): Apply {
  return onReceiving((message) => {
    const { error } = message
    if (error && fatal(error.code, error.message)) throw new Error(error.message)
    return message
  })
}

/** Repeats a call until it fails with another code, or succeeds. */
export function repeating(send: Request, code: number): Request {
  const again: Request = (method, params) =>
    send(method, params).catch((error) => {
      if (error instanceof HostError && error.error.code === code) return again(method, params)
      throw error
    })
  return again
}

/** Repeats writes alone. */
export function repeatingWrites(send: Request, code: number): Request {
  const again = repeating(send, code)
  return (method, params) => (method === 'fs.write' ? again : send)(method, params)
}

/** The notifications that a tool knows. */
const KNOWN = ['init', 'cancel', 'apply']

const REFUSAL = '{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found"}}\n'

/** Answers notifications that it does not know with an error, as a library does that takes them for requests. */
export const refusingUnknown = (): Apply =>
  having(({ decode, write }) => ({
    decode(line) {
      const message = decode(line)
      if (message?.method && !KNOWN.includes(message.method)) write(REFUSAL)
      return message
    },
  }))

/** Sends a request once more that has no response for a while. */
export function askingAgain(ms: number): Apply {
  let waiting: NodeJS.Timeout | undefined
  const answered = onReceiving((message) => {
    if (isResponse(message)) clearTimeout(waiting)
    return message
  })
  const asking = having(({ encode, write }) => ({
    encode(message) {
      const again = () => write(encode({ ...message, id: 'again' }))
      if (message.id !== undefined) waiting = setTimeout(again, ms).unref()
      return encode(message)
    },
  }))
  return both(answered, asking)
}
