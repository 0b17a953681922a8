import { closeSync, constants, existsSync, openSync, readSync, realpathSync } from 'node:fs'
import { statOf } from './stat-of.ts'

/** How long a pipe may stay without anybody who writes to it, in milliseconds. */
const UNWRITTEN_MS = 5_000

/** Between two looks at a pipe that gave nothing, in milliseconds. */
const LOOK_MS = 20

/** Whether a pipe with a name of its own stands there: a shell's `<(…)` has none, and somebody who writes to it. */
export const isNamedPipe = (path: string): boolean =>
  statOf(path)?.isFIFO() === true && existsSync(realpathSync(path))

/** All that is written to a named pipe; undefined when nobody does in time. The system's own opening waits for ever. */
export function readPipe(path: string): Buffer | undefined {
  const pipe = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    return contentOf(pipe, performance.now() + UNWRITTEN_MS)
  } finally {
    closeSync(pipe)
  }
}

function contentOf(pipe: number, until: number): Buffer | undefined {
  const parts: Buffer[] = []
  let hasWriter = false
  for (;;) {
    const part = nextOf(pipe)
    if (part !== 'ended') hasWriter = true
    else if (hasWriter) return Buffer.concat(parts)
    else if (performance.now() > until) return undefined
    if (part instanceof Buffer) parts.push(part)
    else pause()
  }
}

/** What can be read now: bytes, nothing yet, or an end, which a pipe has as long as nobody writes to it. */
function nextOf(pipe: number): Buffer | 'nothing yet' | 'ended' {
  const bytes = Buffer.alloc(65_536)
  try {
    const length = readSync(pipe, bytes)
    return length === 0 ? 'ended' : bytes.subarray(0, length)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 'nothing yet'
    throw error
  }
}

/** Lets some time go by between two looks. */
export const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
