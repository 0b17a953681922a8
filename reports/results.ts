import type { Results } from '../spec/generated/results.ts'

export type {
  Level,
  Outcome,
  Result,
  Results,
  Verdict,
} from '../spec/generated/results.ts'
export type { TranscriptEvent } from '../spec/generated/transcript.ts'

/** How a program that implements nothing fares with the same checks. */
export type NullSubject = NonNullable<Results['nullBaseline']>[number]

/** A requirement that no conversation touched, and what would touch it. */
export type NotExercised = NonNullable<Results['notExercised']>[number]

/** Whether the subject could be started at all. */
export type Smoke = NonNullable<Results['smoke']>
