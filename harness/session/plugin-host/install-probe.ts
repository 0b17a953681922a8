import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { probeCommand } from '../../launch/probe.ts'
import { shellWord } from '../../launch/shell-word.ts'
import type { PluginStep } from '../../probes/plugin-step.ts'

/** A probe to be installed: its name, what it does, and how many milliseconds it waits for a line. */
export interface InstalledProbe {
  folder: string
  plugin: string
  steps: readonly PluginStep[]
  replyMs: number
}

/** Writes a probe, as the program `bin/jp-NAME`, and its script; gives the file of its side channel. */
export function installProbe({ folder, plugin, steps, replyMs }: InstalledProbe): string {
  const path = join(folder, 'channel', `${plugin}.ndjson`)
  const [program, words] = [programOf(folder, plugin), probeCommand('plugin')]
  const start = `#!/bin/sh\nexec ${words.map(shellWord).join(' ')} "$0"\n`
  mkdirSync(dirname(path), { recursive: true })
  writeIn(program, start, 0o755)
  const script = { record: path, replyMs, steps }
  writeIn(join(folder, 'scripts', `jp-${plugin}.json`), JSON.stringify(script))
  return path
}

/** A shell script: its lines, which find the file of its side channel as `$channel`, and the mode of its file. */
export interface ShellProgram {
  does: string
  mode?: number
  /** What it states as its interpreter, where that is not the shell. */
  interpreter?: string
  /** Its path is a symbolic link to its file. */
  linked?: true
  /** Its path below the folder, where that is not the one that it is known by. */
  at?: string
}

/** Writes a shell script that reports its start; gives the file of its side channel. */
export function installProgram(folder: string, path: string, program: ShellProgram): string {
  const { mode = 0o755, at = path, linked } = program
  const channel = channelOf(folder, path)
  mkdirSync(dirname(channel), { recursive: true })
  const file = join(folder, linked ? join(LINKED, at) : at)
  writeIn(file, textOf(folder, path, program), mode)
  if (linked) link(file, join(folder, at))
  return channel
}

/** Directory below the folder of the files to which links lead. */
const LINKED = 'scripts/linked'

function link(file: string, from: string): void {
  mkdirSync(dirname(from), { recursive: true })
  symlinkSync(file, from)
}

/** The text of the shell script that `installProgram` writes. */
export function textOf(
  folder: string,
  path: string,
  { does, interpreter = '/bin/sh' }: ShellProgram,
): string {
  const channel = `channel=${shellWord(channelOf(folder, path))}`
  const report = `printf '{"event":"started"}\\n' >> "$channel"`
  return `#!${interpreter}\n${channel}\n${report}\n${does}\n`
}

const channelOf = (folder: string, path: string) =>
  join(folder, 'channel', `${path.replaceAll('/', '-')}.ndjson`)

/** The program of an installed probe. */
export const programOf = (folder: string, plugin: string): string =>
  join(folder, 'bin', `jp-${plugin}`)

/** Writes a file, and the directories above it. */
export function writeIn(path: string, text: string, mode?: number): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, mode === undefined ? {} : { mode })
}
