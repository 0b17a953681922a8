import { setTimeout as pass } from 'node:timers/promises'

/** How often we look for what the operating system tells nobody of, in milliseconds. */
const LOOK_MS = 10

/** Looks until something is so; false when it is not within `ms`, or when the run is interrupted. */
export async function until(
  isSo: () => boolean,
  { ms, look, interrupt }: { ms: number; look?(): void; interrupt?: AbortSignal },
): Promise<boolean> {
  const end = performance.now() + ms
  for (look?.(); !isSo(); look?.()) {
    if (performance.now() > end || interrupt?.aborted) return false
    await pass(LOOK_MS)
  }
  return true
}
