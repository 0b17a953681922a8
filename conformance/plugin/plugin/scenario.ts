import { type Fault, nameOf } from '../../../harness/adversary/fault.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { PluginCase } from '../../../spec/generated/config.ts'
import type { PlannedSession } from '../../engine/suite.ts'

/** What the plugin is started for: a run or a description, by its first message, or its help, by a terminal. */
export type PluginScenarioName = 'run' | 'describe' | 'terminal'

/** One session with a plugin, without a fault or under one. */
export interface PluginScenario extends PlannedSession {
  case: string
  scenario: PluginScenarioName
  about: PluginCase
  /** The case that it was made from by altering it. */
  original?: PluginCase
  /** What the session without a fault showed, for sessions under faults. */
  before?: Before
  /** Whether every limit of the suite is longer than usual. */
  unhurried?: boolean
}

/** What is known of a case before a session under a fault. */
export interface Before {
  requests: number
  /** Milliseconds that the plugin took to its first line. */
  startMs: number
}

/** The case of sessions in which the plugin describes itself, whatever it is run with. */
export const DESCRIPTION: PluginCase = { name: 'describe' }

/** The case of the session in which a plugin is started by hand. */
export const BY_HAND: PluginCase = { name: 'terminal' }

/** Sessions without a fault come before those under a fault, which are planned from them. */
const BASELINE_WEIGHT = 10

/** The session about a case without a fault. */
export const baselineScenario = (about: PluginCase): PluginScenario => ({
  ...{ session: sessionName(about.name, 'plain'), case: about.name, about },
  ...{ scenario: scenarioOf(about), weight: BASELINE_WEIGHT, requestedBy: [] },
})

function scenarioOf(about: PluginCase): PluginScenarioName {
  if (about === BY_HAND) return 'terminal'
  return about === DESCRIPTION ? 'describe' : 'run'
}

/** Name of the session about a case under a fault. */
export const sessionName = (about: string, fault: string) => `${about} / ${fault}`

/** A session about a case under a fault. */
export const faultScenario = (
  { about, scenario }: PluginScenario,
  fault: Fault,
  how: Pick<PluginScenario, 'before' | 'requestedBy'>,
): PluginScenario => ({
  ...{ session: sessionName(about.name, nameOf(fault)), case: about.name, about, scenario },
  ...{ fault, weight: fault.kind === 'again' ? BASELINE_WEIGHT : 1, ...how },
})

/** What a session without a fault shows that those under faults are run by. */
export const beforeOf = ({ requests, lines }: PluginConversation): Before => ({
  requests: requests.length,
  startMs: (lines[0]?.at ?? 0) / 1000,
})
