import { idleClock } from './clock.ts'
import type { Parts, Sign } from './parts.ts'

/** Knows when a tool without an outstanding response has given no sign of life for too long. */
export interface Silence {
  begin(): void
  /** The tool gave a sign of life, or its host did something for it. */
  sign(sign: Sign): void
  /** Whether a response to the tool is outstanding. */
  setOpenRequests(open: boolean): void
  stop(): void
}

/** Begins to count a tool's silence when it is asked to; `over` is called when it lasts too long. */
export function silence(parts: Parts, over: () => void): Silence {
  const { limits, endsSilence, maySilently, waitsWithOpenRequests } = parts
  const clock = idleClock(limits.idleMs, over)
  let required = false
  const sign = (given: Sign) => {
    if (!endsSilence(given) || (required && waitsWithOpenRequests)) return
    if (maySilently(given)) clock.pause()
    else clock.restart()
  }
  return {
    begin: () => clock.restart(),
    sign,
    setOpenRequests(open) {
      required = open
      if (!open) sign('answer')
      else if (waitsWithOpenRequests) clock.pause()
    },
    stop: () => clock.stop(),
  }
}
