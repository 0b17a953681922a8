import type { Message } from './messages.ts'
import type { Apply, Request, Seams } from './seams.ts'

/** Builders of variants and mutants: each changes one seam and leaves the others as they are. */

/** Replaces some seams. */
export const having =
  (replaced: (seams: Seams) => Partial<Seams>): Apply =>
  (seams) => ({ ...seams, ...replaced(seams) })

/** Sends other messages in place of one: none, itself changed, or several, one a line. */
export const onMessage = (change: (message: Message) => Message | Message[]): Apply =>
  having(({ encode }) => ({
    encode: (message) => [change(message)].flat().map(encode).join(''),
  }))

/** Changes only messages with one of these methods. */
export const onMethods = (
  methods: readonly string[],
  change: (message: Message) => Message | Message[],
): Apply => onMessage((m) => (methods.includes(m.method ?? '') ? change(m) : m))

/** Changes the params of messages with this method. */
export const onParams = (
  method: string,
  change: (params: Record<string, unknown>) => unknown,
): Apply => onMethods([method], (m) => ({ ...m, params: change(m.params ?? {}) }) as Message)

/** Changes the line of a message, its line feed included. */
export const onLine = (change: (line: string, message: Message) => string): Apply =>
  having(({ encode }) => ({ encode: (message) => change(encode(message), message) }))

/** Hands a line over in another way. */
export const onWrite = (
  write: (bytes: string | Uint8Array, plainly: Seams['write']) => void,
): Apply => having((seams) => ({ write: (bytes) => write(bytes, seams.write) }))

/** Changes what the tool takes from a message of the host; `undefined` makes it deaf to it. */
export const onReceiving = (change: (message: Message) => Message | undefined): Apply =>
  having(({ decode }) => ({
    decode: (line) => {
      const message = decode(line)
      return message && change(message)
    },
  }))

/** Changes the result of each call of a method before the tool sees it. */
export const onResult = (
  method: string,
  change: (result: Record<string, unknown>) => Record<string, unknown>,
): Apply =>
  onRequest((send) => async (name, params) => {
    const result = await send(name, params)
    return name === method ? change(result) : result
  })

/** Stands around every request. */
export const onRequest = (around: (send: Request) => Request): Apply =>
  having((seams) => ({ around: (send) => around(seams.around(send)) }))

/** Takes other messages for the answer to a request. */
export const onAnswer = (answers: Seams['answers']): Apply =>
  having((seams) => ({
    answers: (message, id) => answers(message, id) || seams.answers(message, id),
  }))

/** Makes several changes. */
export const both =
  (...changes: Apply[]): Apply =>
  (seams) =>
    changes.reduce((changed, change) => change(changed), seams)
