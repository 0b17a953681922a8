import type { Result, Results } from '../../spec/generated/results.ts'
import { decided, isRed } from './decided.ts'
import type { Fate, Mutant, Proving } from './proving.ts'
import { tried } from './tried.ts'

/** Certifies a mutant, and tells what became of it at once. */
export async function fateOf<M extends Mutant>(
  { certifyMutant }: Proving<M>,
  mutant: M,
): Promise<Fate> {
  const { id, violates } = mutant
  const reason = await tried(
    id,
    async () => reasonOf(await decided(() => certifyMutant(mutant), isOwn(mutant)), mutant),
    (found) => (found === undefined ? 'SURVIVED' : 'killed'),
  )
  return { mutant, ...(reason && { kill: { mutant: id, requirement: violates, reason } }) }
}

/**
 * A defect is found when its own requirement fails or warns; what is only told must be told in the mutant's words.
 */
function reasonOf({ results }: Results, mutant: Mutant): string | undefined {
  const { told } = mutant
  const own = results.filter(isOwn(mutant))
  const found = own.find((result) => (told ? result.reason.includes(told) : isRed(result)))
  return found?.reason
}

const isOwn =
  ({ violates }: Mutant) =>
  ({ requirement }: Result) =>
    requirement === violates
