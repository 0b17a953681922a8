/** Measures a tool's silence: the time in which no response to it is outstanding. */
export interface IdleClock {
  /** Starts the time anew. */
  restart(): void
  /** Stops while a response is outstanding. */
  pause(): void
  /** Stops for good. */
  stop(): void
}

/**
 * Makes a clock that calls `silent` once a whole limit has passed in silence. A timer that runs out too early is
 * set anew for what is left, so that the many restarts of a busy conversation cost nothing.
 * @see rfd-d11 §Deadlock prevention
 */
export function idleClock(ms: number, silent: () => void): IdleClock {
  let timer: NodeJS.Timeout | undefined
  let until: number | undefined
  const ring = () => {
    timer = undefined
    if (until === undefined) return
    const left = until - performance.now()
    if (left <= 0) silent()
    else timer = setTimeout(ring, left)
  }
  let stopped = false
  return {
    restart() {
      if (stopped) return
      until = performance.now() + ms
      timer ??= setTimeout(ring, ms)
    },
    pause() {
      until = undefined
    },
    stop() {
      stopped = true
      until = undefined
      clearTimeout(timer)
    },
  }
}
