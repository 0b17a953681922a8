import type { Line } from './line.ts'
import type { Log } from './record.ts'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Tells of every signal that can be told of, and then dies of it as any program would. */
export function guard(line: Line, log: Log): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      log.event(signal)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  process.on('uncaughtException', (error) => line.leave(String(error.stack), 70))
}

/** From here on the signals have no effect, but are told of. */
export function ignoreSignals(log: Log): void {
  ignoring = true
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal)
    process.on(signal, () => log.event(`${signal} ignored`))
  }
}

/** Lets signals act on a probe that no longer turns its event loop, unless they are ignored. */
export function exposeToSignals(): void {
  if (ignoring) return
  for (const signal of SIGNALS) process.removeAllListeners(signal)
}

let ignoring = false
