import { appendFileSync } from 'node:fs'
import { writeWhole } from '../../vfs/tool/stdio.ts'
import type { CommandLine } from './command-line.ts'
import type { Message } from './message.ts'
import { rendered, type Shown } from './rendering.ts'

/** Channels that quiet mode leaves out. */
const QUIET: readonly unknown[] = ['chrome', 'reasoning', 'tool_call', 'tool_result']

/** Levels of the trace, from the most important. */
const LEVELS = ['error', 'warn', 'info', 'debug', 'trace']

/** The streams of the user, and the trace, which is written to a file, and to stderr as far as the verbosity goes. */
export class Output {
  readonly #line: CommandLine
  readonly #printed: string[] = []
  #file: string | undefined

  constructor(line: CommandLine) {
    this.#line = line
  }

  /** Shows what a plugin prints. @see rfd072 §Channel Model */
  print({ text, channel = 'content', format, language }: Message): void {
    if (this.#line.quiet && QUIET.includes(channel)) return
    const shown = this.rendered({ text: String(text), format, language, colours: hasColours() })
    if (this.#line.json) this.#printed.push(String(text))
    else this.write(channel === 'error' ? 2 : 1, shown)
  }

  /** Writes what was held back for a stdout that programs read. */
  finish(): void {
    if (this.#line.json) this.write(1, `${JSON.stringify({ printed: this.#printed })}\n`)
  }

  /** Writes a record of the trace. */
  trace(level: string, target: string, text: string, fields?: unknown): void {
    const known = LEVELS.includes(level) ? level : 'warn'
    const more = fields === undefined ? '' : ` ${JSON.stringify(fields)}`
    const record = `${known.toUpperCase().padStart(5)} ${target}: ${text}${more}\n`
    this.file(record, known)
    if (this.isShown(known)) this.write(2, record)
  }

  /** Keeps the records of all levels in a file from now on. */
  traceTo(file: string): void {
    this.#file = file
  }

  /** Reports an error to the user. */
  error(text: string): void {
    this.write(2, `Error: ${text}\n`)
  }

  protected rendered(shown: Shown): string {
    return rendered(shown)
  }

  /** Whether records of a level are shown to the user. */
  protected isShown(level: string): boolean {
    return LEVELS.indexOf(level) <= this.#line.verbosity
  }

  protected file(record: string, _level: string): void {
    if (this.#file !== undefined) appendFileSync(this.#file, record)
  }

  write(descriptor: number, text: string): void {
    writeWhole(descriptor, text)
  }
}

/** Whether stdout is a terminal with colours. */
const hasColours = (): boolean => process.stdout.isTTY && process.stdout.hasColors()
