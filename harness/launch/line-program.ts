import type { Reply } from '../exchange.ts'
import type { JsonObject } from '../wire/json.ts'
import { AnswerTimeout, type Failed } from './answer-timeout.ts'
import { Growth } from './growth.ts'
import { JsonLinesClient, type OutputLine } from './json-lines-client.ts'
import { LINE_TIMEOUTS, type LineTimeouts } from './line-limits.ts'
import { isBlank, replyOf } from './line-reply.ts'
import { Matching } from './matching.ts'
import type { Launch, Launcher } from './process.ts'
import type { Anomalies, Line } from './program-line.ts'
import type { End, Exit } from './program-run.ts'

export { LINE_TIMEOUTS } from './line-limits.ts'
export type { Anomalies } from './program-line.ts'

/** What becomes of a line that is open when the program is closed, and of those that come later. */
const CLOSED: Reply = { kind: 'silent', sentence: 'it was ended before it answered' }

/** Milliseconds between the end of the input and SIGKILL, and for which output is awaited after the exit. */
const GRACE_MS = 2_000

/**
 * Exchanges lines of JSON with a real process: many lines open at once, each answered, refused or blamed within its
 * time. A process that fails is started again, and what was open is asked once more, each line alone.
 */
export class LineProgram {
  readonly anomalies: Anomalies = { unasked: 0, leftEarly: 0, starts: 0 }
  readonly #launch: Launch
  readonly #limits: LineTimeouts
  readonly #launcher: Launcher | undefined
  #waiting: Line[] = []
  #client: JsonLinesClient<Line> | undefined
  readonly #timeout: AnswerTimeout
  #matching = new Matching<Line>()
  readonly #growth: Growth
  #lost: Reply | undefined
  #next = 0

  constructor(how: Launch, limits: Partial<LineTimeouts> = {}, launcher?: Launcher) {
    this.#launch = how
    this.#launcher = launcher
    this.#limits = { ...LINE_TIMEOUTS, ...limits }
    this.#growth = new Growth(this.#limits.excessBytes)
    this.#timeout = new AnswerTimeout(this.#limits)
  }

  /** Sends one message; an id is added unless it brings one. Never rejects. */
  ask(message: JsonObject, { alone = false } = {}): Promise<Reply> {
    const whole = 'id' in message ? message : { id: ++this.#next, ...message }
    return this.#enqueue(JSON.stringify(whole), JSON.stringify(whole.id), alone)
  }

  /** Sends a line as it is, with nothing else open; the next line is its answer. */
  askRaw(text: string): Promise<Reply> {
    return this.#enqueue(text, undefined, true)
  }

  /**
   * Ends the process in order; `undefined` when none runs, or how it ended and what it left behind. No line waits on, and
   * none is sent any more.
   */
  async close(): Promise<End | undefined> {
    const client = this.#client
    this.#client = undefined
    this.#lost ??= CLOSED
    for (const line of client?.open.takeAll() ?? []) line.resolve(this.#lost)
    this.#sendWaiting()
    return client?.shutDown('end of input', GRACE_MS)
  }

  #enqueue(text: string, key: string | undefined, alone: boolean): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.push({ text, alone, resolve, ...(key !== undefined && { key }) })
      this.#sendWaiting()
    })
  }

  /** Sends what may be sent now. */
  #sendWaiting(): void {
    while (this.#waiting.length > 0 && (this.#lost || this.#hasRoom())) {
      const line = this.#waiting.shift() as Line
      if (this.#lost) line.resolve(this.#lost)
      else this.#send(line)
    }
  }

  #hasRoom(): boolean {
    const open = this.#client?.open
    if (!open?.oldest) return true
    return !this.#waiting[0]?.alone && !open.oldest.alone && open.size < this.#limits.inFlight
  }

  #send(line: Line): void {
    this.#client ??= this.#start()
    this.#client.ask(line, line.text)
    if (this.#client.open.size === 1) this.#limitOldest()
  }

  /** What a process does after another was started in its place counts for nothing. */
  #start(): JsonLinesClient<Line> {
    this.anomalies.starts += 1
    this.#timeout.started()
    this.#matching = new Matching()
    const ifCurrent = (action: () => void) => {
      if (client === this.#client) action()
    }
    const client: JsonLinesClient<Line> = new JsonLinesClient(this.#launch, {
      longestLine: this.#limits.lineBytes,
      drainMs: GRACE_MS,
      launcher: this.#launcher,
      line: (line) => ifCurrent(() => this.#onLine(client, line)),
      lineTooLong: () =>
        ifCurrent(() =>
          this.#fail({ kind: 'garbage', sentence: 'it wrote a line that does not end' }),
        ),
      timedOut: (line, ms) => ifCurrent(() => this.#onTimedOut(line, ms)),
      ended: (exit) => ifCurrent(() => this.#onEnded(client, exit)),
      notStarted: (reason) => ifCurrent(() => this.#onNotStarted(reason)),
    })
    return client
  }

  #onLine({ open }: JsonLinesClient<Line>, output: OutputLine): void {
    const { bytes, message } = output
    if (bytes.every(isBlank)) return
    this.#timeout.answered()
    const line = this.#matching.take(open, message)
    if (!line) this.anomalies.unasked += 1
    else line.resolve(replyOf(output))
    this.#growth.add(output.size ?? bytes.length, line?.text.length ?? 0)
    const after = this.#growth.reached
    if (after !== undefined) this.#giveUp({ kind: 'beyond', limit: 'flood', sentence: after })
    this.#limitOldest()
    this.#sendWaiting()
  }

  /** Ends what runs; whatever is open, and whatever comes later, has this reply. */
  #giveUp(lost: Reply): void {
    this.#lost = lost
    this.#fail({ kind: 'crashed', sentence: 'it was ended' })
  }

  /** Gives the oldest open line its time, from now. */
  #limitOldest(): void {
    this.#client?.open.limitOldest(this.#timeout.ms)
  }

  /** What has come while we were busy is read before it counts as missing. */
  #onTimedOut(line: Line, ms: number): void {
    setImmediate(() =>
      setImmediate(() => {
        if (this.#client?.open.oldest === line)
          this.#fail({ kind: 'silent', sentence: `it gave no answer within ${ms / 1000} seconds` })
      }),
    )
  }

  /** The process has ended by itself, and its output has ended too. */
  #onEnded({ open, lastError }: JsonLinesClient<Line>, { code, signal }: Exit): void {
    const how = signal ? `ended by ${signal}` : `ended with status ${code}`
    if (open.size === 0) this.anomalies.leftEarly += 1
    const complaint = lastError ? `; the last it wrote to stderr: ${lastError}` : ''
    this.#fail({ kind: 'crashed', sentence: `it ${how}${complaint}` })
  }

  #onNotStarted(reason: string): void {
    this.#giveUp({
      kind: 'not-started',
      sentence: `the command could not be started: ${reason}`,
    })
  }

  /** Ends what runs; blames the one open line, or asks the open ones again, each alone. */
  #fail(failed: Failed): void {
    const open = this.#client?.open.takeAll() ?? []
    this.#client?.kill()
    this.#client = undefined
    if (open.length > 0) this.#blame(open, failed)
    this.#sendWaiting()
  }

  #blame(open: Line[], failed: Failed): void {
    const reply = this.#lost ?? this.#timeout.failed(failed)
    this.#lost ??= this.#timeout.lostBy(failed)
    const [only, ...others] = open
    if (others.length === 0) only?.resolve(reply)
    else if (this.#lost) for (const line of open) line.resolve(this.#lost)
    else this.#waiting.unshift(...open.map((line) => ({ ...line, alone: true })))
  }
}
