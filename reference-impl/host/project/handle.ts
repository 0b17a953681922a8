import { closeSync, constants, mkdirSync, openSync } from 'node:fs'
import type { Place } from './path.ts'

/** A directory, and the path of a name in it; all but the root, whose path is the host's own, are held open. */
export interface Handle {
  fd?: number
  path: string
  at: (name: string) => string
}

const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants
const OPEN = O_RDONLY | O_DIRECTORY | O_NOFOLLOW

/**
 * Does something with the directory at a place, which is opened name by name from the root without following any
 * link. On Linux each step starts from the directory that is already open, so that no link or rename in the meantime
 * leads elsewhere; other systems offer Node no such path, and a name swapped between two steps can be followed there.
 * @param missing - whether to make the directories that are missing.
 * @throws the system's error for what is missing or no directory.
 */
export function inDirectory<T>(
  root: string,
  place: Place,
  use: (directory: Handle) => T,
  missing: 'make' | 'fail' = 'fail',
): T {
  let directory: Handle = { path: root, at: (name) => `${root}/${name}` }
  try {
    for (const name of place) directory = enter(directory, name, missing)
    return use(directory)
  } finally {
    close(directory)
  }
}

function handleOn(fd: number, plainly: string): Handle {
  const path = process.platform === 'linux' ? `/proc/self/fd/${fd}` : plainly
  return { fd, path, at: (name) => `${path}/${name}` }
}

/** Opens the next directory and closes the one it is in; where that fails the caller still holds the latter. */
function enter(directory: Handle, name: string, missing: 'make' | 'fail'): Handle {
  const path = directory.at(name)
  if (missing === 'make') mkdirSync(path, { recursive: true })
  const next = handleOn(openSync(path, OPEN), path)
  close(directory)
  return next
}

function close({ fd }: Handle): void {
  if (fd !== undefined) closeSync(fd)
}
