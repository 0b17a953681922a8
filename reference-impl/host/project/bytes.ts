import { randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { inTheWay, tooLarge, wrongKind } from './file-failures.ts'
import { type Handle, inDirectory } from './handle.ts'
import type { Place } from './path.ts'

// Without waiting for a writer, should the file turn out to be a pipe.
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The bytes of a regular file, whose size and kind are those of the file that has been opened. */
export function readIn(root: string, place: Place, atMost: number): Buffer {
  const name = place.at(-1)
  if (name === undefined) throw wrongKind(place, 'a file')
  const fd = inDirectory(root, place.slice(0, -1), ({ at }) => openSync(at(name), READ))
  try {
    const stats = fstatSync(fd)
    if (!stats.isFile()) throw wrongKind(place, 'a file')
    if (stats.size > atMost) throw tooLarge(place, stats.size, atMost)
    return readAll(fd, stats.size)
  } finally {
    closeSync(fd)
  }
}

/** Reads no more than the size states, however the file grows in the meantime. */
function readAll(fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  let end = 0
  for (let got = -1; got !== 0 && end < size; end += got)
    got = readSync(fd, bytes, end, size - end, end)
  return bytes.subarray(0, end)
}

/** Writes beside the file and puts the new one in its place at once, so that nobody finds half of it. */
export function writeIn(root: string, place: Place, bytes: Buffer): void {
  const name = place.at(-1)
  if (name === undefined) throw inTheWay(place)
  inDirectory(root, place.slice(0, -1), (parent) => replace(parent, name, bytes), 'make')
}

function replace(parent: Handle, name: string, bytes: Buffer): void {
  const draft = parent.at(`.${randomUUID()}`)
  try {
    create(draft, bytes, modeOf(parent.at(name)))
    renameSync(draft, parent.at(name))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** The permissions of a file that is there already are kept. */
function modeOf(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.mode & 0o7777 : undefined
}

function create(path: string, bytes: Buffer, mode: number | undefined): void {
  const fd = openSync(path, 'wx')
  try {
    writeFileSync(fd, bytes)
    if (mode !== undefined) fchmodSync(fd, mode)
  } finally {
    closeSync(fd)
  }
}
