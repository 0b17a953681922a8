/** Limits of a line program; times in milliseconds. */
export interface LineTimeouts {
  /** From the last sign of life to the answer of the oldest open line. */
  answerMs: number
  /** The same for the first answer after a start. */
  startMs: number
  /** Lines that may be open at once. */
  inFlight: number
  /** A longer line of output is not kept. */
  lineBytes: number
  /** Bytes that it may answer in all beyond what the length of its lines accounts for. */
  excessBytes: number
  /** Silences after which the program is waited for less, and after as many more it is given up; crashes count for less. */
  failures: number
}

/** Bounds that fit a program that answers in milliseconds. */
export const LINE_TIMEOUTS: LineTimeouts = {
  answerMs: 10_000,
  startMs: 20_000,
  inFlight: 32,
  lineBytes: 64 * 1024 * 1024,
  excessBytes: 32 * 1024 * 1024,
  failures: 12,
}

/** A program that has never answered is not tried more often. */
export const TRIES = 3

/** Waiting in vain costs as much time as so many crashes. */
export const SILENCE_COSTS = 25
