import type { Results } from '../../spec/generated/results.ts'
import type { Progress } from '../progress.ts'
import type { Candidate } from './subjects.ts'

/** Results, and how much of what there is was tried for them. */
export interface Certified {
  results: Results
  part: string
}

/** A candidate whose configuration is good. */
export interface Prepared {
  command: readonly string[]
  certify(progress: Progress, interrupt: AbortSignal): Promise<Certified>
}

/** Reads a candidate's configuration, or answers with the reason to leave it out. */
export type Prepare = (candidate: Candidate) => Promise<Prepared | { leftOut: string }>
