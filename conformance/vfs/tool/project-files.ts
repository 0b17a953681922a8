import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type FileSpelling, spellingOf } from '../../../harness/peers/project.ts'

/** Bytes of the files of one subject that are kept in all; of one that goes beyond, the beginning. */
const MOST = 128 * 1024 * 1024

/** The files below a folder when nobody writes them any more, those that are no text in base64. */
export const filesLeftIn = (folder: string): Record<string, FileSpelling> =>
  filesIn(folder, whateverStandsAt)

/** The files below a folder; `read` gives so many bytes of one. */
function filesIn(folder: string, read: typeof beginningOf): Record<string, FileSpelling> {
  let left = MOST
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, FileSpelling] => {
      const path = join(entry.parentPath, entry.name)
      const bytes = read(path, left)
      left -= bytes.length
      return [path.slice(folder.length + 1), spellingOf(bytes)]
    })
  return Object.fromEntries(files)
}

/** @throws the system's error for a file that is gone, or that nobody may read. */
function beginningOf(path: string, most: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(Math.min(fstatSync(file).size, most))
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

/** The same, and nothing of what cannot be read. */
function whateverStandsAt(path: string, most: number): Buffer {
  try {
    return beginningOf(path, most)
  } catch {
    return Buffer.alloc(0)
  }
}

/** The same while a subject may be writing them; undefined where one goes as it is read. */
export function filesIfStill(folder: string): Record<string, FileSpelling> | undefined {
  try {
    return filesIn(folder, beginningOf)
  } catch {
    return undefined
  }
}

/** The empty directories below a folder, by paths that end with a slash. */
export function emptyDirectoriesIn(folder: string): Record<string, ''> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readdirSync(path).length === 0)
  return Object.fromEntries(paths.map((path) => [`${path.slice(folder.length + 1)}/`, '']))
}
