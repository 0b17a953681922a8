import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The two ends of a real pipe as file descriptors: the host's does not block, the tool's does. */
export interface Pipe {
  host: number
  tool: number
}

/** Pipes for the three streams of one tool. */
export type Pipes = readonly [stdin: Pipe, stdout: Pipe, stderr: Pipe]

const { O_RDONLY, O_RDWR, O_WRONLY, O_NONBLOCK } = constants
/** For how many tools pipes are made at once, since one call of `mkfifo` costs as much as a process. */
const BATCH = 8
/** A file system in memory, where there is one, makes a FIFO with a seventh of the work of one with a journal. */
const MEMORY = '/dev/shm'
const ready: Pipes[] = []

/**
 * Opens the pipes of a tool. What Node itself calls a pipe is a socket, which a tool cannot open by
 * `/dev/stdin`; a FIFO is a pipe, and one without a name is nobody else's.
 */
export function openPipes(): Pipes {
  if (ready.length === 0) ready.push(...makePipes())
  return ready.pop() as Pipes
}

function makePipes(): Pipes[] {
  const folder = makeFolder()
  try {
    const paths = Array.from({ length: 3 * BATCH }, (_, i) => join(folder, String(i)))
    execFileSync('mkfifo', ['-m', '600', ...paths])
    return Array.from({ length: BATCH }, (_, i) => pipesOn(paths.slice(3 * i, 3 * i + 3)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder in memory, unless another one is set for what is temporary: who sets it removes what a killed host leaves. */
function makeFolder(): string {
  try {
    return mkdtempSync(join(process.env.TMPDIR ?? MEMORY, 'reference-host-'))
  } catch {
    return mkdtempSync(join(tmpdir(), 'reference-host-'))
  }
}

const pipesOn = ([stdin = '', stdout = '', stderr = '']: string[]): Pipes => [
  bothEnds(stdin, O_WRONLY, O_RDONLY),
  bothEnds(stdout, O_RDONLY, O_WRONLY),
  bothEnds(stderr, O_RDONLY, O_WRONLY),
]

/** Opening one end alone would block; a third descriptor stands in for the other until both are open. */
function bothEnds(path: string, host: number, tool: number): Pipe {
  const runSession = openSync(path, O_RDWR)
  const pipe = { tool: openSync(path, tool), host: openSync(path, host | O_NONBLOCK) }
  closeSync(runSession)
  return pipe
}
