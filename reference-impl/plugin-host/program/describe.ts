import { spawn } from 'node:child_process'
import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { cutLines } from '../../../harness/wire/lines.ts'
import { PREFIX } from './find-plugin.ts'

/** How plugins are asked to describe themselves. */
export interface Asking {
  /** What is written to each. */
  question: string
  /** Milliseconds that it has for its description. */
  describeMs: number
}

/** Asks a plugin to describe itself; undefined when it does not in time. @see rfd072 §Plugin Self-Description */
export function describePlugin(
  program: string,
  { question, describeMs }: Asking,
): Promise<JsonObject | undefined> {
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'ignore'], detached: true })
  return new Promise((resolve) => {
    const end = (description?: JsonObject) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(description)
    }
    const timer = setTimeout(end, describeMs)
    const lines = cutLines((line) => end(descriptionIn(line)))
    child
      .on('error', () => end())
      .on('close', () => {
        lines.end()
        end()
      })
    child.stdin.on('error', () => {}).end(question)
    child.stdout.on('data', lines.push)
  })
}

/** A description has three members at least. */
function descriptionIn(line: Buffer): JsonObject | undefined {
  const value = parse(line.toString('utf8'))
  if (!isObject(value) || value.type !== 'describe') return undefined
  const members = [value.name, value.version, value.description]
  return members.every((member) => typeof member === 'string') ? value : undefined
}

/** What the help of the host is made of. */
export interface Helping extends Asking {
  findPlugins(): Map<string, string>
  describe: typeof describePlugin
  entry: typeof entryOf
  layOut: typeof layOut
}

/** The help of the host: its own commands, and behind them every plugin that describes itself. */
export async function topLevelHelp(helping: Helping): Promise<string> {
  const { findPlugins, describe, entry } = helping
  const described = await Promise.all(
    [...findPlugins()].map(async ([file, program]) =>
      entry(file, await describe(program, helping)),
    ),
  )
  return helping.layOut('  help  Print this message\n', described.join(''))
}

/** The entry of a plugin in the help. */
export function entryOf(file: string, description: JsonObject | undefined): string {
  const { command, description: text = '(no description)' } = description ?? {}
  const words = Array.isArray(command) ? command.join(' ') : file.slice(PREFIX.length)
  return `  ${words}  ${String(text)}\n`
}

/** The help that has these entries. */
export const layOut = (commands: string, plugins: string): string =>
  `Usage: jp [OPTIONS] COMMAND\n\nCommands:\n${commands}${plugins && `\nPlugins:\n${plugins}`}`
