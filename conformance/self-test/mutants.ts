import type { Results } from '../../spec/generated/results.ts'
import { isRed, TRIES } from './decided.ts'
import { type Kill, readKills } from './kills.ts'
import type { Fate, Mutant, Proving } from './proving.ts'
import { tried } from './tried.ts'

/** The reviewed record, read once for all mutants. */
const reviewed = readKills()

/** Certifies a mutant, and tells what became of it at once. */
export async function fateOf<M extends Mutant>(proving: Proving<M>, mutant: M): Promise<Fate> {
  const { id, violates } = mutant
  const reason = await tried(
    id,
    () => reasonFor(proving, mutant),
    (found) => (found === undefined ? 'SURVIVED' : 'killed'),
  )
  return { mutant, ...(reason && { kill: { mutant: id, requirement: violates, reason } }) }
}

/** Why a mutant dies; what a busy machine makes of one conversation is no reason yet where another was reviewed. */
async function reasonFor<M extends Mutant>({ certifyMutant }: Proving<M>, mutant: M) {
  const kill = reviewed.find(isOf(mutant))
  let reason = reasonIn(await certifyMutant(mutant), mutant)
  for (let tries = 1; tries < TRIES && !isReviewed(reason, kill); tries++)
    reason = reasonIn(await certifyMutant(mutant), mutant)
  return reason
}

const isOf =
  ({ id, violates }: Mutant) =>
  ({ mutant, requirement }: Kill) =>
    mutant === id && requirement === violates

const isReviewed = (reason: string | undefined, kill: Kill | undefined) =>
  reason !== undefined && reason === (kill?.reason ?? reason)

/**
 * A defect is found when its own requirement fails or warns; what is only told must be told in the mutant's words.
 */
function reasonIn({ results }: Results, { violates, told }: Mutant): string | undefined {
  const own = results.filter(({ requirement }) => requirement === violates)
  const found = own.find((result) => (told ? result.reason.includes(told) : isRed(result)))
  return found?.reason
}
