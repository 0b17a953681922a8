import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import type { Recorder } from '../../recorder.ts'

/** The most of a trace that is read, in bytes; what a scenario makes a host write is much less. */
const MOST = 256 * 1024

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** Records the beginning of the trace, where a session has a file for it. */
export function recordTrace({ traceFile }: { traceFile?: string }, recorder: Recorder): void {
  if (traceFile === undefined) return
  const trace = readTrace(traceFile)
  recorder.add({ event: 'project-snapshot', files: trace === undefined ? {} : { trace } })
}

/** The beginning of a file that a host wrote; undefined when there is no regular file of that name. */
function readTrace(path: string): string | undefined {
  try {
    const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    try {
      return fstatSync(file).isFile() ? beginningOf(file) : undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}

function beginningOf(file: number): string {
  const bytes = Buffer.alloc(MOST)
  return bytes.toString('utf8', 0, readSync(file, bytes, 0, MOST, 0))
}
