import { spawn } from 'node:child_process'
import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { cutLines } from '../../../harness/wire/lines.ts'
import { findPlugins, PREFIX } from './find-plugin.ts'

/** Milliseconds that a plugin has to describe itself. */
const DESCRIBE_MS = 2_000

/** Asks a plugin to describe itself; undefined when it does not in time. @see rfd072 §Plugin Self-Description */
export function describePlugin(program: string): Promise<JsonObject | undefined> {
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'ignore'], detached: true })
  return new Promise((resolve) => {
    const end = (description?: JsonObject) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(description)
    }
    const timer = setTimeout(end, DESCRIBE_MS)
    const lines = cutLines((line) => end(descriptionIn(line)))
    child.on('error', () => end()).on('exit', () => lines.end())
    child.on('close', () => end())
    child.stdin.on('error', () => {}).end('{"type":"describe"}\n')
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

/** The help of the host: its own commands, and behind them every plugin that describes itself. */
export async function topLevelHelp(): Promise<string> {
  const found = [...findPlugins()]
  const described = await Promise.all(
    found.map(async ([file, program]) => lineOf(file, await describePlugin(program))),
  )
  const own = 'Usage: jp [OPTIONS] COMMAND\n\nCommands:\n  help  Print this message\n'
  return described.length === 0 ? own : `${own}\nPlugins:\n${described.join('')}`
}

function lineOf(file: string, description: JsonObject | undefined): string {
  const { command, description: text = '(no description)' } = description ?? {}
  const words = Array.isArray(command) ? command.join(' ') : file.slice(PREFIX.length)
  return `  ${words}  ${String(text)}\n`
}
