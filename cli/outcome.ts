import type { Outcome, Result, Results } from '../spec/generated/results.ts'

/** The document with other results: what is known to fail is shown and decides nothing. */
export function withResults(document: Results, results: Result[], interrupted: boolean): Results {
  const outcome = document.smoke?.started === false ? 'error' : document.outcome
  return { ...document, results, outcome: outcomeOf(outcome, results, interrupted) }
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
