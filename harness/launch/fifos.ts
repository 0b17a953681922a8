import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Both ends of a real pipe as file descriptors: the subject's blocks, ours does not. */
export interface Pipe {
  theirs: number
  ours: number
}

const BATCH = 24
const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK } = constants
let ready: string[] = []
let folder: string | undefined
let made = 0

/**
 * Opens a real pipe. Node's own "pipe" is a socket, which a subject that opens `/dev/stdin` cannot use;
 * a FIFO that is unlinked as soon as both ends are open is a pipe in every respect.
 */
export function openPipe(direction: 'to-subject' | 'from-subject'): Pipe {
  const path = ready.pop() ?? refill()
  const hold = openSync(path, O_RDWR)
  const [theirMode, ourMode] =
    direction === 'to-subject' ? [O_RDONLY, O_WRONLY] : [O_WRONLY, O_RDONLY]
  const theirs = openSync(path, theirMode)
  const ours = openSync(path, ourMode | O_NONBLOCK)
  closeSync(hold)
  unlinkSync(path)
  return { theirs, ours }
}

/** Says whether this platform can make FIFOs. */
export const canOpenPipes = process.platform !== 'win32'

/** Makes a batch of FIFOs with one `mkfifo`, which costs as much as one child process. */
function refill(): string {
  folder ??= makeFolder()
  const into = folder
  const paths = Array.from({ length: BATCH }, () => join(into, String(made++)))
  execFileSync('mkfifo', ['-m', '600', ...paths])
  ready = paths
  return ready.pop() as string
}

function makeFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'jp-conformance-'))
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  return path
}
