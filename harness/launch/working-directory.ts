import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

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

/** Makes every word that names an existing file absolute, so that the command is found from any directory. */
export function fromAnywhere(command: readonly string[], base: string): string[] {
  return command.map((word, i) => {
    const path = resolve(base, word)
    const isFile = i === 0 ? word.includes('/') : word !== '' && existsSync(path)
    return isFile ? path : word
  })
}

/** Removes a directory as far as the subject has left that possible. */
export function removeDirectory(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {}
}
