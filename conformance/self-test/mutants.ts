import type { Mutant } from '../../reference-impl/vfs/mutants/mutant.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import { certify } from './certify.ts'
import type { Kill } from './kills.ts'

/** What became of a mutant. */
export interface Fate {
  mutant: Mutant
  /** Why it died; `undefined` when it survived. */
  kill?: Kill
}

const folder = 'reference-impl/vfs'

/** The configuration of that name beside the reference tool. */
export const configOf = (name = 'jp-conformance') => `${folder}/${name}.yaml`

/** Certifies a mutant for the requirement that it violates, and for nothing else. */
export async function tryMutant(mutant: Mutant): Promise<Fate> {
  const { id, violates, config, cases, timeScale, limits } = mutant
  const words = ['--mutant', id]
  const results = await certify({
    config: configOf(config),
    words,
    only: [violates],
    cases,
    timeScale,
    limits,
  })
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
