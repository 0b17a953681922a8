import { hasIdle } from './busy.ts'

/** Milliseconds between two looks at the processors. */
const LOOK_MS = 1_000

/** Calls `quiet` when work only seems to wait: it takes `latestMs`, or leaves processors idle for others at a look. */
export async function untilItWaits<T>(
  work: Promise<T>,
  quiet: () => void,
  { latestMs }: { latestMs: number },
): Promise<T> {
  const latest = setTimeout(quiet, latestMs)
  const looks = setInterval(() => hasIdle() && quiet(), LOOK_MS)
  try {
    return await work
  } finally {
    clearTimeout(latest)
    clearInterval(looks)
  }
}
