import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const HASHED_UP_TO = 256 * 1024 * 1024

/** The hash of the program that is judged: the last word of the command that names a file. */
export function hashOf(command: readonly string[], cwd: string): string | undefined {
  const file = command.map((word) => resolve(cwd, word)).findLast((path) => isFile(path))
  return file && digestOf(file)
}

// A program may be started and yet not read.
function digestOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}

function isFile(path: string): boolean {
  if (!existsSync(path)) return false
  const found = statSync(path)
  return found.isFile() && found.size <= HASHED_UP_TO
}
