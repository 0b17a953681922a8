import { type Occasion, withCalls } from '../../../harness/occasion.ts'
import type { Scenario } from '../../engine/suite.ts'
import type { FlattenerScenario } from '../../flattener/scenario.ts'
import type { HostCheck } from './host-check.ts'

/** One session with a host: its own account of itself, a scenario that checks ask for, or a flattener's session. */
export interface HostScenario extends Scenario {
  /** What the host is configured with and asked to do. */
  occasion?: Occasion
  /** What the host is asked to flatten, as a flattener is. */
  flattening?: FlattenerScenario
  /** What the host claims, once that is known. */
  features?: readonly string[]
}

/** Name of the session in which a driver says what its host is and can do. */
export const DESCRIBE = 'describe'

export const describeScenario: HostScenario = {
  ...{ session: DESCRIBE, scenario: DESCRIBE, weight: 0, requestedBy: [] },
}

/** The session of a scenario; the longest wait begins first. */
export const occasionScenario = (
  occasion: Occasion,
  checks: readonly HostCheck[],
  features: readonly string[],
): HostScenario => ({
  ...{ session: occasion.name, scenario: occasion.name, case: occasion.name },
  ...{ occasion, features, weight: occasion.waits_ms ?? 0 },
  requestedBy: checks.map(({ verifies }) => verifies),
})

/** The scenarios that checks ask for, each once, without the calls that none of the checks looks at. */
export function occasionScenarios(
  checks: readonly HostCheck[],
  features: readonly string[],
): HostScenario[] {
  const byName = Map.groupBy(checks, ({ occasion }) => occasion.name)
  return [...byName.values()].map((sharing) =>
    occasionScenario(occasionFor(sharing), sharing, features),
  )
}

function occasionFor(checks: readonly HostCheck[]): Occasion {
  const { occasion } = checks[0] as HostCheck
  const wanted = checks.map(({ calls }) => calls)
  return wanted.includes(undefined)
    ? occasion
    : withCalls(occasion, new Set(wanted.flat() as string[]))
}

/** A session in which a host is asked to flatten. */
export const flatteningScenario = (
  flattening: FlattenerScenario,
  features: readonly string[],
): HostScenario => ({ ...flattening, flattening, features, weight: LAST })

/** Flattening needs the processor and waits for nothing, so it goes on while others wait. */
const LAST = -1
