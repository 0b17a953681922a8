import { closeSync, openSync, readSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { Noise } from './noise.ts'

/** How often a session is run whose verdict a busy machine makes doubtful. */
export const TRIES = 3

/** The same of a session for which all others wait: it takes as long as it may when the subject hangs. */
export const TRIES_OF_AWAITED = 2

/** How much longer every limit of an unhurried session is. */
const LONGER = 4

/** The options of an unhurried session: all its limits are longer. */
export const unhurried = <O extends { timeScale: number }>(options: O): O => ({
  ...options,
  timeScale: LONGER * options.timeScale,
})

/** As many threads want to run by our own doing; with more, others keep the machine busy. */
export const mostRunnable = 2 * availableParallelism()

/** Whether much more wants to run than there are processors, of late or now. */
export function isBusy(): boolean {
  const load = kernelLoad()
  const ofLate = load === '' ? (loadavg()[0] as number) : Number.parseFloat(load)
  return Math.max(ofLate, runnableIn(load)) > mostRunnable
}

/** Threads that run or want to, at this moment. */
export const runnable = (): number => runnableIn(kernelLoad())

/** Whether a processor has nothing to do at this moment, though we look. */
export function hasIdle(): boolean {
  const now = runnable()
  return now > 0 && now < availableParallelism()
}

/** Threads that run or want to, by what `/proc/loadavg` states. @see man proc_loadavg(5) */
const runnableIn = (load: string): number => Number(/ (\d+)\/\d+ /.exec(load)?.[1] ?? 0)

// Every session begins and ends with a look: a buffer for each was 6 MB of garbage in a certification of a second.
const line = Buffer.alloc(128)

function kernelLoad(): string {
  try {
    const file = openSync('/proc/loadavg', 'r')
    const size = readSync(file, line)
    closeSync(file)
    return line.toString('latin1', 0, size)
  } catch {
    return ''
  }
}

/** How late things are on this machine. */
export const delaysOf = ({ timer, process }: Noise): string =>
  `a timer comes ${timer} ms late, the smallest process takes ${process} ms`

/** Why a violation is left open. */
export const undecidedBy = (noise: Noise): string =>
  `this machine is too busy to decide: ${delaysOf(noise)}, ` +
  `and what was violated is not with limits ${LONGER} times as long`
