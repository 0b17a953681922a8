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

/** For how many subjects pipes are made at once: few for a single conversation, then many. */
const FIRST_BATCH = 4
const BATCH = 32
/** How many pipes of a direction a subject takes. */
const TAKEN: Record<Direction, number> = { 'to-subject': 1, 'from-subject': 2 }
const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK } = constants
/** A file system in memory, where there is one, makes a FIFO with a seventh of the work of one with a journal. */
const MEMORY = '/dev/shm'
const ready: Record<Direction, Pipe[]> = { 'to-subject': [], 'from-subject': [] }
let batch = FIRST_BATCH

/**
 * Opens a real pipe. Node's own "pipe" is a socket, which a subject that opens `/dev/stdin` cannot use;
 * a FIFO that is unlinked once both ends are open is a pipe in every respect.
 */
export function openPipe(direction: Direction): Pipe {
  return ready[direction].pop() ?? refill(direction)
}

/** Whether this platform can make FIFOs. */
export const canOpenPipes = process.platform !== 'win32'

/**
 * Makes a batch of pipes with one `mkfifo`, which costs as much as one child process.
 * Their folder is gone on return, so that no way to end this process can leave it behind.
 */
function refill(direction: Direction): Pipe {
  const folder = makeFolder()
  const wanted = [...missing('to-subject'), ...missing('from-subject')]
  batch = BATCH
  try {
    const paths = wanted.map((_, i) => join(folder, String(i)))
    execFileSync('mkfifo', ['-m', '600', ...paths])
    for (const [i, path] of paths.entries()) {
      const towards = wanted[i] as Direction
      ready[towards].push(bothEnds(path, towards))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return ready[direction].pop() as Pipe
}

function makeFolder(): string {
  const name = `jp-conformance-${process.pid}-`
  try {
    return mkdtempSync(join(MEMORY, name))
  } catch {
    return mkdtempSync(join(tmpdir(), name))
  }
}

/** The pipes that a direction has too few of for a batch of subjects. */
function missing(direction: Direction): Direction[] {
  const count = batch * TAKEN[direction] - ready[direction].length
  return Array.from({ length: Math.max(0, count) }, () => direction)
}

/** To open a writing end waits for a reader, and to open one that reads and blocks for a writer. */
function bothEnds(path: string, direction: Direction): Pipe {
  if (direction === 'from-subject') {
    const ours = openSync(path, O_RDONLY | O_NONBLOCK)
    return { ours, theirs: openSync(path, O_WRONLY) }
  }
  const standIn = openSync(path, O_RDWR)
  const pipe = { theirs: openSync(path, O_RDONLY), ours: openSync(path, O_WRONLY | O_NONBLOCK) }
  closeSync(standIn)
  return pipe
}
