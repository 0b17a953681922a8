import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'
import { writeWhole } from './bytes.ts'
import type { Log } from './record.ts'

/** Says of a message whether it is the one that is waited for. */
export type Wanted = (message: JsonObject) => boolean

/** The probe's end of the conversation: everything that comes is kept, until a step asks for it. */
export class Line {
  readonly #log: Log
  readonly #unread: JsonObject[] = []
  readonly #inputs: unknown[] = []
  #waiting: { wanted: Wanted; found: (message: JsonObject) => void } | undefined
  #lastId = 0
  #ignoresCancel = false

  constructor(log: Log) {
    this.#log = log
    const lines = cutLines((line) => this.#hear(line))
    const end = () => this.leave('end of input')
    process.stdin.on('data', lines.push).on('end', end).on('error', end)
  }

  /** A fresh id. */
  id(): number {
    this.#lastId += 1
    return this.#lastId
  }

  send(message: JsonObject): void {
    this.raw(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }

  raw(bytes: string | Uint8Array): void {
    writeWhole(1, bytes)
  }

  /** Takes the oldest message that fits, and waits for one when there is none. */
  take(wanted: Wanted): Promise<JsonObject> {
    const at = this.#unread.findIndex(wanted)
    if (at !== -1) return Promise.resolve(this.#unread.splice(at, 1)[0] as JsonObject)
    return new Promise((found) => {
      this.#waiting = { wanted, found }
    })
  }

  /** Takes everything that nothing has taken yet. */
  takeAll(): JsonObject[] {
    return this.#unread.splice(0)
  }

  /** Takes the input of the oldest unused `apply`. */
  async input(): Promise<unknown> {
    if (this.#inputs.length === 0) await this.take(({ method }) => method === 'apply')
    return this.#inputs.shift()
  }

  /** From here on `cancel` is a message like any other. */
  ignoreCancel(): void {
    this.#ignoresCancel = true
  }

  /** Ends the probe and says why on stderr. */
  leave(why: string, status = 0): never {
    this.#log.event(why)
    process.exit(status)
  }

  #hear(bytes: Buffer): void {
    this.#log.line(bytes)
    const message = parse(bytes.toString('utf8'))
    if (!isObject(message)) return
    if (message.method === 'cancel' && !this.#ignoresCancel) this.leave('cancelled')
    if (message.method === 'apply' && isObject(message.params))
      this.#inputs.push(message.params.input)
    const waiting = this.#waiting
    if (!waiting?.wanted(message)) this.#unread.push(message)
    else {
      this.#waiting = undefined
      waiting.found(message)
    }
  }
}
