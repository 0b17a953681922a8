import { type Fuzzing, type Generator, generatedName } from '../../../engine/generator.ts'
import { describedIn } from '../describe.ts'
import type { HostReading } from '../host-reading.ts'
import type { HostOptions } from '../options.ts'
import { firstSession, whyNoneFollows } from '../plan.ts'
import { describeScenario, type PlannedHostSession } from '../planned-session.ts'
import { corrected } from '../suite.ts'
import { generatedChecks } from './checks.ts'
import { generatedSession, planned } from './scenario.ts'
import { smaller } from './smaller.ts'

/** Tries hosts with generated tools: what these ask, in which project, and what they may do. */
export const fuzzing: Fuzzing<HostOptions, PlannedHostSession, HostReading> = {
  checks: generatedChecks,
  generator: ({ config, smoke = true }) => generatorFor(config.features, smoke),
  smaller,
}

function generatorFor(
  declared: Readonly<Record<string, boolean>> | undefined,
  isNeeded: boolean,
): Generator<PlannedHostSession, HostReading> {
  let features: readonly string[] = []
  return {
    first: [describeScenario],
    learn(reading, scenario) {
      const why = whyNoneFollows(reading, scenario)
      if (why !== undefined) return { stop: why }
      if (scenario !== describeScenario) return []
      features = corrected(describedIn(reading)?.features ?? [], declared)
      return isNeeded ? [firstSession(features)] : []
    },
    sessions(number, random) {
      if (!features.includes('fs')) return []
      return [planned(generatedName(number), generatedSession(random, features), features)]
    },
  }
}
