import type { JsonObject } from '../../../harness/wire/json.ts'

/** What an await returns; it states whether its limit came first. @see rfd037 §Response format, rfd037 §Timeout behavior */
export const awaitResponse = (
  completed: readonly JsonObject[],
  pending: readonly JsonObject[],
  timedOut: boolean,
): JsonObject => ({ completed, pending, ...(timedOut && { timed_out: true }) })
