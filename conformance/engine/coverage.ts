import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { citationOf, concerns, covers } from './clause.ts'

/** Citations of what there is: by each check what it verifies, by each mutant what it violates, by each kill as well. */
export interface Citations {
  checks: readonly string[]
  mutants: readonly string[]
  kills: readonly string[]
}

/** How often one clause, or a requirement without clauses, is checked, violated by a mutant and seen to be so. */
export type Coverage = { clause: string } & { [Link in keyof Citations]: number }

/** The coverage of each clause of a requirement. A mutant of the whole requirement proves none of its clauses. */
export const coverageOf = (requirement: CatalogueRequirement, cited: Citations): Coverage[] =>
  clausesOf(requirement).map((clause) => ({
    clause,
    checks: cited.checks.filter((each) => concerns(each, clause)).length,
    mutants: cited.mutants.filter((each) => covers(clause, each)).length,
    kills: cited.kills.filter((each) => covers(clause, each)).length,
  }))

/** What of a requirement is proved by itself: its clauses, or the whole where it has none. */
export const clausesOf = ({ id, clauses }: CatalogueRequirement): string[] =>
  clauses ? Object.keys(clauses).map((clause) => citationOf({ requirement: id, clause })) : [id]

/** The clauses that only Windows can show: elsewhere no mutant of them can be run. */
export const shownOnWindows = (requirements: readonly CatalogueRequirement[]): string[] =>
  requirements
    .filter(({ feature, untestable }) => feature === 'windows' && !untestable)
    .flatMap(clausesOf)

/** Why the counts of these requirements fall short, in one sentence; nothing where they do not. */
export function shortfallOf(requirements: readonly CatalogueRequirement[]): string | undefined {
  const clauses = shownOnWindows(requirements)
  if (clauses.length === 0) return undefined
  const noun = clauses.length === 1 ? 'clause' : 'clauses'
  return `${clauses.length} ${noun} can be shown on Windows only: ${clauses.join(', ')}`
}

/** How many clauses of a role there are in a protocol, and how many of them have each link. */
export type Count = { role: string; protocol: string; clauses: number } & {
  [Link in keyof Citations]: number
}

/** Counts the clauses that can be tested, by role and protocol in the order of the requirements. */
export function countsOf(requirements: readonly CatalogueRequirement[], cited: Citations): Count[] {
  const testable = requirements.filter(({ untestable }) => !untestable)
  const groups = Map.groupBy(testable, ({ id, role }) => `${role} ${id.split('.')[0]}`)
  return [...groups].map(([name, group]) => {
    const [role = '', protocol = ''] = name.split(' ')
    const all = group.flatMap((requirement) => coverageOf(requirement, cited))
    const having = (link: keyof Citations) => all.filter((each) => each[link] > 0).length
    return {
      role,
      protocol,
      clauses: all.length,
      checks: having('checks'),
      mutants: having('mutants'),
      kills: having('kills'),
    }
  })
}
