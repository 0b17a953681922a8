import { isObject, parse } from '../../../harness/wire/json.ts'
import { writeWhole } from '../../vfs/tool/stdio.ts'
import type { CommandLine } from './command-line.ts'
import type { Message } from './message.ts'

/** Channels that quiet mode leaves out. */
const QUIET: readonly unknown[] = ['chrome', 'reasoning', 'tool_call', 'tool_result']

/** Levels of the trace, from the most important. */
const LEVELS = ['error', 'warn', 'info', 'debug', 'trace']

/** The streams of the user, and the trace, which is written to stderr as far as the verbosity goes. */
export class Output {
  readonly #line: CommandLine
  readonly #printed: string[] = []

  constructor(line: CommandLine) {
    this.#line = line
  }

  /** Shows what a plugin prints. @see rfd072 §Channel Model */
  print({ text, channel = 'content', format = 'plain' }: Message): void {
    if (this.#line.quiet && QUIET.includes(channel)) return
    const shown = format === 'json' ? laidOut(String(text)) : String(text)
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
    if (LEVELS.indexOf(known) > this.#line.verbosity) return
    const more = fields === undefined ? '' : ` ${JSON.stringify(fields)}`
    this.write(2, `${known.toUpperCase().padStart(5)} ${target}: ${text}${more}\n`)
  }

  /** Reports an error to the user. */
  error(text: string): void {
    this.write(2, `Error: ${text}\n`)
  }

  write(descriptor: number, text: string): void {
    writeWhole(descriptor, text)
  }
}

/** A JSON value over several lines; what is none stays as it is. */
function laidOut(text: string): string {
  const value = parse(text)
  return isObject(value) || Array.isArray(value) ? `${JSON.stringify(value, undefined, 2)}\n` : text
}
