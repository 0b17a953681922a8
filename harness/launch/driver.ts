import { byMethod } from '../../spec/generated/validators/driver.js'
import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'
import type { Host, HostListener, Reply } from './host.ts'
import { type Launch, launch, type Subject } from './process.ts'

/** Starts a driver; what is wrong with it is told by its first answer. */
export function openDriver(how: Launch): Host {
  return new Driver(how)
}

/** A request that waits for its answer. */
interface Waiting {
  method: string
  settle(reply: Reply): void
  timer: NodeJS.Timeout
}

/** A line longer than this belongs to no answer. */
const LONGEST = 256 * 1024 * 1024

/** How many questions a host may ask in one conversation, and how long all of them may be in bytes. */
const MOST_INQUIRIES = 1_000

/** How long a driver may take to put its things away. */
const TERM_MS = 2_000

const METHOD_NOT_FOUND = -32601

/** The client of the driver protocol over a process in a group of its own. */
class Driver implements Host {
  usable = true
  readonly takesLimits = true
  readonly #subject: Subject
  readonly #waiting = new Map<number, Waiting>()
  readonly #lines = cutLines((line, ending, size) => this.#onLine(line, ending, size))
  #listener: HostListener | undefined
  #asked = 0
  #inquiries = { count: 0, bytes: 0 }
  #broken: Reply | undefined
  readonly #gone = Promise.withResolvers<void>()
  #ending: Promise<void> | undefined

  constructor(how: Launch) {
    this.#subject = launch(how, {
      stdout: (chunk) => this.#onBytes(chunk),
      stdoutEnd: () => this.#onBytesEnd(),
      stderr: (chunk) => this.#listener?.stderr(chunk),
      exit: (code, signal) => this.#onExit(code, signal),
      failed: (reason) => this.#onFailed(reason),
      inputRefused: () => {},
    })
  }

  attach(listener: HostListener): void {
    this.#listener = listener
    this.#inquiries = { count: 0, bytes: 0 }
  }

  ask(method: string, params: JsonObject | undefined, ms: number): Promise<Reply> {
    if (this.#broken) return Promise.resolve(this.#broken)
    const id = ++this.#asked
    const { promise, resolve } = Promise.withResolvers<Reply>()
    const timer = setTimeout(() => this.#tooLate(method, ms), ms)
    const settle = (reply: Reply) => {
      clearTimeout(timer)
      this.#waiting.delete(id)
      resolve(reply)
    }
    this.#waiting.set(id, { method, settle, timer })
    this.#say({ jsonrpc: '2.0', id, method, ...(params && { params }) })
    return promise
  }

  async end(ms: number): Promise<void> {
    if (this.usable) {
      await this.ask('shutdown', undefined, ms)
      await this.#goneWithin(ms)
    }
    this.#breakOff({ failed: 'the driver was shut down', kind: 'driver' })
    await this.#putDown()
  }

  #say(message: JsonObject, listener = this.#listener): void {
    const line = JSON.stringify(message)
    listener?.sent(line)
    this.#subject.write(`${line}\n`)
  }

  #onBytes(chunk: Buffer): void {
    if (!this.usable) return
    this.#lines.push(chunk)
    if (this.#lines.pending() <= LONGEST) return
    this.#lines.shorten(0)
    this.#fail('the driver wrote a line without end')
  }

  #onBytesEnd(): void {
    if (this.usable) this.#lines.end()
  }

  #onLine(line: Buffer, ending: 'lf' | 'none', size?: number): void {
    this.#listener?.received(line, ending, size)
    if (!this.usable) return
    const message = parse(line.toString('utf8'))
    if (!isObject(message)) this.#fail(`the driver wrote a line that is no message: ${cut(line)}`)
    else if (message.method === 'inquiry') this.#onInquiry(message, line.length)
    else if ('result' in message || 'error' in message) this.#onAnswer(message, line)
    else this.#fail(`the driver wrote a message that nobody knows: ${cut(line)}`)
  }

  #onInquiry(message: JsonObject, bytes: number): void {
    this.#inquiries.count += 1
    this.#inquiries.bytes += bytes
    const { count, bytes: all } = this.#inquiries
    if (count > MOST_INQUIRIES || all > LONGEST) this.#fail('the driver asks without end')
    else void this.#answerInquiry(message, this.#listener)
  }

  /** The answer belongs to the conversation that was asked, however late it comes. */
  async #answerInquiry({ id, params }: JsonObject, listener?: HostListener): Promise<void> {
    const result = await listener?.inquiry(isObject(params) ? params : {})
    this.#say({ jsonrpc: '2.0', id, result }, listener)
  }

  #onAnswer(message: JsonObject, line: Buffer): void {
    const waiting = this.#waiting.get(message.id as number)
    if (!waiting) this.#fail(`the driver answered what was not asked: ${cut(line)}`)
    else if (isObject(message.error)) waiting.settle(refusal(waiting.method, message.error))
    else this.#settle(waiting, message.result)
  }

  #settle({ method, settle }: Waiting, result: unknown): void {
    const against = againstSchema(method, result)
    if (against === undefined) settle({ result: result as JsonObject })
    else
      this.#fail(`the driver's answer to \`${method}\` is not what its protocol says: ${against}`)
  }

  #onExit(code: number | null, signal: string | null): void {
    this.#listener?.exit(code, signal)
    this.#gone.resolve()
    const how = signal === null ? `ended with status ${code}` : `was killed by ${signal}`
    this.#fail(`the driver ${how} before it was told to end`)
  }

  #onFailed(reason: string): void {
    this.#gone.resolve()
    this.#fail(`the driver could not be started: ${reason}`)
  }

  #tooLate(method: string, ms: number): void {
    this.#listener?.timer('answer', ms)
    const failed = `the driver did not answer \`${method}\` in ${Math.round(ms)} ms`
    this.#breakOff({ failed, kind: 'deadline' })
  }

  #fail(failed: string): void {
    this.#breakOff({ failed, kind: 'driver' })
    void this.#putDown()
  }

  /** Nothing is asked of it any more. */
  #breakOff(reply: Reply): void {
    if (!this.usable) return
    this.usable = false
    this.#broken = reply
    for (const { settle } of [...this.#waiting.values()]) settle(reply)
  }

  /** It may still put its things away; then what is left of its group is killed. */
  #putDown(): Promise<void> {
    this.#ending ??= this.#signalled()
    return this.#ending
  }

  async #signalled(): Promise<void> {
    this.#subject.signal('SIGTERM')
    await this.#goneWithin(TERM_MS)
    this.#subject.signal('SIGKILL')
    this.#subject.release()
  }

  async #goneWithin(ms: number): Promise<void> {
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(late.resolve, ms)
    await Promise.race([this.#gone.promise, late.promise])
    clearTimeout(timer)
  }
}

function refusal(method: string, { code, message }: JsonObject): Reply {
  const words = typeof message === 'string' ? `: ${message.slice(0, 200)}` : ''
  const refused = `the driver refused \`${method}\`${words}`
  return code === METHOD_NOT_FOUND ? { refused, lacks: 'method' } : { refused }
}

/** What an answer has against the driver protocol; undefined when it is as it should be. */
function againstSchema(method: string, result: unknown): string | undefined {
  const known = byMethod[method as keyof typeof byMethod]
  const valid = 'result' in known ? known.result : undefined
  if (!valid || valid(result)) return undefined
  const [first] = valid.errors ?? []
  return `${first?.instancePath || 'it'} ${first?.message ?? 'is something else'}`
}

const cut = (line: Buffer) => `\`${line.subarray(0, 80).toString('utf8')}\``
