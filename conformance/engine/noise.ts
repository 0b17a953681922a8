import { spawn } from 'node:child_process'

/** How exact this machine is right now, in milliseconds; part of every report. */
export interface Noise {
  /** The worst lateness of a short timer. */
  timer: number
  /** How long the smallest process takes from its start to its end. */
  process: number
  [measure: string]: number
}

const TRIES = 5
const SHORT_MS = 4

/** Measures the noise of the machine; takes about 30 milliseconds. */
export async function measureNoise(): Promise<Noise> {
  const [lateness, ended] = await Promise.all([worst(lateTimer), startAndEnd()])
  return { timer: round(lateness), process: round(ended) }
}

async function worst(measure: () => Promise<number>): Promise<number> {
  let most = 0
  for (let i = 0; i < TRIES; i++) most = Math.max(most, await measure())
  return most
}

function lateTimer(): Promise<number> {
  const start = performance.now()
  return new Promise((resolve) =>
    setTimeout(() => resolve(performance.now() - start - SHORT_MS), SHORT_MS),
  )
}

/** Starts a program that does nothing; where there is none the measure is -1. */
function startAndEnd(): Promise<number> {
  const start = performance.now()
  const child = spawn('true', { stdio: 'ignore' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('exit', () => resolve(performance.now() - start))
  })
}

const round = (ms: number) => Math.round(ms * 10) / 10
