import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** How a subject is run, as far as it states what is judged. */
interface Judged {
  command: readonly string[]
  /** The folder of the configuration, which `cwd` is relative to. */
  base: string
  config: { cwd?: string }
  containers?: { image: string }
}

/** What was judged: the image that it ran in, or the hash of its program. */
export function identityOf({ command, base, config, containers }: Judged): {
  image?: string
  sha256?: string
} {
  if (containers) return { image: containers.image }
  const sha256 = hashOf(command, resolve(base, config.cwd ?? '.'))
  return sha256 === undefined ? {} : { sha256 }
}

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
