import { readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'

/** Bytes that a stage may need at once in its temporary folder, with plenty to spare. */
const ROOM = 4 * 1024 ** 3

/** A folder in memory that has room for a stage and lets programs be started from it; undefined without one. */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ROOM && isExecutable() ? FOLDER : undefined
  } catch {
    return undefined
  }
}

const isExecutable = (): boolean =>
  !readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => {
      const [, place, , options = ''] = line.split(' ')
      return place === FOLDER && options.split(',').includes('noexec')
    })
