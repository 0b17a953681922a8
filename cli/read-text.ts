import { readFileSync } from 'node:fs'
import { isNamedPipe, readPipe } from './read-pipe.ts'
import { statOf } from './stat-of.ts'

/** Why a file that was named is not read, where the system itself would state nothing; an error like its own. */
class Unread extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/**
 * Reads a text that the user named; a byte order mark is passed over. @throws what `whyUnreadable` puts into words.
 */
export function readText(path: string): string {
  if (path === '') throw new Unread('EMPTY_NAME')
  if (isEndless(path)) throw new Unread('ENDLESS')
  const bytes = bytesOf(path)
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new Unread('GZIP')
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function bytesOf(path: string): Buffer {
  const bytes = isNamedPipe(path) ? readPipe(path) : readFileSync(path)
  if (bytes === undefined) throw new Unread('UNWRITTEN_PIPE')
  return bytes
}

/** @throws where something that stands there is no file: what is read in parts cannot come through a pipe. */
export function mustBeFile(path: string): void {
  const at = statOf(path)
  if (at !== undefined && !at.isFile() && !at.isDirectory()) throw new Unread('ESPIPE')
}

/** Whether it is one of the devices of memory that give bytes for ever; the null device is one too, and gives none. */
function isEndless(path: string): boolean {
  const at = statOf(path)
  return at?.isCharacterDevice() === true && at.rdev >> 8 === MEMORY && (at.rdev & 0xff) !== NULL
}

const MEMORY = 1
const NULL = 3
