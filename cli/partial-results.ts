import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import type { Result } from '../spec/generated/results.ts'

/**
 * Results as they come, one JSON line each, so that a run that dies leaves what it had found.
 * A failure comes as soon as it is seen and once more with its case: the last line of a check and case counts.
 */
export interface PartialResults {
  append(result: Result): void
  /** Removes the file: the whole report is in its place. */
  done(): void
}

/** Opens `FILE.partial.ndjson` beside a JSON report. */
export function partialResults(report: string): PartialResults {
  const file = `${report}.partial.ndjson`
  const descriptor = openSync(file, 'w')
  return {
    append: (result) => {
      writeSync(descriptor, `${JSON.stringify(result)}\n`)
    },
    done: () => {
      closeSync(descriptor)
      rmSync(file, { force: true })
    },
  }
}
