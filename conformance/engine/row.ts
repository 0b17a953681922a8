import { nameOf } from '../../harness/adversary/fault.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { Result, Verdict } from '../../spec/generated/results.ts'
import { citedBy } from './clause.ts'
import type { Violation } from './finding.ts'
import { behavioursOf, type Tally } from './tally.ts'

/** What a row states about its check beside what was found. */
export interface About {
  /** The requirement, or the clause of it, that the check verifies. */
  verifies: string
  title: string
  toExercise?: string
}

/** Verdict and words of a row. */
type Verdicted = Pick<Result, 'verdict' | 'reason' | 'expected' | 'observed' | 'advice'>

/** The row of a check for one case; the one place where findings become a verdict. */
export function rowOf(
  requirement: CatalogueRequirement,
  about: About,
  tally: Tally,
  name?: string,
): Result {
  const { violation, inconclusive } = tally
  return row(requirement, about, verdictOf(requirement, about, tally), {
    ...(name !== undefined && { case: name }),
    ms: Math.round(tally.us / 100) / 10,
    ...(violation?.fault && { fault: nameOf(violation.fault) }),
    transcript: (violation ?? inconclusive ?? tally).session,
    ...(violation?.event !== undefined && { event: violation.event }),
    ...lanesIn(violation?.violation),
    ...violation?.shown,
  })
}

const lanesIn = ({ lanes }: Partial<Violation> = {}): Pick<Result, 'lanes'> =>
  lanes ? { lanes: [...lanes] } : {}

/** The row of a check that nothing was found for: for the given reason, else because nothing exercised it. */
export const rowWithout = (
  requirement: CatalogueRequirement,
  about: About,
  why: Pick<Result, 'verdict' | 'reason'> = neverExercised(requirement, about),
): Result => row(requirement, about, why)

function row(
  { id, level, text, source }: CatalogueRequirement,
  { title, verifies }: About,
  verdicted: Verdicted,
  more: Partial<Result> = {},
): Result {
  return {
    ...{ check: title, requirement: id },
    ...clauseIn(verifies),
    level,
    ...verdicted,
    ...more,
    ...{ requirementText: text, source },
  }
}

function clauseIn(verifies: string): Pick<Result, 'clause'> {
  const { clause } = citedBy(verifies)
  return clause === undefined ? {} : { clause }
}

function verdictOf(requirement: CatalogueRequirement, about: About, tally: Tally): Verdicted {
  const { violation, inconclusive, notApplicable, count } = tally
  if (violation) return violated(requirement, tally)
  if (inconclusive) return { verdict: 'inconclusive', reason: inconclusive.reason }
  if (count > 0) return { verdict: 'pass', ...satisfied(tally) }
  if (notApplicable) return { verdict: 'not-applicable', reason: notApplicable.reason }
  return neverExercised(requirement, about)
}

const neverExercised = ({ feature }: CatalogueRequirement, { toExercise }: About): Verdicted => ({
  verdict: 'not-applicable',
  reason: `never exercised (feature ${feature})`,
  ...(toExercise && { advice: toExercise }),
})

function violated(
  requirement: CatalogueRequirement,
  { violation, violations, count }: Tally,
): Verdicted {
  const { expected = '', observed = '' } = violation?.violation ?? {}
  const often = violations > 1 ? ` (${violations} of ${count} times)` : ''
  const { disposition } = requirement
  return {
    verdict: verdictOfViolation(requirement),
    reason: disposition === 'report' ? `unspecified: observed ${observed}` : observed,
    expected,
    observed: observed + often,
  }
}

/** A violation counts at its level; one that is only reported, or that a may permits, is reported and no more. */
const verdictOfViolation = ({ level, disposition }: CatalogueRequirement): Verdict =>
  level === 'must' && disposition !== 'report' ? 'fail' : 'warn'

function satisfied(tally: Tally): { reason: string; observed?: string } {
  const { count } = tally
  const observed = behavioursOf(tally).join('; ')
  const times = count === 1 ? 'satisfied once' : `satisfied ${count} times`
  return observed === '' ? { reason: times } : { reason: `${times}: ${observed}`, observed }
}
