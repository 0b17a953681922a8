import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import type { Result } from '../spec/generated/results.ts'
import type { Losses } from './unwritten.ts'

/**
 * Results as they come, one JSON line each, so that a run that dies leaves what it had found.
 * A failure comes as soon as it is seen and once more with its case: the last line of a check and case counts.
 */
export interface PartialResults {
  append(result: Result): void
  /** Removes the file: the whole report is in its place. */
  done(): void
}

/** Writes `FILE.partial.ndjson` beside a JSON report; where that cannot be written, the run goes on without it. */
export function partialResults(report: string, losses: Losses): PartialResults {
  const file = `${report}.partial.ndjson`
  let descriptor: number | undefined
  const done = () => {
    if (descriptor === undefined) return
    closeSync(descriptor)
    descriptor = undefined
    rmSync(file, { force: true })
  }
  const attempt = (write: () => void) => {
    if (!losses.attempt(file, write)) done()
  }
  attempt(() => {
    descriptor = openSync(file, 'w')
  })
  return {
    append: (result) => {
      const open = descriptor
      if (open !== undefined) attempt(() => writeFileSync(open, `${JSON.stringify(result)}\n`))
    },
    done,
  }
}
