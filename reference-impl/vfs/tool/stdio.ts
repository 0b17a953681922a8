import { writeSync } from 'node:fs'

const PAUSE_MS = 2

/**
 * Writes all bytes to a descriptor before it returns, so that no exit can cut off a last line.
 * A reader that has gone away is no reason to complain.
 */
export function writeWhole(descriptor: number, bytes: string | Uint8Array): void {
  const whole = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  for (let done = 0; done < whole.length; ) {
    try {
      done += writeSync(descriptor, whole, done)
    } catch (error) {
      if (codeOf(error) === 'EPIPE') return
      if (codeOf(error) !== 'EAGAIN') throw error
      pause(PAUSE_MS)
    }
  }
}

/** Lets some milliseconds pass without a turn of the event loop. */
export function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
