import type { ProbeEntry } from '../transcript.ts'
import { openSync, writeSync } from './files.ts'

/** One thing that the probe saw; `at` is microseconds since it started. */
export interface Entry extends ProbeEntry {
  at: number
}

/** Reports things past the protocol, one JSON line each. */
export type Emit = (what: Partial<Entry> & { at: number; started?: number }) => void

/** The descriptor of the file, once it is open: the one that a probe has not inherited. */
export const sideChannel: { descriptor?: number } = {}

/** Opens the file that `arguments.record` names; silent where it cannot be written, as in a sandbox. */
export function openSideChannel(path: unknown): Emit {
  if (typeof path !== 'string') return () => {}
  try {
    const file = openSync(path, 'a')
    sideChannel.descriptor = file
    return (what) => {
      writeSync(file, `${JSON.stringify(what)}\n`)
    }
  } catch {
    return () => {}
  }
}
