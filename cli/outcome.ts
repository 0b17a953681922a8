import { outcomeOf } from '../reports/verdicts.ts'
import type { Results } from '../spec/generated/results.ts'
import type { ComparedResults } from './known-failures.ts'

/** The document with what is known: a known failure decides nothing, an entry that has outlived itself is as red as one. */
export function withKnown(
  document: Results,
  { results, outdated }: ComparedResults,
  interrupted: boolean,
): Results {
  const found = document.smoke?.started === false ? 'error' : document.outcome
  // Only a failure can become known: every other outcome stands.
  const outcome = found === 'nonconformant' ? outcomeOf(results, interrupted) : found
  if (outdated.length === 0) return { ...document, results, outcome }
  const red = outcome === 'error' ? outcome : 'nonconformant'
  const outdatedKnownFailures = outdated.map(({ at, message }) => ({ at, reason: message }))
  return { ...document, results, outcome: red, outdatedKnownFailures }
}
