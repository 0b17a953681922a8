import type { TranscriptEvent } from '../../harness/transcript.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import type { FlattenerClauseRef } from '../../spec/generated/requirement-ids.ts'
import { about, type Finding } from '../engine/finding.ts'
import { type Exchange, replayed } from './exchange.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import type { Trial } from './trial.ts'
import { unlessUndecided } from './undecided.ts'

interface Common {
  verifies: FlattenerClauseRef
  title: string
  /** What an author adds so that the requirement is exercised. */
  toExercise: string
}

/** Judged on what became of one schema and its instances; a pure function. */
export interface TrialCheck extends Common {
  judge(trial: Trial): Finding[]
}

/** Asks about one provider by an exchange of its own, and judges the replies. */
export interface ExchangeCheck extends Common {
  exchange(profile: Profile): Exchange<Finding[]>
  /** It is about the lines themselves, which a driver of a host does not have. */
  ofLines?: true
}

/** Anything that must hold of a flattener. */
export interface FlattenerCheck extends Common {
  on: 'every reading' | { scenario: string }
  judge(reading: FlattenerReading): Finding[]
  /** The exchange that it asks for. */
  exchange?: ExchangeCheck['exchange']
  ofLines?: true
  /** The judgement on a trial. */
  trial?: TrialCheck['judge']
}

/** Declares checks that are judged on trials. */
export const trialChecks = (...checks: TrialCheck[]): FlattenerCheck[] =>
  checks.map(({ judge, ...check }) => ({
    ...check,
    on: 'every reading',
    trial: (trial) => unlessUndecided(() => judge(trial)),
    judge: ({ trial, transcript }) => {
      if (!trial) return []
      const answer = transcript.findIndex(isReply)
      return unlessUndecided(() => judge(trial)).map((finding) => about(answer, finding))
    },
  }))

/** Whether an event is an answer of the flattener, or what came in place of one. */
const isReply = ({ event }: TranscriptEvent) => event === 'received' || event === 'reply'

/** Declares checks that ask by an exchange of their own. */
export const exchangeChecks = (...checks: ExchangeCheck[]): FlattenerCheck[] =>
  checks.map((check) => ({
    ...check,
    on: { scenario: check.title },
    judge: ({ profile, replies }) => replayed(check.exchange(profile), replies),
  }))

/** Whether a check is one of flatteners, which a host that flattens is held to as well. */
export const isFlattenerCheck = (check: object): check is FlattenerCheck =>
  'trial' in check || 'exchange' in check

/** What an author adds for a check that the examples always exercise. */
export const ANY_SCHEMA = 'Certify with at least one provider.'
