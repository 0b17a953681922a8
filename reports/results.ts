import type { Results } from '../spec/generated/results.ts'

export type {
  Level,
  Outcome,
  Result,
  Results,
  TranscriptEvent,
  Verdict,
} from '../spec/generated/results.ts'

/** How a program that implements nothing fares with the same checks. */
export type NullSubject = NonNullable<Results['nullLine']>[number]

/** A requirement that no conversation touched, and what would touch it. */
export type NotExercised = NonNullable<Results['notExercised']>[number]

/** Whether the subject could be started at all. */
export type Smoke = NonNullable<Results['smoke']>
