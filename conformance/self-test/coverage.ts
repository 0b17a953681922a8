import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { catalogue } from '../engine/catalogue.ts'
import { concerns, covers } from '../engine/clause.ts'
import { clausesOf } from '../engine/coverage.ts'
import { suites } from '../suite-list.ts'
import type { Proving } from './proving.ts'

/** A link that is missing between requirements, checks and mutants. */
export interface Gap {
  /** A requirement, or a clause of one. */
  requirement: string
  missing: 'check' | 'mutant'
}

/** The protocols whose checks are all written. */
const PROTOCOLS = new Set(
  suites.flatMap(({ protocol, unfinished }) => (unfinished ? [] : protocol)),
)

/**
 * Every testable requirement of the role, and each of its clauses, needs a check and a mutant; of a host and a flattener
 * a mutant is needed for each that decides an outcome. What the role's subjects are held to beside these has its proof
 * in a role of its own. Of a protocol whose checks are being written, only what has a check needs a mutant.
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
    const refs = clausesOf(requirement)
    return (isOfSuite(requirement) ? refs : refs.filter(isChecked)).flatMap((ref): Gap[] => [
      ...(isChecked(ref) ? [] : [gap(ref, 'check')]),
      ...(!needsMutant(requirement) || violated.some((each) => covers(ref, each))
        ? []
        : [gap(ref, 'mutant')]),
    ])
  })
}

const isOfSuite = ({ id }: CatalogueRequirement) => PROTOCOLS.has(id.split('.')[0] as string)

/** What only Windows can show is proved on Windows. */
const needsMutant = ({ role, level, disposition, feature }: CatalogueRequirement) =>
  role === 'tool' || (level === 'must' && disposition === 'require' && feature !== 'windows')

const gap = (requirement: string, missing: Gap['missing']): Gap => ({ requirement, missing })
