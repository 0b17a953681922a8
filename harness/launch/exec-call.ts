import { type ChildProcess, spawn } from 'node:child_process'
import type { JsonObject } from '../wire/json.ts'
import { answerOf } from './exec-words.ts'
import { killGroup, survivorsOf } from './group.ts'
import type { Reply } from './host.ts'
import type { Launch } from './process.ts'

/** How much a command may write, in bytes. */
const MOST = 64 * 1024 * 1024

/** How long what a command has left behind may hold its output open. */
const LEFT_MS = 1_000

/** One run of a plain command, in a process group of its own, for one call. */
export class ExecCall {
  /** The response to the call, or why there is none. */
  readonly reply: Promise<Reply>
  readonly #child: ChildProcess
  readonly #output: Buffer[] = []
  readonly #errors: Buffer[] = []
  #written = 0
  #cancelled = false

  /** @throws the system's error about arguments that no command can be given. */
  constructor({ command: [program = '', ...words], cwd, env }: Launch) {
    const stdio = ['ignore', 'pipe', 'pipe'] as const
    this.#child = spawn(program, words, { cwd, env, detached: true, stdio: [...stdio] })
    this.#child.stdout?.on('data', (piece: Buffer) => this.#keep(piece, this.#output))
    this.#child.stderr?.on('data', (piece: Buffer) => this.#keep(piece, this.#errors))
    this.#child.on('exit', () => setTimeout(() => survivorsOf(this.#child.pid), LEFT_MS))
    this.reply = this.#ended()
  }

  /** Tells what is written to stderr while it is. */
  onStderr(heard: (piece: Buffer) => void): void {
    this.#child.stderr?.on('data', heard)
  }

  cancel(): void {
    this.#cancelled = true
    killGroup(this.#child.pid, 'SIGINT')
  }

  kill(): void {
    killGroup(this.#child.pid, 'SIGKILL')
  }

  #keep(piece: Buffer, kept: Buffer[]): void {
    this.#written += piece.length
    if (this.#written <= MOST) kept.push(piece)
    else this.kill()
  }

  #ended(): Promise<Reply> {
    return new Promise((resolve) => {
      this.#child.on('error', ({ message }) => resolve({ result: { error: message } }))
      this.#child.on('close', (code, signal) => {
        const failed = `the command wrote more than ${MOST} bytes`
        if (this.#written > MOST) resolve({ failed, kind: 'driver' })
        else resolve({ result: this.#response(code, signal) })
      })
    })
  }

  #response(code: number | null, signal: string | null): JsonObject {
    const end = answerOf({ code, signal, output: this.#output, errors: this.#errors })
    return { ...end, ...(this.#cancelled && { cancelled: true }) }
  }
}
