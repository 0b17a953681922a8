import type { Outcome, Result, Results } from '../spec/generated/results.ts'
import type { Compared } from './known-failures.ts'

/** The document with what is known: a known failure decides nothing, an entry that has outlived itself is as red as one. */
export function withKnown(
  document: Results,
  { results, outdated }: Compared,
  interrupted: boolean,
): Results {
  const found = document.smoke?.started === false ? 'error' : document.outcome
  const outcome = outcomeOf(found, results, interrupted)
  if (outdated.length === 0) return { ...document, results, outcome }
  const red = outcome === 'error' ? outcome : 'nonconformant'
  const outdatedKnownFailures = outdated.map(({ at, says }) => ({ at, reason: says }))
  return { ...document, results, outcome: red, outdatedKnownFailures }
}

// Only a failure can become known: every other outcome stands.
function outcomeOf(outcome: Outcome, results: readonly Result[], interrupted: boolean): Outcome {
  const musts = results.filter(({ level }) => level === 'must')
  if (outcome !== 'nonconformant' || musts.some(isNewFailure)) return outcome
  const open = musts.some(({ verdict }) => verdict === 'inconclusive')
  const passed = musts.some(({ verdict }) => verdict === 'pass')
  return open || interrupted || !passed ? 'partial' : 'conformant'
}

function isNewFailure({ verdict, known }: Result): boolean {
  return verdict === 'fail' && !known
}
