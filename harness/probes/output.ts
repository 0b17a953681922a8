import { writeSync } from './files.ts'

/** The streams that a probe writes to, by their descriptors. */
export const streams = { stdout: 1, stderr: 2 } as const

/** What is done when nobody reads the output any more, before the program ends. */
export const broken = { report: (): void => {} }

/**
 * Writes bytes to a stream and returns when the last one is taken; ends the program when nobody reads any more.
 * Blocking is wanted: a probe that is not listened to does nothing else.
 */
export function write(stream: keyof typeof streams, bytes: Buffer): void {
  let from = 0
  while (from < bytes.length) from += writeSome(streams[stream], bytes.subarray(from))
}

function writeSome(descriptor: number, bytes: Buffer): number {
  try {
    return writeSync(descriptor, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') end()
    block(RETRY_MS)
    return 0
  }
}

function end(): never {
  broken.report()
  process.exit(0)
}

const RETRY_MS = 1

/** Stands still, hearing nothing, for some milliseconds or for ever. */
export function block(ms = Number.POSITIVE_INFINITY): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
