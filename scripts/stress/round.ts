import { cleared, temporaryFolder } from '../tests/leftovers.ts'

/** What is run again and again: it is given an order, a folder for its temporary files, and a time limit. */
export type Trial = (seed: number, folder: string, timeScale: string) => Promise<Outcome>

/** How one run ended. */
export interface Outcome {
  /** Names of what failed. */
  failed: string[]
  /** Why the run itself failed, where nothing in it did: something left behind, or no start. */
  fault?: string
}

/** One run, its order and its duration. */
export interface Round extends Outcome {
  seed: number
  seconds: number
}

/** Runs once, in an order of its own, and waits for the end. */
export async function runOnce(trial: Trial, timeScale: string): Promise<Round> {
  const folder = temporaryFolder()
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const from = performance.now()
  const outcome = await trial(seed, folder, timeScale)
  const seconds = (performance.now() - from) / 1000
  const left = await cleared(folder)
  return { seed, seconds, ...outcome, ...(left !== undefined && { fault: left }) }
}
