import { join } from 'node:path'
import type { Stored } from '../../harness/stored.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { Proof, ProofSubject } from '../../reference-impl/proof.ts'
import type { Results } from '../../spec/generated/results.ts'
import { judgeStored } from '../engine/judge-stored.ts'
import type { SuiteEntry } from '../suite-entry.ts'
import { certifySubject } from './certify-subject.ts'
import { root } from './configuration.ts'

/** Receives each transcript of a run. */
export type OnTranscript = (transcript: Transcript) => void

/** What proves the checks of one suite, and how its subjects are certified and judged. */
export interface Proving extends Proof {
  role: string
  checks: readonly { verifies: string }[]
  certify(subject: ProofSubject, onTranscript?: OnTranscript): Promise<Results>
  judge(stored: readonly Stored[]): Results
}

/** One line of the proof: what was to be shown, and what is wrong with it, if anything. */
export interface ProofLine {
  about: string
  wrong?: string
}

/** Loads the proof of a suite from the reference implementation that it names. */
export async function provingOf({ role, reference, load }: SuiteEntry): Promise<Proving> {
  const { proof }: { proof: Proof } = await import(join(root, reference, 'proof.ts'))
  const suite = await load()
  return {
    ...proof,
    role,
    checks: suite.checks,
    certify: (subject, onTranscript) => certifySubject(suite, subject, onTranscript),
    judge: (stored) => judgeStored(suite, stored, { argv: [] }),
  }
}
