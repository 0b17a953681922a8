import type { CatalogueRequirement } from '../../../spec/generated/catalogue.ts'
import type { Result } from '../../../spec/generated/results.ts'
import { catalogue } from '../../engine/catalogue.ts'
import { citedBy } from '../../engine/clause.ts'
import { rowWithout } from '../../engine/row.ts'
import type { Suite } from '../../engine/suite.ts'
import { profileOf } from './profile.ts'

const REASON = 'the suite has no check of it yet'

/** What the rows of a role are completed from. */
type Finish = NonNullable<Suite['finish']>

/** Adds to the rows one for each requirement of the profile that nothing checks yet, where the run leaves nothing out. */
export function withUnchecked(role: string, checks: readonly { verifies: string }[]): Finish {
  const checked = new Set(checks.map(({ verifies }) => citedBy(verifies).requirement))
  return (rows, retained) => {
    const judged = new Set(rows.map(({ requirement }) => requirement))
    if (![...checked].every((id) => judged.has(id))) return [...rows]
    const { features } = profileOf(retained[0]?.start.context?.profile)
    const unchecked = catalogue.requirements.filter(
      ({ id, role: its, feature, untestable }) =>
        its === role && features.includes(feature) && !checked.has(id) && !untestable,
    )
    return [...rows, ...unchecked.map(uncheckedRow)]
  }
}

const uncheckedRow = (requirement: CatalogueRequirement): Result =>
  rowWithout(
    requirement,
    { verifies: requirement.id, title: 'not checked yet' },
    { verdict: 'not-applicable', reason: REASON },
  )
