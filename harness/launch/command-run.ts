import type { JsonObject } from '../wire/json.ts'
import type { Reply } from './host.ts'
import type { Launch } from './process.ts'
import { type Exit, ProgramRun } from './program-run.ts'

/** Bytes that a command may write. */
const MOST = 64 * 1024 * 1024

/** Milliseconds for which what a command has left behind may hold its output open. */
const LEFT_MS = 1_000

/** Error codes that become the response to the call; others are about arguments that no command can be given. */
const REPORTED = ['EACCES', 'EAGAIN', 'EMFILE', 'ENFILE', 'ENOENT']

/** One run of a plain command, in a process group of its own, for one call. */
export class CommandRun {
  /** The response to the call, or why there is none. @rejects with the system's error about arguments that no command can be given. */
  readonly reply: Promise<Reply>
  readonly #run: ProgramRun
  readonly #settled = Promise.withResolvers<Reply>()
  readonly #output: Buffer[] = []
  readonly #errors: Buffer[] = []
  #written = 0
  #cancelled = false

  /** `onStderr` is called with each chunk of stderr as it comes. */
  constructor(how: Launch, onStderr: (chunk: Buffer) => void) {
    this.reply = this.#settled.promise
    this.#run = new ProgramRun(
      { ...how, input: 'none' },
      {
        stdout: (chunk) => this.#keep(chunk, this.#output),
        stderr: (chunk) => {
          this.#keep(chunk, this.#errors)
          onStderr(chunk)
        },
        exited: () => setTimeout(() => this.kill(), LEFT_MS),
        ended: (exit) => this.#settled.resolve(this.#replyAfter(exit)),
        notStarted: (reason, error) => this.#onNotStarted(reason, error),
      },
    )
  }

  cancel(): void {
    this.#cancelled = true
    this.#run.signal('SIGINT')
  }

  kill(): void {
    this.#run.signal('SIGKILL')
  }

  #keep(chunk: Buffer, retained: Buffer[]): void {
    this.#written += chunk.length
    if (this.#written <= MOST) retained.push(chunk)
    else this.kill()
  }

  #onNotStarted(reason: string, error: NodeJS.ErrnoException | undefined): void {
    if (error?.code && !REPORTED.includes(error.code)) this.#settled.reject(error)
    else this.#settled.resolve({ result: { error: reason } })
  }

  #replyAfter(exit: Exit): Reply {
    if (this.#written > MOST)
      return { failed: `the command wrote more than ${MOST} bytes`, kind: 'driver' }
    return { result: { ...this.#response(exit), ...(this.#cancelled && { cancelled: true }) } }
  }

  /** What the command printed is the result when it ended with status 0, else the error. */
  #response({ code, signal }: Exit): JsonObject {
    const output = textOf(this.#output)
    if (code === 0) return { result: output }
    const how = signal === null ? `status ${code}` : signal
    return { error: textOf(this.#errors).trim() || output.trim() || `it ended with ${how}` }
  }
}

const textOf = (chunks: Buffer[]) => Buffer.concat(chunks).toString('utf8')
