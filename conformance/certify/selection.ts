import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { Tool } from '../../spec/generated/config.ts'
import type { AnyCheck } from '../check.ts'
import { fitsWildcards } from '../wildcards.ts'
import { catalogue } from './catalogue.ts'
import { holdsIn } from './revision.ts'
import type { Titled } from './titled.ts'

/** What narrows a run down. */
export interface Narrowing {
  only: string[]
  skip: string[]
  /** The revision whose requirements hold; the current one unless told otherwise. */
  revision?: string
  shard?: { index: number; of: number }
}

/** The checks of a run. `*` in a pattern stands for any text; a pattern names requirements, titles or occasions. */
export function select<C extends Titled>(
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

const fitsAny = (check: Titled, patterns: string[]) =>
  patterns.some((pattern) => fits(pattern, check))

/** Says whether a pattern names a check. */
export function fits(pattern: string, { verifies, title, occasion }: Titled): boolean {
  const names = [verifies, title, ...(occasion ? [occasion.name] : [])]
  return names.some((name) => fitsWildcards(pattern, name))
}

/** Parts the checks of features that a configuration declares from the rest. */
export function byDeclaration(
  checks: readonly AnyCheck[],
  config: Tool,
): { declared: AnyCheck[]; undeclared: AnyCheck[] } {
  const isDeclared = declaredFeatures(config)
  const { declared = [], undeclared = [] } = Object.groupBy(checks, (check) =>
    isDeclared(requirementOf(check).feature) ? 'declared' : 'undeclared',
  )
  return { declared, undeclared }
}

/** The features that a configuration declares. */
export function declaredFeatures({
  stateful,
  probe,
  features = {},
}: Tool): (feature: string) => boolean {
  return (feature) =>
    features[feature] ?? { stateful: stateful ?? false, probe: probe ?? false }[feature] ?? true
}

const byId = new Map(catalogue.requirements.map((requirement) => [requirement.id, requirement]))

/** The requirement that a check verifies. */
export function requirementOf<C extends { verifies: string }>({
  verifies,
}: C): CatalogueRequirement {
  const requirement = byId.get(verifies)
  if (!requirement) throw new TypeError(`no requirement ${verifies} in the catalogue`)
  return requirement
}
