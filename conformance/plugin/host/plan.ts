import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { PluginHost } from '../../../spec/generated/config.ts'
import { citedBy } from '../../engine/clause.ts'
import type { Plan, PlannedSession } from '../../engine/suite.ts'
import { scenes } from './index.ts'
import type { Given, PluginHostCheck, Scene } from './scenario.ts'

/** One session with a host of plugins. */
export interface PluginHostScenario extends PlannedSession {
  scenario: string
  given: Given
}

/** The scenario that shows whether plugins are run at all; then every other that a check asks for. */
export function planPluginHost(
  { storage }: PluginHost,
  chosen: readonly PluginHostCheck[],
): Plan<PluginHostScenario, PluginHostReading> {
  const [first, ...rest] = scenes
  const wanted = rest.filter(
    ({ given, checks }) =>
      checks.some((check) => chosen.includes(check)) && !(given.stored && storage === 'none'),
  )
  return {
    first: first ? [plannedFrom(first)] : [],
    next(reading, { scenario }) {
      if (scenario !== first?.name) return []
      return reading.init ? wanted.map(plannedFrom) : { stop: 'not tried: no plugin got `init`' }
    },
  }
}

const plannedFrom = ({ name, given, checks }: Scene): PluginHostScenario => ({
  ...{ session: name, scenario: name, given, weight: weightOf(given) },
  requestedBy: [...new Set(checks.map(({ verifies }) => citedBy(verifies).requirement))],
})

/** What waits is begun first. */
const weightOf = ({ signal, steps }: Given) =>
  signal ? 2 : Number(steps.some(({ pass_ms }) => pass_ms !== undefined))
