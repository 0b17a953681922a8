import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Results } from '../../spec/generated/results.ts'
import { root } from './configuration.ts'
import { peakOf } from './peak.ts'

/** What a process that certifies one hostile subject writes to stdout, as JSON. */
export interface Measured {
  results: Results
  /** The most memory that was resident, in bytes. */
  peak: number
}

/**
 * Megabytes that the suite's process may take for most subjects: 125 to 150 of them are Node, the suite and a host. On a
 * busy machine the collector comes later, so each bound is a fifth above the most that was measured.
 */
const USUAL_MEGABYTES = 250

const MEGABYTE = 1024 * 1024

/** How a subject is measured. */
export interface Measuring {
  /** A program of `self-test/` that certifies one subject, and its arguments. */
  words: string[]
  /** Megabytes that the process may take, for a subject that writes more than most. */
  megabytes?: number
  /** Milliseconds that the process may take. */
  ms: number
}

/** What certifying a subject took, in megabytes, and what it may take at most. */
export interface Taken {
  results: Results
  megabytes: number
  most: number
}

/** Writes what a certification took from within its own process. */
export function printMeasured(results: Results): void {
  process.stdout.write(JSON.stringify({ results, peak: peakOf() } satisfies Measured))
}

/**
 * Certifies a subject in a process of its own, whose memory is nobody else's. Above the limit it is measured again, for a
 * collector that comes late keeps nothing.
 */
export async function measure(how: Measuring): Promise<Taken> {
  const { megabytes: most = USUAL_MEGABYTES } = how
  const { results, peak } = await measureOnce(how)
  const least = peak < most * MEGABYTE ? peak : Math.min(peak, (await measureOnce(how)).peak)
  return { results, megabytes: least / MEGABYTE, most }
}

async function measureOnce({ words, ms }: Measuring): Promise<Measured> {
  const options = { cwd: root, timeout: ms, maxBuffer: 2 * MEGABYTE }
  const { stdout } = await promisify(execFile)(process.execPath, words, options)
  return JSON.parse(stdout) as Measured
}
