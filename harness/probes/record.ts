import { isObject, parse } from '../wire/json.ts'
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

/** Up to so many bytes a line is kept whole, and of a longer one so many from its beginning. */
const [KEPT_WHOLE, KEPT_OF_LONGER] = [65_536, 4_096]

/** Up to so many bytes a message is kept whole that answers no request: what it holds is seen nowhere else. */
const UNASKED_KEPT_WHOLE = 1024 * 1024

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

/** A character that the cut goes through is left out. */
function spell(bytes: Buffer): Pick<Entry, 'line' | 'bytes'> {
  if (isKeptWhole(bytes)) return { line: bytes.toString('utf8') }
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const line = decoder.decode(bytes.subarray(0, KEPT_OF_LONGER), { stream: true })
  return { line, bytes: bytes.length }
}

function isKeptWhole(bytes: Buffer): boolean {
  if (bytes.length <= KEPT_WHOLE) return true
  const message = bytes.length <= UNASKED_KEPT_WHOLE ? parse(bytes.toString('utf8')) : undefined
  return isObject(message) && 'method' in message
}
