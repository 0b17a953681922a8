import { isObject, type JsonObject } from '../wire/json.ts'
import { NO_INIT } from './no-init.ts'
import { broken, write } from './output.ts'
import { record } from './record.ts'
import { spelled } from './spelling.ts'
import { ToolInput } from './tool-input.ts'

/** Milliseconds after a line that is no message in which `init` may still come. */
const INIT_MS = 500

/** A probe while it carries out its script. */
export class Probe {
  /** Everything that came, with its time. */
  readonly log = record()
  readonly input: ToolInput
  /** What its steps saw, in order. */
  readonly seen: JsonObject[] = []
  /** A final message was sent. */
  final = false
  /** From here on `cancel` has no effect. */
  deafToCancel = false
  /** From here on the end of input has no effect. */
  deafToEnd = false
  #init: JsonObject = {}
  #requests = 0
  #begun = false
  #cancelled = false
  #unread: NodeJS.Timeout | undefined

  /**
   * Reads from here on; the end of input ends the program at once, but for one that ignores `cancel` and got it: a host
   * may close what it will not write to any more.
   */
  constructor() {
    broken.report = () => this.log.event('end of output')
    this.input = new ToolInput({
      heard: this.log.line,
      unreadable: () => this.#onUnreadable(),
      cancelled: () => this.#onCancel(),
      ended: () => {
        this.log.event('end of input')
        if (!this.deafToEnd && !(this.#cancelled && this.deafToCancel)) process.exit(0)
      },
    })
  }

  /**
   * Waits for `init` and gives its script, once what it needs is loaded; `cancel` then ends the program at once. A `cancel`
   * that comes before waits for that as well, so that the report shows which of them was the first; a script that begins with
   * `ignore_cancel` is carried out all the same.
   */
  async begin(load: (script: JsonObject[]) => Promise<void>): Promise<JsonObject[]> {
    this.#init = initOf(await this.input.take(({ method }) => method === 'init'))
    this.log.reportIn(this.channel)
    const script = scriptOf(this.#init)
    await load(script)
    this.#begun = true
    clearTimeout(this.#unread)
    if (this.#cancelled && !('ignore_cancel' in (script[0] ?? {}))) process.exit(0)
    return script
  }

  /** The answers that `init` stated. */
  get answers(): JsonObject {
    return isObject(this.#init.answers) ? this.#init.answers : {}
  }

  /** Where its side channel is, as `init` stated it. */
  get channel(): unknown {
    return givenIn(this.#init).record
  }

  /** Writes one message as one line. */
  emit(message: JsonObject): void {
    write('stdout', lineOf(message))
  }

  /** Numbers a request, which is not sent yet. */
  request(method: string, params: unknown = {}): JsonObject {
    this.#requests += 1
    return { jsonrpc: '2.0', id: this.#requests, method, params }
  }

  /** Waits for the response to one request, or to the first answered of several. */
  response(ids: unknown[]): Promise<JsonObject> {
    return this.input.take((message) => isResponse(message) && ids.includes(message.id))
  }

  /** Takes the first response that nobody has taken. */
  anyResponse(): Promise<JsonObject> {
    return this.input.take(isResponse)
  }

  /** What the program returns: a text, what `init` stated, what it saw, and every line that came, with its time. */
  report(text: unknown): string {
    const { entries: lines, started } = this.log
    return spelled({ text, seen: this.seen, init: this.#init, lines, started })
  }

  /** Where `init` cannot be read, what was read is reported: it would be waited for without end. */
  #onUnreadable(): void {
    if (this.#begun) return
    this.#unread ??= setTimeout(() => {
      this.emit({ jsonrpc: '2.0', method: 'result', params: { content: this.report(NO_INIT) } })
      process.exit(0)
    }, INIT_MS)
  }

  #onCancel(): void {
    this.#cancelled = true
    if (this.#begun && !this.deafToCancel) process.exit(0)
  }
}

/** A message as the line that carries it. */
export const lineOf = (message: unknown): Buffer => Buffer.from(`${JSON.stringify(message)}\n`)

/** Also one that states neither `result` nor `error`: whoever waits for it would wait in vain. */
const isResponse = (message: JsonObject) =>
  'result' in message || 'error' in message || ('id' in message && !('method' in message))

/** What `init` stated, with what it left out. @see rfd-d11 §Initial context */
function initOf({ params }: JsonObject): JsonObject {
  const { tool, protocol_version } = isObject(params) ? params : {}
  const { name, arguments: args = {}, answers = {}, options = {} } = isObject(tool) ? tool : {}
  return { name, arguments: args, answers, options, protocol_version }
}

/** What was stated for the probe, in its arguments or its options. */
const givenIn = ({ arguments: args, options }: JsonObject): JsonObject => ({
  ...(isObject(options) && options),
  ...(isObject(args) && args),
})

function scriptOf(init: JsonObject): JsonObject[] {
  const { script } = givenIn(init)
  return Array.isArray(script) ? script.map((step) => (isObject(step) ? step : { step })) : []
}
