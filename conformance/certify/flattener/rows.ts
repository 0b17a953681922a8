import type { CatalogueRequirement } from '../../../spec/generated/catalogue.ts'
import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Result } from '../../../spec/generated/results.ts'
import type { Finding, Violation } from '../../finding.ts'
import type { FlattenerCheck } from '../../flattener/check.ts'
import type { Example } from '../../flattener/examples.ts'
import { requirementOf } from '../selection.ts'

/** What was found for one check and one provider. */
export interface Tally {
  check: FlattenerCheck
  provider: ProviderId
  count: number
  bad: number
  first?: Violation
  /** The schema with which it was first broken. */
  where?: Example
  /** What became of that schema. */
  difference?: string[]
  doubt?: string
}

/** Adds findings to a tally; the first departure is kept. */
export function addTo(tally: Tally, findings: Finding[], where?: Example): void {
  for (const finding of findings) {
    tally.count += 1
    if (finding.kind === 'inconclusive') tally.doubt ??= finding.reason
    if (finding.kind !== 'violated') continue
    tally.bad += 1
    if (tally.first) continue
    tally.first = finding
    if (where) tally.where = where
  }
}

/** The verdict on one check for one provider. */
export function rowOf(tally: Tally): Result {
  const requirement = requirementOf(tally.check)
  const { id, level, text, source } = requirement
  const row = { check: tally.check.title, requirement: id, level, case: tally.provider }
  return { ...row, ...wordsOf(tally, requirement), requirementText: text, source }
}

/** The row of a check that is not judged, and why. */
export function leftOutRow(check: FlattenerCheck, reason: string): Result {
  const { id, level, text, source } = requirementOf(check)
  const row = { check: check.title, requirement: id, level, verdict: 'not-applicable' as const }
  return { ...row, reason, requirementText: text, source }
}

type Words = Pick<Result, 'verdict' | 'reason' | 'expected' | 'observed' | 'difference' | 'advice'>

function wordsOf(
  { first, difference = [], doubt, count, bad, check }: Tally,
  { level, feature }: CatalogueRequirement,
): Words {
  if (first) {
    const often = bad > 1 ? ` (${bad} of ${count} times)` : ''
    const verdict = level === 'must' ? 'fail' : 'warn'
    return {
      verdict,
      reason: first.observed,
      expected: first.expected,
      observed: `${first.observed}${often}`,
      ...(difference.length > 0 && { difference }),
    }
  }
  if (doubt) return { verdict: 'inconclusive', reason: doubt }
  if (count === 0)
    return {
      verdict: 'not-applicable',
      reason: `never exercised (feature ${feature})`,
      advice: check.toExercise,
    }
  return { verdict: 'pass', reason: count === 1 ? 'held once' : `held ${count} times` }
}
