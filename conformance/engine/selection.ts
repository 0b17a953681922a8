import { isObject } from '../../harness/wire/json.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { catalogue } from './catalogue.ts'
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
  /** The revision whose requirements hold; the current one unless told otherwise. */
  revision?: string
  shard?: { index: number; of: number }
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
  narrowing: Narrowing & { smoke?: boolean },
): C[] {
  const chosen = new Set(select(checks, narrowing))
  const always = (narrowing.smoke ?? true) && smoke !== undefined
  return checks.filter(
    (check) => chosen.has(check) || (always && scenarioOf(check.on).includes(smoke ?? '')),
  )
}

const fitsAny = (check: Selectable, patterns: readonly string[]) =>
  patterns.some((pattern) => fits(pattern, check))

/** Says whether a pattern names a check. */
export function fits(pattern: string, { verifies, title, on }: Selectable): boolean {
  const names = [verifies, title, ...scenarioOf(on)]
  return names.some((name) => fitsWildcards(pattern, name))
}

/** Name of the scenario that a check selects. */
const scenarioOf = (on: unknown): string[] =>
  isObject(on) && 'scenario' in on ? [on.scenario].flat().map(String) : []

const byId = new Map(catalogue.requirements.map((requirement) => [requirement.id, requirement]))

/** The requirement that a check verifies. */
export function requirementOf<C extends { verifies: string }>({
  verifies,
}: C): CatalogueRequirement {
  const requirement = byId.get(verifies)
  if (!requirement) throw new TypeError(`no requirement ${verifies} in the catalogue`)
  return requirement
}
