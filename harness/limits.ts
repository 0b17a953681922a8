/** The deadlines of a session in milliseconds, each anchored to the event that its name reports. */
export interface Limits {
  /** From the start of the process to its first line (or its end). */
  startup_ms: number
  /** From the last sign of life, ours or the subject's, to the next. */
  idle_ms: number
  /** From a final message to the end of the process. */
  exit_ms: number
  /** From `cancel` to the end of the process, before SIGTERM. */
  cancel_grace_ms: number
  /** From SIGTERM to SIGKILL. */
  term_grace_ms: number
  /** The whole conversation. */
  session_ms: number
}

/** The limits that hold when a configuration names no others. @see rfd-d11 §Cancellation */
export const defaultLimits: Limits = {
  startup_ms: 10_000,
  idle_ms: 5_000,
  exit_ms: 5_000,
  cancel_grace_ms: 1_000,
  term_grace_ms: 1_000,
  session_ms: 120_000,
}

/**
 * What the documents let a tool take, where the limits above are shorter so that a hung one is seen soon. Of the end
 * after a final message they state only that it comes; a minute stands for that.
 * @see rfd-d11 §Deadlock prevention
 * @see rfd-d11 §Cancellation
 */
export const allowedLimits = {
  startup_ms: 60_000,
  idle_ms: 60_000,
  exit_ms: 60_000,
  cancel_grace_ms: 5_000,
  session_ms: 600_000,
} satisfies Partial<Limits>

/** Fills in the limits that are not given and scales all of them by the time scale. */
export function scaledLimits(given: Partial<Limits> = {}, scale = 1): Limits {
  const limits = { ...defaultLimits, ...given }
  return Object.fromEntries(
    Object.entries(limits).map(([k, ms]) => [k, ms * scale]),
  ) as unknown as Limits
}
