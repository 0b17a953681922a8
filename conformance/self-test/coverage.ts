import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { catalogue } from '../engine/catalogue.ts'
import { concerns, covers } from '../engine/clause.ts'
import { clausesOf } from '../engine/coverage.ts'
import type { Proving } from './proving.ts'

/** A link that is missing between requirements, checks and mutants. */
export interface Gap {
  /** A requirement, or a clause of one. */
  requirement: string
  missing: 'check' | 'mutant'
}

/**
 * Every testable requirement of the role, and each of its clauses, needs a check and a mutant; of a host and a flattener
 * a mutant is needed for each that decides an outcome. What the role's subjects are held to beside these has its proof
 * in a role of its own.
 */
export function gapsOf({
  role,
  checks,
  mutants,
}: Pick<Proving, 'role' | 'checks' | 'mutants'>): Gap[] {
  const checked = checks.map(({ verifies }) => verifies)
  const violated = mutants.map(({ violates }) => violates)
  const isChecked = (ref: string) => checked.some((each) => concerns(each, ref))
  return catalogue.requirements.flatMap((requirement) => {
    if (requirement.role !== role || requirement.untestable) return []
    return clausesOf(requirement).flatMap((ref): Gap[] => [
      ...(isChecked(ref) ? [] : [gap(ref, 'check')]),
      ...(!needsMutant(requirement) || violated.some((each) => covers(ref, each))
        ? []
        : [gap(ref, 'mutant')]),
    ])
  })
}

/** What only Windows can show is proved on Windows. */
const needsMutant = ({ role, level, disposition, feature }: CatalogueRequirement) =>
  role === 'tool' || (level === 'must' && disposition === 'require' && feature !== 'windows')

const gap = (requirement: string, missing: Gap['missing']): Gap => ({ requirement, missing })
