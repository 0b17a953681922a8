import type { TranscriptEvent } from './transcript.ts'

/** What a result may say; `error` is the suite's own fault. */
export type Verdict = 'fail' | 'error' | 'inconclusive' | 'warn' | 'pass' | 'not-applicable'

/** What a whole run may say. */
export type Outcome = 'conformant' | 'nonconformant' | 'partial' | 'error'

/** How binding a requirement is; only `must` decides an outcome. */
export type Level = 'must' | 'should' | 'may'

/** How often each verdict was given. */
export type Counts = Record<Verdict, number>

/** What one check, or one rule, found out about one requirement. */
export interface Result {
  check: string
  requirement: string
  level: Level
  verdict: Verdict
  /** One sentence. */
  reason: string
  expected?: string
  observed?: string
  case?: string
  fault?: string
  ms: number
  /** Key into `transcripts`. */
  transcript?: string
  /** Position, in that transcript, of the event that the finding is about. */
  event?: number
  requirementText?: string
  source?: string | string[]
  advice?: string
  /** Listed in the file of known failures: shown, not counted against the subject. */
  known?: true
}

/** How a program that implements nothing fares with the same checks. */
export interface NullSubject {
  subject: string
  pass: number
  fail: number
  other: number
  outcome: Outcome
}

/** A requirement that no conversation touched, and what would touch it. */
export interface NotExercised {
  requirement: string
  advice: string
}

/** Whether the subject could be started at all. */
export interface Smoke {
  started: boolean
  firstMessageMs?: number | null
  sentence: string
}

/** The one document that a run writes and every report reads; times in milliseconds. */
export interface Results {
  format: 1
  suite: { name: string; version: string }
  spec: { revision: string }
  subject: { role: string; command: string[]; sha256?: string; name?: string }
  seed: number
  outcome: Outcome
  counts: Counts
  results: Result[]
  /** ISO 8601. */
  started: string
  ms: number
  /** The command line of the run, program first. */
  command: string[]
  nullLine: NullSubject[]
  notExercised: NotExercised[]
  /** Measured jitter of this machine by name, in milliseconds. */
  noise: Record<string, number>
  smoke: Smoke
  transcripts: Record<string, TranscriptEvent[]>
}
