import type { Limits as GivenLimits } from '../../../spec/generated/messages/driver.ts'

/** Limits of one run; times in milliseconds, sizes in bytes. @see rfd-d11 §Deadlock prevention */
export interface RunLimits {
  /** How long a tool may be silent while no response to it is outstanding. */
  idleMs: number
  /** From `cancel` to SIGTERM. */
  cancelGraceMs: number
  /** From SIGTERM to SIGKILL. */
  termGraceMs: number
  /** From a final message to SIGTERM. */
  leaveMs: number
  /** How long output may still be coming after the process has ended. */
  drainMs: number
  /** How long a handle's next report is waited for before it is reported as it stands. */
  reportMs: number
  /** Largest file that a read delivers. */
  fileBytes: number
  /** Longest line of a tool: what is longer is refused without being kept. */
  lineBytes: number
  /** How much may wait to be served before the tool is taken to flood its host. */
  backlogBytes: number
  /** How much of stderr is kept: its end. */
  stderrBytes: number
}

const MIB = 1024 * 1024

/** What holds unless somebody configures it. @see rfd-d11 §Cancellation */
export const defaultLimits: RunLimits = {
  idleMs: 60_000,
  cancelGraceMs: 5_000,
  termGraceMs: 5_000,
  leaveMs: 5_000,
  drainMs: 1_000,
  reportMs: 3_000,
  fileBytes: 10 * MIB,
  lineBytes: 128 * MIB,
  backlogBytes: 192 * MIB,
  stderrBytes: 64 * 1024,
}

/** The defaults with what was configured; a tool gets no longer to leave than to be silent. */
export function limitsFrom(given: GivenLimits = {}): RunLimits {
  const idleMs = given.idle_ms ?? defaultLimits.idleMs
  return {
    ...defaultLimits,
    idleMs,
    leaveMs: Math.min(idleMs, defaultLimits.leaveMs),
    cancelGraceMs: given.cancel_grace_ms ?? defaultLimits.cancelGraceMs,
    termGraceMs: given.term_grace_ms ?? defaultLimits.termGraceMs,
    fileBytes: given.file_bytes ?? defaultLimits.fileBytes,
  }
}
