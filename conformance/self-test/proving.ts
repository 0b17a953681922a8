import { join } from 'node:path'
import type { Stored } from '../../harness/stored.ts'
import type { MutantSubject, Proof, ProofSubject } from '../../reference-impl/proof.ts'
import type { Results } from '../../spec/generated/results.ts'
import { citedBy, concerns } from '../engine/clause.ts'
import { storedJudge } from '../engine/judge-stored.ts'
import type { SuiteEntry } from '../suite-entry.ts'
import { certifySubject, type OnTranscript } from './certify-subject.ts'
import { root } from './configuration.ts'

/** What proves the checks of one suite, and how its subjects are certified and judged. */
export interface Proving extends Proof {
  role: string
  /** Folder of the suite from the root, where its records stand. */
  folder: string
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
export async function provingOf({ role, folder, reference, load }: SuiteEntry): Promise<Proving> {
  const { proof }: { proof: Proof } = await import(join(root, reference, 'proof.ts'))
  const suite = await load()
  const checks = Map.groupBy(suite.checks, ({ verifies }) => citedBy(verifies).requirement)
  return {
    ...proof,
    mutants: proof.mutants.map((mutant) =>
      narrowed(mutant, checks.get(citedBy(mutant.violates).requirement) ?? []),
    ),
    role,
    folder,
    checks: suite.checks,
    certify: (subject, onTranscript) => certifySubject(suite, subject, onTranscript),
    judge: storedJudge(suite, { argv: [] }),
  }
}

/**
 * A mutant is certified only for those clauses of its requirement that it may be found by; `checks` are those of the
 * requirement. It is known to be wrong, so what it violates on a busy machine is not tried with longer limits.
 */
function narrowed(mutant: MutantSubject, checks: Proving['checks']): MutantSubject {
  const cited = checks.map(({ verifies }) => verifies)
  const near = cited.filter((citation) => concerns(mutant.violates, citation))
  return {
    ...mutant,
    only: [...new Set(near)],
    options: { ...mutant.options, retryUnhurried: false },
  }
}
