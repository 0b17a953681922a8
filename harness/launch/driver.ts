import type { HostExit } from '../host-scenario.ts'
import { isObject, type JsonObject } from '../wire/json.ts'
import { NOTHING_YET, noMessage, onLongLine, quoted, strangerOf } from './driver-failures.ts'
import { refusalOf, violationOf } from './driver-reply.ts'
import type { Host, HostListener, Reply } from './host.ts'
import { JsonLinesClient, type OutputLine } from './json-lines-client.ts'
import type { GoesOn } from './open-requests.ts'
import type { Launch } from './process.ts'
import type { Exit } from './program-run.ts'

/** Whose limit an answer is given, and what raises it. */
const LIMIT = 'a limit of this suite (`answer_ms`, `--time-scale`)'

/** Starts a driver; a failure to start is the reply to the first request. */
export function openDriver(how: Launch): Host {
  return new Driver(how)
}

/** A request that waits for its answer. */
interface DriverRequest {
  key: number
  method: string
  goesOn?: GoesOn
  settle(reply: Reply): void
}

/** A line longer than this belongs to no answer. */
const LONGEST = 256 * 1024 * 1024

/** How many questions a host may ask in one session; all of them may be as long as one line. */
const MOST_INQUIRIES = 300

/** Milliseconds that a driver may take to clean up. */
const TERM_MS = 2_000

/** The client of the driver protocol: JSON-RPC in both directions. A driver that fails once is of no further use. */
class Driver implements Host {
  usable = true
  readonly takesLimits = true
  readonly #client: JsonLinesClient<DriverRequest>
  #listener: HostListener | undefined
  #asked = 0
  /** Bytes of the request that was sent last. */
  #lastSize = 0
  #inquiries = { count: 0, bytes: 0 }
  #failure: Reply | undefined
  #ending: Promise<unknown> | undefined
  /** Whether any line has come. */
  #hasSpoken = false
  /** It was asked to end, so that its end is no failure. */
  #isLeaving = false

  constructor(how: Launch) {
    this.#client = new JsonLinesClient(how, {
      longestLine: LONGEST,
      line: (line) => this.#onLine(line),
      lineTooLong: () => this.#fail('the driver wrote a line without end'),
      timedOut: ({ method }, ms) => this.#tooLate(method, ms),
      stderr: (chunk) => this.#listener?.stderr(chunk),
      exited: (exit) => this.#onExit(exit),
      notStarted: (reason) => this.#fail(`the driver could not be started: ${reason}`),
    })
  }

  attach(observer: HostListener): void {
    this.#listener = observer
    this.#inquiries = { count: 0, bytes: 0 }
  }

  ask(method: string, params: JsonObject | undefined, ms: number, goesOn?: GoesOn): Promise<Reply> {
    if (this.#failure) return Promise.resolve(this.#failure)
    const id = ++this.#asked
    const line = JSON.stringify({ jsonrpc: '2.0', id, method, ...(params && { params }) })
    this.#lastSize = Buffer.byteLength(line)
    return new Promise((settle) => {
      this.#listener?.sent(line)
      this.#client.ask({ key: id, method, settle, ...(goesOn && { goesOn }) }, line, ms)
    })
  }

  async leave(how: HostExit, ms: number): Promise<Reply> {
    if (this.#failure) return this.#failure
    this.#isLeaving = true
    if (how === 'shutdown') {
      const reply = await this.ask('shutdown', undefined, ms)
      if (!('result' in reply)) return reply
    } else this.#client.askToEnd(how)
    const isGone = await this.#client.goneWithin(ms)
    this.#breakOff({ failed: 'the driver has ended', kind: 'driver' })
    return isGone ? { result: {} } : stays(how, ms)
  }

  async end(ms: number): Promise<void> {
    if (this.usable) {
      await this.ask('shutdown', undefined, ms)
      await this.#client.goneWithin(ms)
    }
    this.#breakOff({ failed: 'the driver was shut down', kind: 'driver' })
    await this.#shutDown()
  }

  #onLine({ bytes, ending, size, leftOut, message }: OutputLine): void {
    this.#listener?.received(bytes, ending, size, leftOut)
    if (!this.usable) return
    this.#hasSpoken = true
    if (!message) this.#fail(noMessage(bytes.toString('utf8', 0, LONGEST_SHOWN)))
    else if (message.method === 'inquiry') this.#onInquiry(message, bytes.length)
    else if ('result' in message || 'error' in message) this.#onAnswer(message, bytes)
    else this.#fail(`the driver wrote neither an answer nor an \`inquiry\`: ${shown(bytes)}`)
  }

  #onInquiry(message: JsonObject, bytes: number): void {
    this.#inquiries.count += 1
    this.#inquiries.bytes += bytes
    const { count, bytes: all } = this.#inquiries
    if (count > MOST_INQUIRIES || all > LONGEST) this.#fail('the driver asks without end')
    else void this.#answerInquiry(message, this.#listener)
  }

  /** The answer belongs to the session that was asked, however late it comes. */
  async #answerInquiry({ id, params }: JsonObject, observer?: HostListener): Promise<void> {
    const result = await observer?.inquiry(isObject(params) ? params : {})
    const line = JSON.stringify({ jsonrpc: '2.0', id, result })
    observer?.sent(line)
    this.#client.send(line)
  }

  #onAnswer({ id, error, result }: JsonObject, bytes: Buffer): void {
    const request = this.#client.open.take(id as number)
    if (!request)
      this.#fail(`the driver answered what was not asked: ${this.#why(id)}: ${shown(bytes)}`)
    else if (isObject(error)) request.settle(refusalOf(request.method, error))
    else this.#settle(request, result)
  }

  #why(id: unknown): string {
    return strangerOf(id, this.#asked, (key) => this.#client.open.has(key))
  }

  #settle({ method, settle }: DriverRequest, result: unknown): void {
    const violation = violationOf(method, result)
    if (violation === undefined) settle({ result: result as JsonObject })
    else {
      const schema = `spec/driver/messages/${method}.yaml`
      const failed = `the driver's answer to \`${method}\` is not what ${schema} states: ${violation}`
      this.#fail(failed)
      settle({ failed, kind: 'driver' })
    }
  }

  #onExit({ code, signal }: Exit): void {
    this.#listener?.exit(code, signal)
    if (this.#isLeaving) return
    const how = signal === null ? `ended with status ${code}` : `was killed by ${signal}`
    this.#fail(`the driver ${how} before it was asked to end${onLongLine(code, this.#lastSize)}`)
  }

  #tooLate(method: string, ms: number): void {
    this.#listener?.timer('answer', ms)
    const why = this.#hasSpoken ? '' : NOTHING_YET
    const failed = `the driver did not answer \`${method}\` in ${Math.round(ms)} ms, ${LIMIT}${why}`
    this.#breakOff({ failed, kind: 'deadline' })
  }

  #fail(failed: string): void {
    this.#breakOff({ failed, kind: 'driver' })
    void this.#shutDown()
  }

  /** Nothing is asked of it any more. */
  #breakOff(reply: Reply): void {
    if (!this.usable) return
    this.usable = false
    this.#failure = reply
    this.#client.stopReading()
    for (const { settle } of this.#client.open.takeAll()) settle(reply)
  }

  /** It may still clean up; then what is left of its group is killed. */
  #shutDown(): Promise<unknown> {
    this.#ending ??= this.#client.shutDown('SIGTERM', TERM_MS)
    return this.#ending
  }
}

const stays = (how: HostExit, ms: number): Reply => ({
  failed: `the driver did not end in ${Math.round(ms)} ms after ${ENDS[how]}, ${LIMIT}`,
  kind: 'deadline',
})

const ENDS: Readonly<Record<HostExit, string>> = {
  shutdown: '`shutdown`',
  'end of input': 'the end of its input',
  SIGTERM: 'SIGTERM',
}

const shown = (bytes: Buffer) => quoted(bytes.toString('utf8', 0, LONGEST_SHOWN))

/** Bytes of a line that are looked at for a sentence. */
const LONGEST_SHOWN = 1024
