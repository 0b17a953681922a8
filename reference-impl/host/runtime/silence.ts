import { idleClock } from './clock.ts'
import type { Parts, Sign } from './parts.ts'

/** Knows when a tool that is owed nothing has given no sign of life for too long. */
export interface Silence {
  begin(): void
  /** The tool gave a sign of life, or its host did something for it. */
  sign(sign: Sign): void
  /** Whether the host owes the tool an answer. */
  owes(owing: boolean): void
  stop(): void
}

/** Begins to count a tool's silence when it is told to; `over` is called when it lasts too long. */
export function silence(parts: Parts, over: () => void): Silence {
  const { limits, endsSilence, maySilently, waitsWhileOwing } = parts
  const clock = idleClock(limits.idleMs, over)
  let owed = false
  const sign = (given: Sign) => {
    if (!endsSilence(given) || (owed && waitsWhileOwing)) return
    if (maySilently(given)) clock.pause()
    else clock.restart()
  }
  return {
    begin: () => clock.restart(),
    sign,
    owes(owing) {
      owed = owing
      if (!owing) sign('answer')
      else if (waitsWhileOwing) clock.pause()
    },
    stop: () => clock.stop(),
  }
}
