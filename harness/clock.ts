/** Monotonic time since `start` in whole microseconds. */
export type Clock = () => number

/** Starts a clock at zero. */
export function startClock(): Clock {
  const start = performance.now()
  return () => Math.round((performance.now() - start) * 1000)
}
