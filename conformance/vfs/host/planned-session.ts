import { type HostScenario, withCalls } from '../../../harness/host-scenario.ts'
import { citedBy } from '../../engine/clause.ts'
import type { PlannedSession } from '../../engine/suite.ts'
import type { FlattenerScenario } from '../../flattener/scenario.ts'
import type { HostCheck } from './host-check.ts'

/** One session with a host: its own account of itself, a scenario that checks ask for, or a flattener's session. */
export interface PlannedHostSession extends PlannedSession {
  /** What the host is configured with and asked to do. */
  hostScenario?: HostScenario
  /** What the host is asked to flatten, as a flattener is. */
  flattening?: FlattenerScenario
  /** What the host claims, once that is known. */
  features?: readonly string[]
  /** Whether every limit of the suite is longer than usual. */
  unhurried?: boolean
}

/** Name of the session in which a driver states what its host is and can do. */
export const DESCRIBE = 'describe'

export const describeScenario: PlannedHostSession = {
  ...{ session: DESCRIBE, scenario: DESCRIBE, weight: 0, requestedBy: [] },
}

/** The session of a scenario; the longest wait begins first. */
export const plannedSession = (
  hostScenario: HostScenario,
  checks: readonly HostCheck[],
  features: readonly string[],
): PlannedHostSession => ({
  ...{ session: hostScenario.name, scenario: hostScenario.name, case: hostScenario.name },
  ...{ hostScenario, features, weight: weightOf(hostScenario) },
  ...(hostScenario.large && { inTurn: true }),
  requestedBy: [...new Set(checks.map(({ verifies }) => citedBy(verifies).requirement))],
})

/** What is run in turn begins before what waits for nothing, lest all of it be left to the end. */
const weightOf = ({ expectedDurationMs = 0, large }: HostScenario) =>
  Math.max(expectedDurationMs, large ? 1 : 0)

/** The scenarios that checks ask for, each once, without the calls that none of the checks looks at. */
export function plannedSessions(
  checks: readonly HostCheck[],
  features: readonly string[],
): PlannedHostSession[] {
  const byName = Map.groupBy(checks, ({ scenario }) => scenario.name)
  return [...byName.values()].map((sharing) =>
    plannedSession(scenarioFor(sharing), sharing, features),
  )
}

function scenarioFor(checks: readonly HostCheck[]): HostScenario {
  const { scenario } = checks[0] as HostCheck
  const wanted = checks.map(({ calls }) => calls)
  return wanted.includes(undefined)
    ? scenario
    : withCalls(scenario, new Set(wanted.flat() as string[]))
}

/** A session in which a host is asked to flatten. */
export const flatteningScenario = (
  flattening: FlattenerScenario,
  features: readonly string[],
): PlannedHostSession => ({ ...flattening, flattening, features, weight: LAST })

/** Flattening needs the processor and waits for nothing, so it goes on while others wait. */
const LAST = -1
