import type { Profile } from '../../spec/generated/providers.ts'
import type { FlattenerRequirementId } from '../../spec/generated/requirement-ids.ts'
import type { Finding } from '../finding.ts'
import type { LineTalk, Talk } from './talk.ts'
import type { Trial } from './trial.ts'
import { unlessUndecided } from './undecided.ts'

interface Common {
  verifies: FlattenerRequirementId
  title: string
  /** What an author adds so that the requirement is exercised. */
  toExercise: string
}

/** Judged on what became of one schema and its instances; a pure function. */
export interface TrialCheck extends Common {
  judge(trial: Trial): Finding[]
}

/** Holds a conversation of its own about one provider. */
export interface TalkCheck extends Common {
  hold(talk: Talk, profile: Profile): Promise<Finding[]>
}

/** Holds one that is about the lines themselves. */
export interface LineCheck extends Common {
  holdLines(talk: LineTalk, profile: Profile): Promise<Finding[]>
}

/** Anything that must hold of a flattener. */
export type FlattenerCheck = TrialCheck | TalkCheck | LineCheck

/** Declares checks that are judged on trials. */
export const trialChecks = (...checks: TrialCheck[]): TrialCheck[] =>
  checks.map((check) => ({
    ...check,
    judge: (trial) => unlessUndecided(() => check.judge(trial)),
  }))

/** Declares checks that hold conversations of their own. */
export const talkChecks = (...checks: TalkCheck[]): TalkCheck[] => checks

/** Declares checks of the lines themselves. */
export const lineChecks = (...checks: LineCheck[]): LineCheck[] => checks

export const isTalk = (check: FlattenerCheck): check is TalkCheck | LineCheck => !('judge' in check)

export const isOfLines = (check: FlattenerCheck): check is LineCheck => 'holdLines' in check

/** What an author adds for a check that the examples always exercise. */
export const ANY_SCHEMA = 'Certify with at least one provider.'
