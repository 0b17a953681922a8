/** How much a program may take; times in milliseconds. */
export interface ProcessLimits {
  /** What it may write to each of its streams, in bytes. */
  outputBytes: number
  /** For the whole run; absent for as long as it takes. */
  wholeMs?: number
  /** Between asking its group to end and killing it. */
  killMs: number
  /** Between its end and the end of its streams, which somebody else may hold open. */
  drainMs: number
}

/** A program may run for as long as its tool does. @see rfd-d11 §process.run */
export const PROCESS_LIMITS: ProcessLimits = {
  outputBytes: 10_485_760,
  killMs: 1_000,
  drainMs: 1_000,
}
