import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileSet } from '../../spec/generated/messages/driver.ts'
import { spellingOf } from '../peers/project.ts'

/** Writes the files of a project into a directory. */
export function writeTree(root: string, files: FileSet): void {
  for (const [path, file] of Object.entries(files)) {
    const target = join(root, path)
    mkdirSync(dirname(target), { recursive: true })
    if (typeof file === 'string') writeFileSync(target, file)
    else if ('base64' in file) writeFileSync(target, Buffer.from(file.base64, 'base64'))
    else if ('repeat' in file) writeFileSync(target, file.repeat.repeat(file.times))
    else if ('link' in file) symlinkSync(file.link, target)
    else mkdirSync(target, { recursive: true })
  }
}

/** How many bytes of files can be reported in one message, however they have to be spelled. */
const MOST = 64 * 1024 * 1024

/** The files of a directory, with links and empty directories. @throws the system's error when it cannot be read. */
export function readTree(root: string): FileSet {
  const files: FileSet = {}
  let left = MOST
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const path = full.slice(root.length + 1)
    if (entry.isSymbolicLink()) files[path] = { link: readlinkSync(full) }
    else if (entry.isFile()) {
      left -= statSync(full).size
      if (left < 0) throw Object.assign(new Error(`EFBIG: more than ${MOST} bytes`), TOO_LARGE)
      files[path] = spellingOf(readFileSync(full))
    } else if (entry.isDirectory() && readdirSync(full).length === 0)
      files[path] = { directory: true }
  }
  return files
}

const TOO_LARGE = { code: 'EFBIG' }
