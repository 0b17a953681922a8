import type { Result } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'
import type { Suite } from './suite.ts'

/** What adding a reading led to. */
export interface Judged {
  /** Rows of checks that were violated for the first time in their case. */
  violated: Result[]
  /** Rows of a case of which every session has been judged; they are made when they are asked for. */
  readonly complete: Result[]
}

export type JudgingSuite<R extends Reading> = Pick<
  Suite<never, never, R>,
  | 'smoke'
  | 'keeps'
  | 'unclaimed'
  | 'weigh'
  | 'causes'
  | 'hasOneRow'
  | 'isConfusing'
  | 'illustrate'
  | 'staysOpen'
>
