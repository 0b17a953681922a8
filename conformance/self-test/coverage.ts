import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { catalogue } from '../engine/catalogue.ts'
import type { Proving } from './proving.ts'

/** A link that is missing between requirements, checks and mutants. */
export interface Gap {
  requirement: string
  missing: 'check' | 'mutant'
}

/** The protocols whose checks are written. */
const PROTOCOLS = ['vfs', 'flattener']

/**
 * Every testable requirement of the role needs a check and a mutant; of a host and a flattener a mutant is needed for
 * each that decides an outcome. What the role's subjects are held to beside these has its proof in a role of its own.
 */
export function gapsOf({
  role,
  checks,
  mutants,
}: Pick<Proving, 'role' | 'checks' | 'mutants'>): Gap[] {
  const checked = new Set(checks.map(({ verifies }) => verifies))
  const violated = new Set<string>(mutants.map(({ violates }) => violates))
  const testable = catalogue.requirements.filter((each) => each.role === role && isTestable(each))
  return testable.flatMap((requirement): Gap[] => [
    ...(checked.has(requirement.id) ? [] : [gap(requirement, 'check')]),
    ...(violated.has(requirement.id) || !needsMutant(requirement)
      ? []
      : [gap(requirement, 'mutant')]),
  ])
}

const isTestable = ({ id, untestable }: CatalogueRequirement) =>
  !untestable && PROTOCOLS.includes(id.split('.')[0] as string)

/** What only Windows can show is proved on Windows. */
const needsMutant = ({ role, level, disposition, feature }: CatalogueRequirement) =>
  role === 'tool' || (level === 'must' && disposition === 'require' && feature !== 'windows')

const gap = ({ id }: CatalogueRequirement, missing: Gap['missing']): Gap => ({
  requirement: id,
  missing,
})
