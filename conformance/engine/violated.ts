import type { ReadingCheck } from './check.ts'

/** A violation that was found first, and where. */
export interface Violated<R> {
  check: ReadingCheck<R>
  /** Name of the case. */
  name?: string
  session: string
}
