import { isObject, parse } from '../../../harness/wire/json.ts'
import { cutLines } from '../../../harness/wire/lines.ts'
import type { Id, Message } from './messages.ts'
import { writeWhole } from './stdio.ts'

/** Why the process ends. */
export type Leaving = 'done' | 'cancelled' | 'end of input'

/** Sends a request and gives the result of its response. */
export type Request = (
  method: string,
  params: Record<string, unknown>,
) => Promise<Record<string, unknown>>

/** The few places where a tool may differ from this one: rightly in its variant, or wrongly as a mutant. */
export interface Seams {
  /** The id of the next request. */
  newId(): Id
  /** The line of a message, its line feed included. */
  encode(message: Message): string
  /** Hands bytes over to the host before it returns. */
  write(bytes: string | Uint8Array): void
  /** Finds the lines in what the host writes. */
  cut: typeof cutLines
  /** The message of a line, `undefined` when it is none. */
  decode(line: Buffer): Message | undefined
  /** Whether a message answers the request with this id. */
  answers(message: Message, id: Id): boolean
  /** Stands around every request; `send` is the request without it. */
  around(send: Request): Request
  /** Ends the process. */
  leave(why: Leaving): void
}

/** What a tool does that follows the protocol in the plainest way. @see rfd-d11 §Message framing */
export function plainSeams(): Seams {
  let lastId = 0
  return {
    newId: () => ++lastId,
    encode: (message) => `${JSON.stringify(message)}\n`,
    write: (bytes) => writeWhole(1, bytes),
    cut: cutLines,
    decode: (line) => {
      const value = parse(line.toString('utf8'))
      return isObject(value) ? value : undefined
    },
    answers: (message, id) => message.method === undefined && message.id === id,
    around: (send) => send,
    leave: () => process.exit(0),
  }
}

/** Changes seams for a variant or a mutant. */
export type Apply = (seams: Seams) => Seams
