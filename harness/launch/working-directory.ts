import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Kind, kindAt } from './program.ts'
import { removeDirectory } from './remove-directory.ts'

/** Where the processes of a run are started, and the command that is found from there. */
export interface WorkingDirectory {
  command: readonly string[]
  cwd: string
  /** Removes a directory that was made for the run. */
  remove(): void
}

/** A command, the directory that its paths are relative to, and the directory that its author asks for. */
export interface Placed {
  command: readonly string[]
  base: string
  cwd?: string | undefined
}

/** Opens the configured directory, or an empty one for this run where none is configured. */
export function openWorkingDirectory({ command, base, cwd }: Placed): WorkingDirectory {
  if (cwd !== undefined) return { command, cwd: resolve(base, cwd), remove: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-run-'))
  return {
    command: fromAnywhere(command, base),
    cwd: folder,
    remove: () => removeDirectory(folder),
  }
}

/** Makes every word absolute that names what is there, so that the command is found from any directory. */
export function fromAnywhere(command: readonly string[], base: string): string[] {
  return command.map((word, at) => {
    const path = resolve(base, word)
    return isPath(command, at, () => kindAt(path)) ? path : word
  })
}

/**
 * Whether a word of a command names a file or a directory. A bare word that happens to name a directory is rather a
 * subcommand (`cargo run`): it is a path only behind an option (`java -cp classes`).
 */
export function isPath(command: readonly string[], at: number, kindOf: () => Kind): boolean {
  const [word = '', before = ''] = [command[at], command[at - 1]]
  if (at === 0) return word.includes('/')
  const kind = word === '' ? 'nothing' : kindOf()
  if (kind !== 'directory') return kind !== 'nothing'
  return before.startsWith('-') || /[./]/.test(word)
}
