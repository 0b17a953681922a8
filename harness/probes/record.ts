import { write } from './output.ts'

/** One thing that the probe saw; `at` is microseconds since it started. */
export interface Entry {
  at: number
  /** A line of the host, as text; cut when it is long, and then `bytes` tells its real length. */
  line?: string
  bytes?: number
  /** A signal that came, or the end of the input. */
  event?: string
}

/** What the probe saw, in order. */
export interface Log {
  /** Microseconds since the epoch at which `at` is 0. */
  readonly started: number
  readonly entries: Entry[]
  line(bytes: Buffer): void
  event(event: string): void
  /** From here on every entry goes to stderr at once, in case it comes to no report. */
  tellAtOnce(): void
}

const LINE_KEPT = 4_096

/** Opens the log. */
export function record(): Log {
  const start = performance.now()
  const entries: Entry[] = []
  let told = false
  const add = (what: Omit<Entry, 'at'>) => {
    const entry = { at: Math.round((performance.now() - start) * 1_000), ...what }
    entries.push(entry)
    if (told) write('stderr', Buffer.from(`probe: ${JSON.stringify(entry)}\n`))
  }
  return {
    started: Math.round((performance.timeOrigin + start) * 1_000),
    entries,
    line: (bytes) => add(spell(bytes)),
    event: (event) => add({ event }),
    tellAtOnce: () => {
      told = true
    },
  }
}

function spell(bytes: Buffer): Pick<Entry, 'line' | 'bytes'> {
  const line = bytes.subarray(0, LINE_KEPT).toString('utf8')
  return bytes.length > LINE_KEPT ? { line, bytes: bytes.length } : { line }
}
