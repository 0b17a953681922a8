/** Measures a tool's silence: the time in which nothing is owed to it. */
export interface IdleClock {
  /** Starts the time anew. */
  restart(): void
  /** Stops while the host owes an answer. */
  pause(): void
  /** Stops for good. */
  stop(): void
}

/** Makes a clock that calls `silent` once a whole limit has passed in silence. @see rfd-d11 §Deadlock prevention */
export function idleClock(ms: number, silent: () => void): IdleClock {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const pause = () => clearTimeout(timer)
  return {
    restart() {
      pause()
      if (!stopped) timer = setTimeout(silent, ms)
    },
    pause,
    stop() {
      stopped = true
      pause()
    },
  }
}
