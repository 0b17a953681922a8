import { StringDecoder } from 'node:string_decoder'
import { endOf } from '../wire/ends-of-text.ts'
import { type Launch, type Launcher, launch, type Subject } from './process.ts'

/** How a process ended. */
export interface Exit {
  code: number | null
  signal: string | null
}

/** How a process ended, and the names of those that it left behind. */
export interface End extends Exit {
  survivors: string[]
}

/** Callbacks for what a running program does. */
export interface RunObserver {
  stdout(chunk: Buffer): void
  stdoutEnd?(): void
  stderr?(chunk: Buffer): void
  /** The process is gone; its output may still be coming. */
  exited?(exit: Exit): void
  /** The process is gone, and all of its output was read or is waited for no longer. */
  ended?(exit: Exit): void
  /** The process could not be started. */
  notStarted(reason: string, error?: NodeJS.ErrnoException): void
}

/** How a program is started, and how long its output is waited for. */
export interface RunSettings {
  /** Milliseconds for which output is waited for after the exit; for ever when it is left out. */
  drainMs?: number
  /** Starts the program; on this machine when it is left out. */
  launcher?: Launcher
}

/** Characters of stderr that are kept. */
const STDERR_KEPT = 2_000

/** A program that runs: its streams, how it ended, and how to end it with all that it has started. */
export class ProgramRun {
  exit: Exit | undefined
  readonly #subject: Subject
  readonly #observer: RunObserver
  readonly #gone = Promise.withResolvers<void>()
  readonly #openStreams = new Set(['stdout', 'stderr'])
  readonly #decoder = new StringDecoder('utf8')
  #stderr = ''
  #ended = false

  constructor(
    how: Launch,
    observer: RunObserver,
    { drainMs, launcher = launch }: RunSettings = {},
  ) {
    this.#observer = observer
    this.#subject = launcher(how, {
      stdout: (chunk) => observer.stdout(chunk),
      stdoutEnd: () => {
        if (this.#openStreams.has('stdout')) observer.stdoutEnd?.()
        this.#streamEnded('stdout')
      },
      stderr: (chunk) => {
        this.#stderr = endOf(this.#stderr + this.#decoder.write(chunk), STDERR_KEPT)
        observer.stderr?.(chunk)
      },
      stderrEnd: () => this.#streamEnded('stderr'),
      exit: (code, signal) => this.#exited({ code, signal }, drainMs),
      failed: (reason, error) => {
        this.#gone.resolve()
        observer.notStarted(reason, error)
      },
      inputRefused: () => {},
    })
  }

  /** The last line that it wrote to stderr; empty when there is none. */
  get lastError(): string {
    return this.#stderr.trim().split('\n').at(-1) ?? ''
  }

  write(line: string): void {
    this.#subject.write(`${line}\n`)
  }

  signal(name: 'SIGINT' | 'SIGKILL'): void {
    this.#subject.signal(name)
  }

  /** Waits for the end of the process; false when it does not come within `ms`. */
  async goneWithin(ms: number): Promise<boolean> {
    const late = Promise.withResolvers<false>()
    const timer = setTimeout(late.resolve, ms, false)
    const gone = await Promise.race([this.#gone.promise.then(() => true), late.promise])
    clearTimeout(timer)
    return gone
  }

  /** Asks it to end, and kills nothing. */
  askToEnd(how: 'end of input' | 'SIGTERM'): void {
    if (how === 'SIGTERM') this.#subject.signal(how)
    else this.#subject.closeInput()
  }

  /** Ends it politely, or with SIGKILL when that takes longer than `ms`, and kills what it leaves behind. */
  async shutDown(how: 'end of input' | 'SIGTERM', ms: number): Promise<End> {
    this.askToEnd(how)
    if (!(await this.goneWithin(ms))) {
      this.signal('SIGKILL')
      await this.goneWithin(ms)
    }
    const survivors = this.#subject.release()
    return { ...(this.exit ?? { code: null, signal: 'SIGKILL' }), survivors }
  }

  /** Ends it at once, with all that it has started. */
  kill(): void {
    this.signal('SIGKILL')
    this.#subject.release()
  }

  #exited(exit: Exit, drainMs: number | undefined): void {
    this.exit = exit
    this.#gone.resolve()
    this.#observer.exited?.(exit)
    if (drainMs !== undefined) setTimeout(() => this.#end(), drainMs).unref()
    this.#endOnceRead()
  }

  #streamEnded(stream: 'stdout' | 'stderr'): void {
    this.#openStreams.delete(stream)
    this.#endOnceRead()
  }

  #endOnceRead(): void {
    if (this.#openStreams.size === 0) this.#end()
  }

  #end(): void {
    if (this.#ended || !this.exit) return
    this.#ended = true
    this.#observer.ended?.(this.exit)
  }
}
