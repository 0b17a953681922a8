import { catalogue } from '../engine/catalogue.ts'
import { concerns, covers } from '../engine/clause.ts'
import { clausesOf, shownOnWindows } from '../engine/coverage.ts'
import type { Proving } from './proving.ts'

/** A link that is missing between requirements, checks and mutants. */
export interface Gap {
  /** A requirement, or a clause of one. */
  requirement: string
  missing: 'check' | 'mutant'
}

/**
 * Every testable requirement of the role, and each of its clauses, needs a check and a mutant, whatever it decides; no
 * mutant shows here what only Windows can show. What the role's subjects are held to beside these has its proof in a role
 * of its own.
 */
export function gapsOf({
  role,
  checks,
  mutants,
}: Pick<Proving, 'role' | 'checks' | 'mutants'>): Gap[] {
  const checked = checks.map(({ verifies }) => verifies)
  const violated = mutants.map(({ violates }) => violates)
  const elsewhere = new Set(shownOnWindows(catalogue.requirements))
  const isChecked = (ref: string) => checked.some((each) => concerns(each, ref))
  return catalogue.requirements.flatMap((requirement) => {
    if (requirement.role !== role || requirement.untestable) return []
    return clausesOf(requirement).flatMap((ref): Gap[] => [
      ...(isChecked(ref) ? [] : [gap(ref, 'check')]),
      ...(elsewhere.has(ref) || violated.some((each) => covers(ref, each))
        ? []
        : [gap(ref, 'mutant')]),
    ])
  })
}

const gap = (requirement: string, missing: Gap['missing']): Gap => ({ requirement, missing })
