import { cutBoundedLines } from '../wire/bounded-lines.ts'
import type { LeftOut } from '../wire/condenser.ts'
import { isObject, type JsonObject, parse } from '../wire/json.ts'
import type { Ending, OnLine } from '../wire/lines.ts'
import { textOf } from '../wire/utf8.ts'
import { type OpenRequest, OpenRequests } from './open-requests.ts'
import type { Launch } from './process.ts'
import {
  type End,
  type Exit,
  ProgramRun,
  type RunObserver,
  type RunSettings,
} from './program-run.ts'

/** Bytes of a line that is kept whole: a driver may have to state all files of a project, some of them large. */
const WHOLE_ANSWER = 32 * 1024 * 1024

/** One line of a program's output. */
export interface OutputLine {
  bytes: Buffer
  ending: Ending
  /** The real size of a line of which not all is kept. */
  size?: number
  leftOut?: LeftOut[]
  text: string
  /** The JSON object that it is; undefined when it is none. */
  message?: JsonObject
}

/** What decides about a program that is sent lines of JSON and answers with lines of JSON. */
export interface ClientPolicy<Request extends OpenRequest>
  extends Pick<RunObserver, 'stderr' | 'exited' | 'ended' | 'notStarted'>,
    RunSettings {
  /** Bytes of the longest line that may be an answer. */
  longestLine: number
  line(line: OutputLine): void
  /** A line that has not ended is longer than any answer. */
  lineTooLong(): void
  /** The time of a request is over; it is still open. */
  timedOut(request: Request, ms: number): void
}

/**
 * A program that is sent lines of JSON and answers with lines of JSON: its process, its output cut into lines, and what
 * it was asked for with the time limits of that. What answers what, and what follows from a failure, a policy decides.
 */
export class JsonLinesClient<Request extends OpenRequest> {
  readonly open: OpenRequests<Request>
  readonly #policy: ClientPolicy<Request>
  readonly #run: ProgramRun
  readonly #lines = cutBoundedLines((...line) => this.#onLine(...line), WHOLE_ANSWER)
  #isReading = true

  constructor(how: Launch, policy: ClientPolicy<Request>) {
    this.#policy = policy
    this.open = new OpenRequests((request, ms) => policy.timedOut(request, ms))
    const { drainMs, launcher } = policy
    this.#run = new ProgramRun(how, this.#observer(), { drainMs, launcher })
  }

  get exit(): Exit | undefined {
    return this.#run.exit
  }

  /** The last line that the program wrote to stderr. */
  get lastError(): string {
    return this.#run.lastError
  }

  /** Asks for something by a line; it may have a time limit of its own. */
  ask(request: Request, line: string, ms?: number): void {
    this.open.add(request, ms)
    this.send(line)
  }

  /** Sends a line that asks for nothing. */
  send(line: string): void {
    this.#run.write(line)
  }

  /** From here on output counts for nothing. */
  stopReading(): void {
    this.#isReading = false
  }

  goneWithin(ms: number): Promise<boolean> {
    return this.#run.goneWithin(ms)
  }

  askToEnd(how: 'end of input' | 'SIGTERM'): void {
    this.#run.askToEnd(how)
  }

  shutDown(how: 'end of input' | 'SIGTERM', ms: number): Promise<End> {
    return this.#run.shutDown(how, ms)
  }

  kill(): void {
    this.#run.kill()
  }

  #observer(): RunObserver {
    const policy = this.#policy
    return {
      stdout: (chunk) => this.#onBytes(chunk),
      stdoutEnd: () => {
        if (this.#isReading) this.#lines.end()
      },
      stderr: (chunk) => policy.stderr?.(chunk),
      exited: (exit) => policy.exited?.(exit),
      ended: (exit) => policy.ended?.(exit),
      notStarted: (reason, error) => policy.notStarted(reason, error),
    }
  }

  #onBytes(chunk: Buffer): void {
    if (!this.#isReading) return
    this.#lines.push(chunk)
    if (this.#lines.pending() <= this.#policy.longestLine) return
    this.#lines.shorten(0)
    this.#policy.lineTooLong()
  }

  #onLine(...[bytes, ending, size, leftOut]: Parameters<OnLine>): void {
    const text = textOf(bytes)
    const message = parse(text)
    const line = { bytes, ending, size, leftOut, text }
    this.#policy.line({ ...line, ...(isObject(message) && { message }) })
  }
}
