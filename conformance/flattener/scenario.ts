import { generatedSchemas } from '../../harness/generators/grammar.ts'
import { smallerInstances, smallerSchemas } from '../../harness/generators/smaller.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import type { ProviderId } from '../../spec/generated/providers.ts'
import { citedBy } from '../engine/clause.ts'
import type { PlannedSession } from '../engine/suite.ts'
import type { FlattenerCheck } from './check.ts'
import { type Example, examples } from './examples.ts'

/** One session with a flattener about one provider: an exchange that a check asks for, or a trial of one schema. */
export interface FlattenerScenario extends PlannedSession {
  case: ProviderId
  /** The schema of a trial. */
  example?: Example
  /** Whether the flattener spells instances itself. */
  instances?: boolean
}

/** Name of the scenario that shows whether a flattener answers at all. */
export const SMOKE = 'smoke: a closed object'

/** The first session: does it start, does it answer, does it spell instances? */
export const smokeScenario = (provider: ProviderId): FlattenerScenario => ({
  ...{ session: SMOKE, scenario: SMOKE, case: provider },
  ...{ weight: 2, requestedBy: [] },
})

/** The exchange that a check asks for. Exchanges may end the process, so they are run in turn. */
export const exchangeScenario = (
  provider: ProviderId,
  { title, verifies }: FlattenerCheck,
  instances: boolean,
): FlattenerScenario => ({
  ...{ session: `${provider}: ${title}`, scenario: title, case: provider, instances },
  ...{ weight: 1, inTurn: true, requestedBy: [citedBy(verifies).requirement] },
})

/** A trial of one schema. */
export const trialScenario = (
  provider: ProviderId,
  example: Example,
  instances: boolean,
): FlattenerScenario => ({
  ...{ session: `${provider}: ${example.name}`, scenario: `schema: ${example.name}` },
  ...{ case: provider, example, instances, weight: 0, requestedBy: [] },
})

/** The sources' own schemas and one of each shape, the user's, and generated ones; each under a name of its own. */
export function corpusOf(
  schemas: readonly Example[],
  { runs, seed }: { runs: number; seed: number },
): Example[] {
  const generated = generatedSchemas(seed, runs).map((schema, i) => ({
    ...{ name: `generated ${i + 1}`, schema },
  }))
  const taken = new Map<string, number>()
  return [...examples, ...schemas, ...generated].map((one) => {
    const times = (taken.get(one.name) ?? 0) + 1
    taken.set(one.name, times)
    return times === 1 ? one : { ...one, name: `${one.name} (${times})` }
  })
}

/** The trials of schemas one step smaller, with the instances that were given; then those with smaller instances. */
export const smallerScenarios = (scenario: FlattenerScenario): FlattenerScenario[] =>
  scenario.example
    ? smallerExamples(scenario.example).map((example) => ({ ...scenario, example }))
    : []

function smallerExamples({ name, schema, valid = [], invalid = [] }: Example): Example[] {
  const instances = valid.flatMap((value, at) =>
    smallerInstances(value)
      .slice(0, 4)
      .map((cut) => valid.map((other, i) => (i === at ? cut : other))),
  )
  return [
    ...(valid.length > 1 ? valid.map((value) => ({ name, schema, valid: [value], invalid })) : []),
    ...smallerSchemas(schema)
      .filter((smaller) => validatorFor(smaller))
      .map((smaller) => ({ name, schema: smaller, valid: [...valid], invalid })),
    ...instances.slice(0, 12).map((cut) => ({ name, schema, valid: cut, invalid })),
  ]
}
