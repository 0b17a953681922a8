import type { ToolSession } from '../tool-session.ts'

/** How long the host waits before what it delays, in milliseconds at time scale 1. */
const BASE_DELAY_MS = 100

/** Requests that a session under a fault may have beyond three times those of its baseline. */
const SPARE_REQUESTS = 50

/** Requests that a session may have that nothing is known of before. */
const MOST_REQUESTS = 5_000

/** How much a session may take, by how many requests its baseline had. */
export const boundsAfter = (
  timeScale: number,
  before?: { requests: number },
): Pick<ToolSession, 'baseDelayMs' | 'maxRequests' | 'maxBytes' | 'maxLines'> => ({
  baseDelayMs: BASE_DELAY_MS * timeScale,
  maxRequests: before ? before.requests * 3 + SPARE_REQUESTS : MOST_REQUESTS,
  maxBytes: 128 * 1024 * 1024,
  maxLines: 50_000,
})
