import { isObject } from '../../harness/wire/json.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { catalogue } from './catalogue.ts'
import { citationOf, citedBy } from './clause.ts'
import { holdsIn } from './revision.ts'
import { fitsWildcards } from './wildcards.ts'

/** What every check of any suite has. */
interface Selectable {
  verifies: string
  title: string
  on?: unknown
}

/** What narrows a run down. */
export interface Narrowing {
  only: readonly string[]
  skip: readonly string[]
  /** The revision whose requirements hold; the current one by default. */
  revision?: string
  shard?: { index: number; of: number }
}

/** The same, and whether the smoke scenario is run whatever is chosen; true by default. */
export interface Narrowed extends Narrowing {
  smoke?: boolean
}

/** The checks of a run. `*` in a pattern stands for any text; a pattern names requirements, titles or scenarios. */
export function select<C extends Selectable>(
  checks: readonly C[],
  { only, skip, shard, revision }: Narrowing,
): C[] {
  const wanted = checks.filter(
    (check) =>
      (only.length === 0 || fitsAny(check, only)) &&
      !fitsAny(check, skip) &&
      holdsIn(requirementOf(check), revision, catalogue.revisions),
  )
  return shard ? wanted.filter((_, i) => i % shard.of === shard.index - 1) : wanted
}

/** The checks of a run, those on the smoke scenario always among them. */
export function selected<C extends Selectable>(
  { checks, smoke }: { checks: readonly C[]; smoke?: string },
  narrowing: Narrowed,
): C[] {
  const chosen = new Set(select(checks, narrowing))
  const always = (narrowing.smoke ?? true) && smoke !== undefined
  return checks.filter(
    (check) => chosen.has(check) || (always && scenarioOf(check.on).includes(smoke ?? '')),
  )
}

const fitsAny = (check: Selectable, patterns: readonly string[]) =>
  patterns.some((pattern) => fits(pattern, check))

/** Whether a pattern names a check. */
export function fits(pattern: string, { verifies, title, on }: Selectable): boolean {
  const names = [verifies, citedBy(verifies).requirement, title, ...scenarioOf(on)]
  return names.some((name) => fitsWildcards(pattern, name))
}

/** Name of the scenario that a check selects. */
const scenarioOf = (on: unknown): string[] =>
  isObject(on) && 'scenario' in on ? [on.scenario].flat().map(String) : []

/** What a citation promises: the sentence of the clause, or of the whole requirement; the usual title of a check. */
export function promiseOf(ref: string): string {
  const { clause } = citedBy(ref)
  const { text, clauses = {} } = requirementOf({ verifies: ref })
  if (clause === undefined) return text
  return clauses[clause] ?? unknown(ref)
}

const unknown = (ref: string): never => {
  throw new TypeError(`no clause ${ref} in the catalogue`)
}

const citationsOf = ({ id, clauses = {} }: CatalogueRequirement): string[] => [
  id,
  ...Object.keys(clauses).map((clause) => citationOf({ requirement: id, clause })),
]

/** Requirements by their ids, and by the citations of their clauses. */
const byCitation = new Map(
  catalogue.requirements.flatMap((requirement) =>
    citationsOf(requirement).map((citation) => [citation, requirement] as const),
  ),
)

/** The requirement that a check verifies. */
export function requirementOf<C extends { verifies: string }>({
  verifies,
}: C): CatalogueRequirement {
  const requirement = byCitation.get(verifies)
  if (!requirement) throw new TypeError(`no requirement ${verifies} in the catalogue`)
  return requirement
}
