import type { HostScenario } from '../../../harness/host-scenario.ts'
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
import { type Pilot, pilotsOf, type Shown, shownTogether } from './pilots.ts'
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
 * What the host states about itself; one tool that prints hello; then every scenario and flattening, those that a pilot
 * may leave out behind it.
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
      const why = whyNoneFollows(reading, scenario)
      if (why !== undefined) return { stop: why }
      if (isFirst) {
        const claimed = planning.correct(describedIn(reading)?.features ?? [])
        return planning.smoke ? [firstSession(claimed)] : everything(claimed)
      }
      if (hostScenario === smoke.scenario) {
        piloted = new PilotedSessions(everything(features))
        return piloted.first()
      }
      const pilot = piloted?.pilotOf(scenario)
      if (piloted && pilot) return piloted.after(pilot, reading)
      const more = scenario.flattening ? (flattening?.next(scenario) ?? []) : []
      return more.map((each) => flatteningScenario(each, features))
    },
  }
}

/** The first session in which a host is to run a tool. */
export const firstSession = (features: readonly string[]): PlannedHostSession =>
  plannedSession(smoke.scenario, [smoke], features)

/** Why no session follows one that all others wait for, if so. */
export function whyNoneFollows(
  reading: HostReading,
  scenario: PlannedHostSession,
): string | undefined {
  const isSmoke = scenario.hostScenario === smoke.scenario
  const why = isSmoke ? whyNoMore(reading) : undefined
  const isFirst = scenario === describeScenario
  const sentence = isFirst ? reading.failure?.sentence : why
  return sentence && `not tried: ${sentence}`
}

/** Sessions of which those are left out that a pilot shows to be of no use. */
class PilotedSessions {
  #left: readonly PlannedHostSession[]
  readonly #pilots: readonly Pilot[]
  /** Pilots that have not run to their end. */
  readonly #open: Set<Pilot>
  /** What the host never does, by the pilot that shows it. */
  readonly #shown = new Map<Pilot, Shown>()

  constructor(sessions: readonly PlannedHostSession[]) {
    this.#pilots = pilotsOf(sessions)
    this.#open = new Set(this.#pilots)
    const own = this.#pilots.map(({ session }) => session)
    this.#left = sessions.filter((each) => !own.includes(each))
  }

  /** The pilots, and what depends on none of them. */
  first(): readonly PlannedHostSession[] {
    return [...this.#pilots.map(({ session }) => session), ...this.#free()]
  }

  pilotOf({ session }: PlannedHostSession): Pilot | undefined {
    return this.#pilots.find((pilot) => pilot.session.session === session)
  }

  /** What comes after a pilot that has run: all that waited for no other one, unless it is of no use. */
  after(
    pilot: Pilot,
    reading: HostReading,
  ): readonly PlannedHostSession[] | Stop<PlannedHostSession> {
    this.#open.delete(pilot)
    const shown = pilot.shows(reading)
    if (shown !== undefined) this.#shown.set(pilot, shown)
    const all = shownTogether(this.#pilots.flatMap((each) => this.#shown.get(each) ?? []))
    this.#left = this.#left.filter(
      ({ hostScenario }) => !hostScenario || isOfUse(hostScenario, all),
    )
    const more = this.#free()
    return all.length === 0 ? more : { stop: `not tried: ${whyOf(all)}`, more }
  }

  /** Takes the sessions that wait for no pilot any more. */
  #free(): PlannedHostSession[] {
    const waits = (each: PlannedHostSession) =>
      [...this.#open].some((open) => isCovered(each, open))
    const free = this.#left.filter((each) => !waits(each))
    this.#left = this.#left.filter(waits)
    return free
  }
}

const isOfUse = (scenario: HostScenario, shown: readonly Shown[]): boolean =>
  !shown.some(({ useless }) => useless(scenario))

/** Why nothing else is tried: some of it is enough alone; what concerns single methods adds up, each stated once. */
function whyOf(shown: readonly Shown[]): string {
  const stated = shown[0]?.isEnough ? shown.slice(0, 1) : shown
  return [...new Set(stated.map(({ why }) => why))].join('; ')
}

const isCovered = ({ hostScenario }: PlannedHostSession, { covers }: Pilot): boolean =>
  hostScenario !== undefined && covers(hostScenario)

const isNotSmoke = ({ scenario }: HostCheck) => scenario !== smoke.scenario

const flatteningOf = (
  { providers, seed }: HostPlanning,
  checks: readonly Check<HostReading>[],
): FlattenerPlanning => ({
  ...{ providers, seed, schemas: [], runs: RUNS },
  checks: checks.filter((check) => isFlattenerCheck(check)) as readonly FlattenerCheck[],
})
