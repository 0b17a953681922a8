import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Check } from '../../engine/check.ts'
import type { Plan } from '../../engine/suite.ts'
import { type FlattenerCheck, isFlattenerCheck } from '../../flattener/check.ts'
import {
  type FlattenerPlanning,
  type FlatteningSequence,
  flatteningSequence,
} from '../../flattener/plan.ts'
import { describedIn } from './describe.ts'
import { type HostCheck, isHostCheck } from './host-check.ts'
import type { HostReading } from './host-reading.ts'
import {
  describeScenario,
  flatteningScenario,
  type PlannedHostSession,
  plannedSession,
  plannedSessions,
} from './planned-session.ts'
import { smoke, whyNoMore } from './smoke.ts'

/** What sessions with a host are planned from. */
export interface HostPlanning {
  checks: readonly Check<HostReading>[]
  /** Why a check implies nothing about a host with these features. */
  unclaimed(check: Check<HostReading>, features: readonly string[]): string | undefined
  /** The features that a host claims, as its configuration corrects them. */
  correct(features: readonly string[]): string[]
  /** Whether a first session shows that the host runs tools at all. */
  smoke: boolean
  providers: readonly ProviderId[]
  seed: number
}

/** Generated schemas for each provider, beside those of the sources and one of each shape. */
const RUNS = 2

/** What the host states about itself; one tool that prints hello; then every scenario and, beside them, flattening. */
export function planHost(planning: HostPlanning): Plan<PlannedHostSession, HostReading> {
  let flattening: FlatteningSequence | undefined
  const everything = (features: readonly string[]): PlannedHostSession[] => {
    const checks = planning.checks.filter((check) => !planning.unclaimed(check, features))
    flattening = flatteningSequence(flatteningOf(planning, checks), features.includes('instances'))
    const scenarios = plannedSessions(checks.filter(isHostCheck).filter(isNotSmoke), features)
    return [...scenarios, ...flattening.first.map((each) => flatteningScenario(each, features))]
  }
  return {
    first: [describeScenario],
    next(reading, scenario) {
      const { features = [], hostScenario } = scenario
      const isFirst = scenario === describeScenario
      if (reading.failure && isFirst) return { stop: `not tried: ${reading.failure.sentence}` }
      if (isFirst) {
        const claimed = planning.correct(describedIn(reading)?.features ?? [])
        const first = plannedSession(smoke.scenario, [smoke], claimed)
        return planning.smoke ? [first] : everything(claimed)
      }
      if (hostScenario === smoke.scenario) {
        const why = whyNoMore(reading)
        return why === undefined ? everything(features) : { stop: `not tried: ${why}` }
      }
      const more = scenario.flattening ? (flattening?.next(scenario) ?? []) : []
      return more.map((each) => flatteningScenario(each, features))
    },
  }
}

const isNotSmoke = ({ scenario }: HostCheck) => scenario !== smoke.scenario

const flatteningOf = (
  { providers, seed }: HostPlanning,
  checks: readonly Check<HostReading>[],
): FlattenerPlanning => ({
  ...{ providers, seed, schemas: [], runs: RUNS },
  checks: checks.filter((check) => isFlattenerCheck(check)) as readonly FlattenerCheck[],
})
