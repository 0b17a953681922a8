import type { MutantSubject } from '../../reference-impl/proof.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import { citationOf, concerns } from '../engine/clause.ts'
import { lineOf } from './golden/findings.ts'
import type { Kill } from './kills.ts'
import type { Proving } from './proving.ts'
import { isRed } from './red-row.ts'
import { timed } from './timed.ts'

/** What became of a mutant. */
export interface MutantResult {
  mutant: Pick<MutantSubject, 'id' | 'violates'>
  /** Why it was killed; left out when it survived. */
  kill?: Kill
  /** How the requirement that it violates was judged, when it survived. */
  judged?: string
}

/**
 * Certifies a mutant once, for the requirement that it violates. Of several reasons to die, found in scenarios that end in
 * any order, the reviewed one counts, and what is still to be run after it is not.
 */
export async function tryMutant(
  { certify }: Pick<Proving, 'certify'>,
  mutant: MutantSubject,
  reviewed?: string,
): Promise<MutantResult> {
  const { id, violates } = mutant
  const { reason, judged } = await timed(
    id,
    async () => foundIn(await certify(until(mutant, reviewed)), mutant, reviewed),
    (found) => (found.reason === undefined ? `SURVIVED with ${found.judged}:` : 'killed'),
  )
  return {
    mutant: { id, violates },
    ...(reason ? { kill: { mutant: id, requirement: violates, reason } } : { judged }),
  }
}

/** A mutant whose run ends with the reviewed reason. */
function until(mutant: MutantSubject, reviewed?: string): MutantSubject {
  const found = new AbortController()
  const onResult = (row: Result) => {
    if (row.reason === reviewed && concerns(mutant.violates, citationOf(row))) found.abort()
  }
  return { ...mutant, options: { ...mutant.options, onResult, interrupt: found.signal } }
}

/** A defect is found when its own requirement fails or warns; what is only reported must be reported in its words. */
function foundIn(
  { results }: Results,
  { violates, reported }: MutantSubject,
  reviewed: string | undefined,
) {
  const own = results
    .filter((row) => concerns(violates, citationOf(row)))
    .toSorted((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1))
  const reasons = own
    .filter((row) => (reported ? row.reason.includes(reported) : isRed(row)))
    .map(({ reason }) => reason)
  return {
    reason: reasons.find((reason) => reason === reviewed) ?? reasons[0],
    judged: own.map(judgement).join('; '),
  }
}

const judgement = ({ verdict, requirement, reason }: Result) =>
  `${verdict} ${requirement}: ${reason}`
