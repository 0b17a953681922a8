import { isUtf8 } from 'node:buffer'
import {
  type Dirent,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs'
import { join } from 'node:path'
import { readIn, writeIn } from './bytes.ts'
import { FileFailure } from './file-failure.ts'
import { wrongKind } from './file-failures.ts'
import { type Handle, inDirectory } from './handle.ts'
import { removeIn, renameIn } from './names.ts'
import type { Place } from './path.ts'
import { type Project, projectOn } from './project.ts'
import type { Entry, Found, Kind } from './store.ts'
import { checks } from './system.ts'

/**
 * The project in a real directory. Its calls to the file system block, as each is shorter than a turn of the thread
 * pool would be.
 * @throws the system's error where the directory does not exist.
 */
export function directoryProject(directory: string): Project {
  const root = realpathSync(directory)
  return projectOn({
    directory: root,
    linkAt: (place) => linkThere(root, place),
    find: async (place) => find(root, place),
    read: async (place, atMost) => checks(place, () => readIn(root, place, atMost)),
    write: async (place, bytes) => checks(place, () => writeIn(root, place, bytes)),
    remove: async (place) => checks(place, () => removeIn(root, place)),
    rename: async (from, to) => checks(from, () => renameIn(root, from, to)),
    list: async (place) => list(root, place),
  })
}

/** Below what is no directory there is no link. */
function linkThere(root: string, place: Place): string | undefined {
  try {
    return checks(place, () => linkAt(join(root, ...place)))
  } catch (error) {
    if (error instanceof FileFailure && error.kind === 'missing') return undefined
    throw error
  }
}

/** A target that is no text leads to no place of the project, as one from the system's root does not. */
function linkAt(path: string): string | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  const target = readlinkSync(path, 'buffer')
  return isUtf8(target) ? target.toString() : '/'
}

function find(root: string, place: Place): Found | undefined {
  try {
    const stats = checks(place, () =>
      inDirectory(root, place.slice(0, -1), (parent) => statsIn(parent, place.at(-1))),
    )
    return stats && { kind: kindOf(stats), size: stats.size }
  } catch (error) {
    if (error instanceof FileFailure && error.kind === 'missing') return undefined
    throw error
  }
}

const statsIn = (parent: Handle, name: string | undefined): Stats | undefined =>
  lstatSync(name === undefined ? `${parent.path}/.` : parent.at(name), { throwIfNoEntry: false })

function kindOf(stats: Stats | Dirent<Buffer>): Kind {
  if (stats.isFile()) return 'file'
  if (stats.isDirectory()) return 'dir'
  return stats.isSymbolicLink() ? 'link' : 'other'
}

function list(root: string, place: Place): Entry[] {
  const found = find(root, place)
  if (found && found.kind !== 'dir') throw wrongKind(place, 'a directory')
  const options = { encoding: 'buffer', withFileTypes: true } as const
  const children = checks(place, () =>
    inDirectory(root, place, ({ path }) => readdirSync(path, options)),
  )
  return children
    .filter(({ name }) => isUtf8(name))
    .map((child) => ({ name: child.name.toString(), kind: kindOf(child) }))
}
