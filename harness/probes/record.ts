import { writeWhole } from './bytes.ts'

/** One thing that the probe saw; `at` is microseconds since it started. */
export interface Seen {
  at: number
  /** A line of the host, as text; cut when it is long, and then `bytes` tells its real length. */
  line?: string
  bytes?: number
  /** Anything else: `cancel`, a signal, the end of the input, the reason why it ended. */
  event?: string
}

/** What the probe saw, in order: kept for its report, and told on stderr at once in case it comes to no report. */
export interface Log {
  /** Microseconds since the epoch at which `at` is 0. */
  readonly started: number
  readonly seen: Seen[]
  line(bytes: Buffer): void
  event(event: string): void
}

const LINE_KEPT = 4_096
const LINE_TOLD = 500

/** Opens the log; every entry also goes to stderr as `probe: { … }`, on one line. */
export function record(): Log {
  const start = performance.now()
  const seen: Seen[] = []
  const add = (what: Omit<Seen, 'at'>) => {
    const entry = { at: Math.round((performance.now() - start) * 1_000), ...what }
    seen.push(entry)
    const told =
      entry.line === undefined ? entry : { ...entry, line: entry.line.slice(0, LINE_TOLD) }
    writeWhole(2, `probe: ${JSON.stringify(told)}\n`)
  }
  return {
    started: Math.round((performance.timeOrigin + start) * 1_000),
    seen,
    line: (bytes) => add(spell(bytes)),
    event: (event) => add({ event }),
  }
}

function spell(bytes: Buffer): Pick<Seen, 'line' | 'bytes'> {
  const line = bytes.subarray(0, LINE_KEPT).toString('utf8')
  return bytes.length > LINE_KEPT ? { line, bytes: bytes.length } : { line }
}
