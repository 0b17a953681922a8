import { isObject, type JsonObject, parse } from '../wire/json.ts'
import { cutLines } from '../wire/lines.ts'
import type { End, Oddities, Open, Patience, Reply, Running } from './line-talk.ts'
import { endOf, keepStderr, PATIENCE } from './line-talk.ts'
import { type Launch, type Listener, launch } from './process.ts'

export { type Oddities, PATIENCE, type Reply } from './line-talk.ts'

/** A program that has never answered is not tried more often. */
const TRIES = 3

const GRACE_MS = 2_000

/**
 * Speaks lines of JSON with a real process: many lines open at once, each answered, refused or blamed within its
 * time. A process that falls is started again, and what was open is asked once more, each line alone.
 */
export class LineProgram {
  readonly oddities: Oddities = { unasked: 0, leftEarly: 0, starts: 0 }
  readonly #launch: Launch
  readonly #patience: Patience
  #waiting: Open[] = []
  #sent: Open[] = []
  #running: Running | undefined
  #timer: NodeJS.Timeout | undefined
  #misfortunes = 0
  #everAnswered = false
  #lost: Reply | undefined
  #next = 0

  constructor(how: Launch, patience: Partial<Patience> = {}) {
    this.#launch = how
    this.#patience = { ...PATIENCE, ...patience }
  }

  /** Sends one message; an id is added unless it brings one. Never rejects. */
  ask(message: JsonObject, { alone = false } = {}): Promise<Reply> {
    const whole = 'id' in message ? message : { id: ++this.#next, ...message }
    return this.#open(JSON.stringify(whole), JSON.stringify(whole.id), alone)
  }

  /** Sends a line as it is, with nothing else open; the next line is its answer. */
  askRaw(text: string): Promise<Reply> {
    return this.#open(text, undefined, true)
  }

  /** Ends the process in order; `undefined` when none runs, or how it ended and what it left behind. */
  async close(): Promise<End | undefined> {
    const running = this.#running
    this.#running = undefined
    clearTimeout(this.#timer)
    return running && endOf(running, GRACE_MS)
  }

  #open(text: string, key: string | undefined, alone: boolean): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.push({ text, alone, resolve, ...(key !== undefined && { key }) })
      this.#pump()
    })
  }

  /** Sends what may be sent now. */
  #pump(): void {
    while (this.#waiting.length > 0 && (this.#lost || this.#hasRoom())) {
      const open = this.#waiting.shift() as Open
      if (this.#lost) open.resolve(this.#lost)
      else this.#send(open)
    }
  }

  #hasRoom(): boolean {
    const [next] = this.#waiting
    if (this.#sent.length === 0) return true
    return !next?.alone && !this.#sent[0]?.alone && this.#sent.length < this.#patience.inFlight
  }

  #send(open: Open): void {
    this.#running ??= this.#start()
    this.#sent.push(open)
    if (this.#sent.length === 1) this.#arm()
    this.#running.subject.write(`${open.text}\n`)
  }

  #start(): Running {
    this.oddities.starts += 1
    const running = { stderr: '', answered: false, open: 2 } as Running
    running.subject = launch(this.#launch, this.#listenerTo(running))
    return running
  }

  #listenerTo(running: Running): Listener {
    const cutter = cutLines((line) => this.#onLine(running, line))
    const streamEnd = () => {
      running.open -= 1
      this.#settle(running)
    }
    return {
      stdout: (chunk) => {
        cutter.push(chunk)
        if (cutter.pending() > this.#patience.lineBytes) this.#tooLong(running)
      },
      stdoutEnd: () => {
        cutter.end()
        streamEnd()
      },
      stderr: (chunk) => keepStderr(running, chunk),
      stderrEnd: streamEnd,
      exit: (code, signal) => {
        running.exit = { code, signal }
        setTimeout(() => this.#settle(running, true), GRACE_MS).unref()
        this.#settle(running)
      },
      failed: (reason) => this.#notStarted(running, reason),
      inputRefused: () => {},
    }
  }

  #onLine(running: Running, line: Buffer): void {
    if (running !== this.#running || line.length === 0) return
    const text = line.toString('utf8')
    const message = parse(text)
    const key = isObject(message) ? JSON.stringify(message.id ?? null) : undefined
    const at = Math.max(
      0,
      this.#sent.findIndex((open) => open.key !== undefined && open.key === key),
    )
    const [open] = this.#sent.splice(at, 1)
    running.answered = true
    this.#everAnswered = true
    if (open === undefined) this.oddities.unasked += 1
    else if (isObject(message)) open.resolve({ kind: 'answer', message, text })
    else
      open.resolve({
        kind: 'garbage',
        sentence: `it wrote a line that is no JSON object: ${text.slice(0, 80)}`,
      })
    this.#arm()
    this.#pump()
  }

  /** Gives the oldest open line its time, from now. */
  #arm(): void {
    clearTimeout(this.#timer)
    if (this.#sent.length === 0) return
    const { answerMs, startMs } = this.#patience
    const [oldest] = this.#sent
    const ms = this.#running?.answered ? answerMs : startMs
    // What has come while we were busy is read before it counts as missing.
    const late = () =>
      setImmediate(() => setImmediate(() => this.#sent[0] === oldest && this.#silence(ms)))
    this.#timer = setTimeout(late, ms)
  }

  #silence(ms: number): void {
    this.#fall('silent', `it gave no answer within ${ms / 1000} seconds`)
  }

  #tooLong(running: Running): void {
    if (running === this.#running) this.#fall('garbage', 'it wrote a line that does not end')
  }

  /** The process has ended by itself, once its output has ended too. */
  #settle(running: Running, outOfPatience = false): void {
    const { exit, open } = running
    if (running !== this.#running || !exit || (open > 0 && !outOfPatience)) return
    const how = exit.signal ? `ended by ${exit.signal}` : `ended with status ${exit.code}`
    const said = running.stderr.trim().split('\n').at(-1)
    if (this.#sent.length === 0) this.oddities.leftEarly += 1
    this.#fall('crashed', `it ${how}${said ? `; the last it wrote to stderr: ${said}` : ''}`)
  }

  #notStarted(running: Running, reason: string): void {
    if (running !== this.#running) return
    this.#lost = { kind: 'not-started', sentence: `the command could not be started: ${reason}` }
    this.#fall('crashed', reason)
  }

  /** Ends what runs; blames the one open line, or asks the open ones again, each alone. */
  #fall(kind: 'crashed' | 'silent' | 'garbage', sentence: string): void {
    const open = this.#sent
    clearTimeout(this.#timer)
    this.#running?.subject.signal('SIGKILL')
    this.#running?.subject.release()
    this.#running = undefined
    this.#sent = []
    this.#misfortunes += open.length > 0 ? 1 : 0
    const most = this.#everAnswered ? this.#patience.misfortunes : TRIES
    const tooMany = this.#misfortunes >= most
    if (tooMany)
      this.#lost ??= { kind, sentence: `${sentence}, and so it did ${this.#misfortunes} times` }
    if (this.#lost) for (const one of open) one.resolve(this.#lost)
    else if (open.length === 1) open[0]?.resolve({ kind, sentence })
    else this.#waiting.unshift(...open.map((one) => ({ ...one, alone: true })))
    this.#pump()
  }
}
