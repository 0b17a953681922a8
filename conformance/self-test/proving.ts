import type { Stored } from '../../harness/stored.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { RequirementId } from '../../spec/generated/requirement-ids.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { Kill } from './kills.ts'

/** A reference implementation with one deliberate defect, of whatever role. */
export interface Mutant {
  id: string
  violates: RequirementId
  /** Where the requirement permits or only reports: the words in which the report tells the behaviour. */
  told?: string
}

/** Receives each transcript of a run. */
export type OnTranscript = (transcript: Transcript) => void

/** A correct subject, which must pass: the reference, plain or unusual. */
export interface Correct {
  about: string
  certify(onTranscript?: OnTranscript): Promise<Results>
}

/** What proves the checks of one role. */
export interface Proving<M extends Mutant = Mutant> {
  role: 'tool' | 'host' | 'flattener'
  correct: readonly Correct[]
  mutants: readonly M[]
  /** How many mutants are certified side by side; more, where they mostly wait. */
  atOnce: number
  /** Certifies a mutant for the requirement that it violates, and for nothing else. */
  certifyMutant(mutant: M, onTranscript?: OnTranscript): Promise<Results>
  /** Judges stored sessions; absent where a role records none. */
  judge?(stored: readonly Stored[], about: { argv: string[] }): Results
  checks: readonly { verifies: string }[]
}

/** One line of the proof: what was to be shown, and what is wrong with it, if anything. */
export interface Proof {
  about: string
  wrong?: string
}

/** What became of a mutant. */
export interface Fate {
  mutant: Pick<Mutant, 'id' | 'violates'>
  /** Why it died; left out when it survived. */
  kill?: Kill
}
