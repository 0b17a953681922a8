import { until } from '../waiting.ts'
import type { JsonObject } from '../wire/json.ts'
import type { Subject } from './process.ts'

/** What became of one line that was sent. */
export type Reply =
  | { kind: 'answer'; message: JsonObject; text: string }
  | { kind: 'garbage'; sentence: string }
  | { kind: 'crashed'; sentence: string }
  | { kind: 'silent'; sentence: string }
  | { kind: 'not-started'; sentence: string }

/** How patient we are; times in milliseconds. */
export interface Patience {
  /** From the last sign of life to the answer of the oldest open line. */
  answerMs: number
  /** The same for the first answer after a start. */
  startMs: number
  /** Lines that may be open at once. */
  inFlight: number
  /** A longer line of output is not kept. */
  lineBytes: number
  /** How many crashes and silences are borne before the program is given up. */
  misfortunes: number
}

/** Bounds that fit a program that answers in milliseconds. */
export const PATIENCE: Patience = {
  answerMs: 10_000,
  startMs: 20_000,
  inFlight: 32,
  lineBytes: 64 * 1024 * 1024,
  misfortunes: 12,
}

/** What was seen beside the answers. */
export interface Oddities {
  /** Lines that answer nothing. */
  unasked: number
  /** Ends of the process while nothing was open and its input was. */
  leftEarly: number
  starts: number
}

/** One line on its way. */
export interface Open {
  /** The id as JSON; undefined for a line that cannot be read. */
  key?: string
  text: string
  /** It is asked with nothing else open, so that what happens is its own doing. */
  alone: boolean
  resolve(reply: Reply): void
}

/** A process that runs, and what it left on stderr. */
export interface Running {
  subject: Subject
  stderr: string
  answered: boolean
  exit?: { code: number | null; signal: string | null }
  /** How many of its streams can still bring something. */
  open: number
}

/** How a process ended, and the names of those that it left behind. */
export interface End {
  code: number | null
  signal: string | null
  survivors: string[]
}

/** Ends a process in order, or by SIGKILL when that takes longer than `ms`. */
export async function endOf(running: Running, ms: number): Promise<End> {
  const ended = () => until(() => running.exit !== undefined, { ms })
  running.subject.closeInput()
  if (!(await ended())) running.subject.signal('SIGKILL')
  await ended()
  const survivors = running.subject.release()
  return { ...(running.exit ?? { code: null, signal: 'SIGKILL' }), survivors }
}

const STDERR_KEPT = 2_000

/** Keeps the end of what a process writes to stderr. */
export function keepStderr(running: Running, chunk: Buffer): void {
  running.stderr = (running.stderr + chunk.toString('utf8')).slice(-STDERR_KEPT)
}
