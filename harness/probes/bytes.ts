import { writeSync } from 'node:fs'

const PAUSE_MS = 2

/** Writes all bytes before it returns, however slowly they are taken; a reader that has gone away is no matter. */
export function writeWhole(descriptor: number, given: string | Uint8Array): void {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(descriptor, bytes, done)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      block(PAUSE_MS)
    }
  }
}

/** Does nothing at all for some milliseconds, not even listen. */
export function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
