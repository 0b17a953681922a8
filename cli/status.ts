import type { Outcome } from '../reports/results.ts'

/** The statuses with which the program ends. */
export const status = {
  conformant: 0,
  nonconformant: 1,
  usage: 2,
  partial: 3,
  error: 4,
} as const satisfies Record<Outcome | 'usage', number>

/** One of the statuses. */
export type Status = (typeof status)[keyof typeof status]

/** Takes the status with which the program is to end. */
export type Answer = (status: number) => void
