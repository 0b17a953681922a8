import type { Result, Results } from '../../spec/generated/results.ts'
import { several } from '../several.ts'
import type { Kill } from './kills.ts'
import type { Mutant, Proving } from './proving.ts'

/** What became of a mutant. */
export interface Fate {
  mutant: Mutant
  /** Why it died; `undefined` when it survived. */
  kill?: Kill
}

/** Certifies mutants, and tells what became of each as it is known. */
export function tryMutants<M extends Mutant>(
  { atOnce, certifyMutant }: Proving<M>,
  mutants: readonly M[],
): Promise<Fate[]> {
  return several(atOnce, mutants, async (mutant) => {
    const fate = fateOf(mutant, await certifyMutant(mutant))
    process.stderr.write(`${fate.kill ? 'killed  ' : 'SURVIVED'} ${mutant.id}\n`)
    return fate
  })
}

function fateOf(mutant: Mutant, results: Results): Fate {
  const { id, violates } = mutant
  const reason = reasonOf(results, mutant)
  return { mutant, ...(reason && { kill: { mutant: id, requirement: violates, reason } }) }
}

/**
 * A defect is found when its own requirement fails or warns; what is only told must be told in the mutant's words.
 */
function reasonOf({ results }: Results, { violates, told }: Mutant): string | undefined {
  const own = results.filter(({ requirement }) => requirement === violates)
  const found = own.find((result) => (told ? result.reason.includes(told) : isRed(result)))
  return found?.reason
}

const isRed = ({ verdict }: Result) => verdict === 'fail' || verdict === 'warn'
