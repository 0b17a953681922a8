import { constants } from 'node:os'
import { killMarked } from './group.ts'
import { killBearers } from './inherited-mark.ts'

type Name = 'SIGINT' | 'SIGTERM'

/** Ends whatever this process has started, also what has lost its environment and its parent. */
export const endStarted = (): unknown => [killMarked(String(process.pid)), killBearers()]

/** Ends this process as a signal does, and whatever it has started: in groups of its own, which no signal to this one reaches. */
export function endAtOnce(name: Name): never {
  endStarted()
  process.exit(128 + constants.signals[name])
}

/** Ends this process and whatever it has started at the first signal; another one in the meantime changes nothing. */
export function endAtSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, endAtOnce)
}
