import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Both ends of a real pipe as file descriptors: the subject's blocks, ours does not. */
export interface Pipe {
  theirs: number
  ours: number
}

type Direction = 'to-subject' | 'from-subject'

const BATCH = 24
const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK } = constants
const ready: Record<Direction, Pipe[]> = { 'to-subject': [], 'from-subject': [] }

/**
 * Opens a real pipe. Node's own "pipe" is a socket, which a subject that opens `/dev/stdin` cannot use;
 * a FIFO that is unlinked once both ends are open is a pipe in every respect.
 */
export function openPipe(direction: Direction): Pipe {
  return ready[direction].pop() ?? refill(direction)
}

/** Says whether this platform can make FIFOs. */
export const canOpenPipes = process.platform !== 'win32'

/**
 * Makes a batch of pipes with one `mkfifo`, which costs as much as one child process.
 * Their folder is gone on return, so that no way to end this process can leave it behind.
 */
function refill(direction: Direction): Pipe {
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-'))
  try {
    const paths = Array.from({ length: BATCH }, (_, i) => join(folder, String(i)))
    execFileSync('mkfifo', ['-m', '600', ...paths])
    ready[direction].push(...paths.map((path) => bothEnds(path, direction)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return ready[direction].pop() as Pipe
}

/** Opening one end alone would block; a third descriptor stands in for the other until both are open. */
function bothEnds(path: string, direction: Direction): Pipe {
  const hold = openSync(path, O_RDWR)
  const [theirMode, ourMode] =
    direction === 'to-subject' ? [O_RDONLY, O_WRONLY] : [O_WRONLY, O_RDONLY]
  const pipe = { theirs: openSync(path, theirMode), ours: openSync(path, ourMode | O_NONBLOCK) }
  closeSync(hold)
  return pipe
}
