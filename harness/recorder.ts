import { isUtf8 } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import { BoundedMessages } from './bounded-messages.ts'
import { type Clock, startClock } from './clock.ts'
import {
  type Started,
  TRANSCRIPT_FORMAT,
  type Transcript,
  type TranscriptEvent,
} from './transcript.ts'
import type { LeftOut } from './wire/condenser.ts'
import type { Ending } from './wire/lines.ts'
import { textOf } from './wire/utf8.ts'

const STDERR_KEPT = 256 * 1024

type Received = Extract<TranscriptEvent, { event: 'received' }>
type Unstamped<E> = E extends { at: number } ? Omit<E, 'at'> : never

/** An event whose time is that of its recording. */
export type UnstampedEvent = Unstamped<TranscriptEvent>

/** Writes a conversation down as it happens. */
export interface Recorder {
  readonly transcript: Transcript
  readonly clock: Clock
  /** Microseconds since the epoch at which the times of the transcript begin. */
  readonly epoch: number
  add(event: UnstampedEvent): void
  /** Writes down an event that has its time already. */
  push(event: TranscriptEvent): void
  /** The event of a line that comes now, unrecorded; `size` is its real size when not all of it is given. */
  read(bytes: Buffer, ending: Ending, size?: number, leftOut?: LeftOut[]): Received
  /** Writes a line down that comes now. */
  line(bytes: Buffer, ending: Ending, size?: number, leftOut?: LeftOut[]): void
  /** Pieces that come one after the other become one event, at the time of the first. */
  stderr(chunk: Buffer): void
  /** From here on nothing is written down: the transcript is handed over. */
  close(): void
}

/** Opens a transcript with its start event; times count from here. */
export function record(started: Omit<Started, 'event' | 'at' | 'format'>): Recorder {
  const clock = startClock()
  const epoch = Math.round((performance.timeOrigin + performance.now()) * 1_000)
  const transcript: Transcript = [{ event: 'start', at: 0, format: TRANSCRIPT_FORMAT, ...started }]
  let closed = false
  const messages = new BoundedMessages(started.role)
  const push: Recorder['push'] = (event) => {
    if (!closed) transcript.push(messages.keep(event))
  }
  const add: Recorder['add'] = (event) => push({ ...event, at: clock() } as TranscriptEvent)
  const read: Recorder['read'] = (bytes, ending, size = bytes.length, leftOut = []) => ({
    event: 'received',
    ...(messages.early(bytes, size) ?? spell(bytes, size)),
    ...(leftOut.length > 0 && { leftOut }),
    ending,
    at: clock(),
  })
  let stderrKept = 0
  const decoder = new StringDecoder('utf8')
  return {
    transcript,
    clock,
    epoch,
    add,
    push,
    read,
    line: (...line) => push(read(...line)),
    stderr(chunk) {
      if (closed || stderrKept >= STDERR_KEPT) return
      stderrKept += chunk.length
      const cut = stderrKept >= STDERR_KEPT && { cut: true as const }
      const text = decoder.write(chunk)
      const last = transcript.at(-1)
      if (last?.event === 'stderr') Object.assign(last, { text: last.text + text, ...cut })
      else add({ event: 'stderr', text, ...cut })
    },
    close() {
      closed = true
    },
  }
}

/** Text where the bytes are text, base64 where not, and the real size where not all of it is given. */
function spell(bytes: Buffer, size: number): { text?: string; base64?: string; bytes?: number } {
  const spelled = isUtf8(bytes) ? { text: textOf(bytes) } : { base64: bytes.toString('base64') }
  return size === bytes.length ? spelled : { ...spelled, bytes: size }
}
