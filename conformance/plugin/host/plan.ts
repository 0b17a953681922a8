import { hasTerminals } from '../../../harness/launch/terminal.ts'
import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import { citedBy } from '../../engine/clause.ts'
import type { Plan } from '../../engine/suite.ts'
import { profileOf } from '../plugin/profile.ts'
import { repliesToNothing } from './causes.ts'
import { scenes } from './index.ts'
import { isDriven, type PluginHostOptions } from './options.ts'
import type { Given, PluginHostCheck, PluginHostScenario, Scene } from './scenario.ts'
import { makes, waitsForReplyTo } from './unserved.ts'

const [first] = scenes

/** The scenario that shows whether plugins are run at all. */
export const smoke: readonly PluginHostScenario[] = first ? [plannedFrom(first)] : []

/** Why nothing else is tried, by what the first run showed. */
export function whyNoMore(reading: PluginHostReading): string | undefined {
  if (!reading.init) return 'not tried: no plugin got `init`'
  return repliesToNothing(reading) ? WITHOUT_REPLIES : undefined
}

/** The scenario that shows whether plugins are run at all; then every other that a check asks for. */
export function planPluginHost(
  options: PluginHostOptions,
  chosen: readonly PluginHostCheck[],
): Plan<PluginHostScenario, PluginHostReading> {
  const isWanted = ({ given, checks }: Scene) =>
    checks.some((check) => chosen.includes(check)) && isPossible(given, options)
  const asked = scenes.filter(isWanted)
  // Checks of every session ask for none.
  if (options.smoke === false) return { first: asked.length > 0 ? asked.map(plannedFrom) : smoke }
  const wanted = asked.filter((scene) => scene !== first)
  const groups = groupsOf(wanted)
  return {
    first: smoke,
    next(reading, { scenario }) {
      const group = groups.find(({ pilot }) => pilot.name === scenario)
      if (group) return restOf(group, reading)
      if (scenario !== first?.name) return []
      const why = whyNoMore(reading)
      const isFew = reading.init !== undefined && wanted.length <= FEW
      const shows = wanted.filter((scene) => reading.init && showsWithoutReplies(scene))
      if (why !== undefined && !isFew) return { stop: why, more: shows.map(plannedFrom) }
      const later = new Set(groups.flatMap(({ rest }) => rest))
      const pilots = groups.map(({ pilot }) => ({ ...plannedFrom(pilot), weight: FIRST_OF_ALL }))
      const isPilot = (scene: Scene) => groups.some(({ pilot }) => pilot === scene)
      const others = wanted.filter((scene) => !later.has(scene) && !isPilot(scene))
      return [...pilots, ...others.map(plannedFrom)]
    },
  }
}

/** Requests without which little is seen of what else a plugin does, and who promises them; the first that a scenario makes decides. */
const NEEDED = [
  ['query', 'plugin.query.query-is-confirmed'],
  ['subscribe', 'plugin.subscriptions.subscribe-is-confirmed'],
] as const

/** Scenarios of which each would wait for the same reply, and the one that shows whether it comes. */
interface Group {
  pilot: Scene
  rest: readonly Scene[]
}

function groupsOf(wanted: readonly Scene[]): Group[] {
  const byType = Map.groupBy(wanted, ({ given }) => NEEDED.find(([type]) => makes(type, given)))
  return NEEDED.flatMap((needed) => {
    const all = byType.get(needed) ?? []
    const pilot = all.find(({ checks }) => checks.some((check) => isAbout(check, needed[1])))
    return pilot && all.length > FEW ? [{ pilot, rest: all.filter((each) => each !== pilot) }] : []
  })
}

const isAbout = ({ verifies }: PluginHostCheck, promise: string) =>
  citedBy(verifies).requirement === promise

/** What is tried when the pilot is over: a host that leaves one plugin waiting leaves all of them waiting. */
function restOf({ rest }: Group, reading: PluginHostReading) {
  const missing = NEEDED.find(([type]) => waitsForReplyTo(type, reading))
  if (missing) return { stop: `not tried: the host replied to no \`${missing[0]}\`` }
  return rest.map(plannedFrom)
}

/** The weight of what others wait for. */
const FIRST_OF_ALL = 3

const WITHOUT_REPLIES = 'not tried: the host replied to no request of the first run'

/** So few scenarios are soon over, each with its wait. */
const FEW = 16

/** Whether a host that replies to nothing shows something there: what is no reply, or that there is none. */
const showsWithoutReplies = ({ given, checks }: Scene): boolean =>
  !waitsForReply(given) ||
  checks.some(({ verifies }) => verifies === 'plugin.errors.one-reply#answered')

/** After `init` a plugin waits for further lines only when it has asked for something. */
function waitsForReply({ steps, beside = {} }: Given): boolean {
  const waits = [steps, ...Object.values(beside)]
    .flat()
    .filter(({ lines, received, repeat }) =>
      [lines, received, repeat].some((each) => each !== undefined),
    )
  return waits.length > 1 + Object.keys(beside).length
}

/** Whether a host can be given a scenario: it has what is stored, and knows the messages. */
function isPossible(given: Given, options: PluginHostOptions): boolean {
  const { feature, driver, stored, below, plain, terminal, needs } = given
  if (terminal && !hasTerminals) return false
  const { features } = profileOf(options.profile ?? options.config.profile)
  if (feature !== undefined && !features.includes(feature)) return false
  if (needs !== undefined && options.config[needs] === undefined) return false
  if (!isDriven(options)) return !driver && !(stored && options.config.storage === 'none')
  return !below && !plain && (!driver || features.includes(driver.feature ?? 'subscriptions'))
}

function plannedFrom({ name, given, checks }: Scene): PluginHostScenario {
  return {
    ...{ session: name, scenario: name, given, weight: weightOf(given) },
    requestedBy: [...new Set(checks.map(({ verifies }) => citedBy(verifies).requirement))],
  }
}

/** What waits is begun first. */
function weightOf({ signal, steps }: Given): number {
  return signal ? 2 : Number(steps.some(({ pass_ms }) => pass_ms !== undefined))
}
