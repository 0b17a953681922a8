import type { ProviderId } from '../../../spec/generated/providers.ts'
import type { Check } from '../../engine/check.ts'
import type { Plan, Stop } from '../../engine/suite.ts'
import { type FlattenerCheck, isFlattenerCheck } from '../../flattener/check.ts'
import {
  type FlattenerPlanning,
  type FlatteningSequence,
  flatteningSequence,
} from '../../flattener/plan.ts'
import { describedIn } from './describe.ts'
import { type HostCheck, isHostCheck } from './host-check.ts'
import type { HostReading } from './host-reading.ts'
import { type Pilot, pilotsOf } from './pilots.ts'
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

/**
 * What the host states about itself; one tool that prints hello; the pilots; then every scenario that these leave and,
 * beside them, flattening.
 */
export function planHost(planning: HostPlanning): Plan<PlannedHostSession, HostReading> {
  let flattening: FlatteningSequence | undefined
  let piloted: PilotedSessions | undefined
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
        if (why !== undefined) return { stop: `not tried: ${why}` }
        piloted = new PilotedSessions(everything(features))
        return piloted.next()
      }
      if (piloted?.isPilot(scenario)) return piloted.next(reading)
      const more = scenario.flattening ? (flattening?.next(scenario) ?? []) : []
      return more.map((each) => flatteningScenario(each, features))
    },
  }
}

/** Sessions of which those are left out that a pilot shows to be of no use. */
class PilotedSessions {
  #left: PlannedHostSession[]
  readonly #pilots: Pilot[]
  #running: Pilot | undefined
  #why: string | undefined

  constructor(sessions: readonly PlannedHostSession[]) {
    this.#pilots = pilotsOf(sessions)
    const own = this.#pilots.map(({ session }) => session)
    this.#left = sessions.filter((each) => !own.includes(each))
  }

  isPilot(session: PlannedHostSession): boolean {
    return this.#running?.session.session === session.session
  }

  /** What comes after the pilot that has run: the next one, or all that is left. */
  next(reading?: HostReading): readonly PlannedHostSession[] | Stop<PlannedHostSession> {
    const { covers, shows } = this.#running ?? {}
    const why = reading && shows?.(reading)
    if (why !== undefined) {
      this.#why ??= `not tried: ${why}`
      this.#left = this.#left.filter(({ hostScenario }) => !hostScenario || !covers?.(hostScenario))
    }
    this.#running = this.#pilots.shift()
    const more = this.#running ? [this.#running.session] : this.#left
    return this.#why === undefined ? more : { stop: this.#why, more }
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
