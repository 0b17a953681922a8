import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { cutLines } from '../../../harness/wire/lines.ts'

/** Callbacks for what a plugin's process does. */
export interface PluginObserver {
  /** Finds the lines in what the plugin writes. */
  cut: typeof cutLines
  line(line: Buffer): void
  /** A line of stderr; `pause` ends reading it. */
  stderr(text: string, pause: () => void): void
  /** The process and its output have ended, by a signal perhaps. */
  ended(signal: NodeJS.Signals | null): void
  failed(error: Error): void
}

/** A plugin that runs, in a process group of its own. @see rfd072 §Channel Model */
export class PluginProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>
  #drained: Promise<void> | undefined

  /** `ownGroup`: its process group is another than ours. */
  constructor(command: readonly string[], ownGroup: boolean, observer: PluginObserver) {
    const [program = '', ...words] = command
    this.#child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'], detached: ownGroup })
    const lines = observer.cut(observer.line)
    const errors = cutLines((line) =>
      observer.stderr(line.toString('utf8'), () => this.#child.stderr.pause()),
    )
    this.#child.on('error', observer.failed)
    this.#child.on('close', (_, signal) => {
      lines.end()
      errors.end()
      observer.ended(signal)
    })
    this.#child.stdin.on('error', () => {})
    this.#child.stdout.on('data', lines.push)
    this.#child.stderr.on('data', errors.push)
  }

  /** `taken` is called when the pipe has taken them all. */
  write(bytes: Uint8Array, taken?: () => void): void {
    this.#child.stdin.write(bytes, taken)
  }

  /** More waits to be written than the pipe takes. */
  isFull(): boolean {
    return this.#child.stdin.writableNeedDrain
  }

  /** The pipe takes more, or nobody reads it any more. */
  flowing(): Promise<void> {
    if (!this.isFull() || this.#child.stdin.destroyed) return Promise.resolve()
    this.#drained ??= new Promise<void>((resolve) => {
      this.#child.stdin.once('drain', resolve).once('close', resolve)
    }).finally(() => {
      this.#drained = undefined
    })
    return this.#drained
  }

  closeInput(): void {
    this.#child.stdin.end()
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }
}
