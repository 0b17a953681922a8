import { closeSync, constants, openSync, writeFileSync } from 'node:fs'
import { pause } from './read-pipe.ts'

/** How long a pipe may stay without anybody who reads from it, in milliseconds. */
const UNREAD_MS = 5_000

/** Writes to a named pipe. @throws where nobody reads from it in time: the system's own opening waits for ever. */
export function writePipe(path: string, text: string, unread = UNREAD_MS): void {
  const held = heldOpen(path, performance.now() + unread)
  try {
    writeFileSync(path, text)
  } finally {
    closeSync(held)
  }
}

/** A pipe that is open to write, which it can be only where somebody reads from it. */
function heldOpen(path: string, until: number): number {
  for (;;)
    try {
      return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error
      if (performance.now() > until)
        throw Object.assign(new Error('UNREAD_PIPE'), { code: 'UNREAD_PIPE' })
      pause()
    }
}
