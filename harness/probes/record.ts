import { write } from './output.ts'
import { type Entry, openSideChannel } from './side-channel.ts'

/** What the probe saw, in order. */
export interface Log {
  /** Microseconds since the epoch at which `at` is 0. */
  readonly started: number
  readonly entries: Entry[]
  line(bytes: Buffer): void
  event(event: string): void
  mark(mark: string): void
  /** What a step saw on the side channel. */
  saw(seen: unknown): void
  /** From here on every entry goes to this file at once, those that came before it first. */
  reportIn(path: unknown): void
  /** From here on every entry goes to stderr at once, in case it comes to no report. */
  reportAtOnce(): void
}

const LINE_KEPT = 4_096

/** Opens the log. */
export function record(): Log {
  const start = performance.now()
  const entries: Entry[] = []
  const started = Math.round((performance.timeOrigin + start) * 1_000)
  let reported = false
  let report = openSideChannel(undefined)
  const now = () => Math.round((performance.now() - start) * 1_000)
  const add = (what: Omit<Entry, 'at'>) => {
    const entry = { at: now(), ...what }
    entries.push(entry)
    report(entry)
    if (reported) write('stderr', Buffer.from(`probe: ${JSON.stringify(entry)}\n`))
  }
  return {
    started,
    entries,
    line: (bytes) => add(spell(bytes)),
    event: (event) => add({ event }),
    mark: (mark) => add({ mark }),
    saw: (seen) => report({ at: now(), seen }),
    reportIn: (path) => {
      report = openSideChannel(path)
      report({ at: 0, started, pid: process.pid })
      for (const entry of entries) report(entry)
    },
    reportAtOnce: () => {
      reported = true
    },
  }
}

function spell(bytes: Buffer): Pick<Entry, 'line' | 'bytes'> {
  const line = bytes.subarray(0, LINE_KEPT).toString('utf8')
  return bytes.length > LINE_KEPT ? { line, bytes: bytes.length } : { line }
}
