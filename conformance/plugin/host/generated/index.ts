import { sampled } from '../../../../harness/generators/sampling.ts'
import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { seedFrom } from '../../../../harness/random.ts'
import { type Fuzzing, type Generator, generatedName } from '../../../engine/generator.ts'
import { isDriven, type PluginHostOptions } from '../options.ts'
import { smoke, whyNoMore } from '../plan.ts'
import type { PluginHostScenario } from '../scenario.ts'
import { checks } from './checks.ts'
import { talks } from './drawn.ts'
import { SCENARIOS } from './names.ts'
import { smallerTalks } from './smaller.ts'
import { stepsOf, type Talk } from './talk.ts'

/** A generated session, with what its plugin does. */
interface GeneratedScenario extends PluginHostScenario {
  talk: Talk
}

/** Tries hosts of plugins with talks of generated messages. */
export const fuzzing: Fuzzing<PluginHostOptions, PluginHostScenario, PluginHostReading> = {
  checks,
  generator: generatorFor,
  smaller: (scenario) =>
    isGenerated(scenario)
      ? smallerTalks(scenario.talk).map((talk) => withTalk(scenario, talk))
      : [],
}

function generatorFor(
  options: PluginHostOptions,
): Generator<PluginHostScenario, PluginHostReading> {
  const stored = isDriven(options) || options.config.storage !== 'none'
  let drawn = talks({ config: undefined, stored })
  return {
    first: smoke,
    learn(reading) {
      drawn = talks({ config: reading.init?.message.config, stored })
      const why = whyNoMore(reading)
      return why === undefined ? [] : { stop: why }
    },
    sessions(number, random) {
      const [talk] = sampled(drawn, 1, seedFrom(random))
      return talk ? [scenarioFor(generatedName(number), stored, talk)] : []
    },
  }
}

const scenarioFor = (session: string, stored: boolean, talk: Talk): GeneratedScenario =>
  withTalk(
    {
      ...{ session, scenario: stored ? SCENARIOS.stored : SCENARIOS.bare, given: { steps: [] } },
      ...{ weight: 0, requestedBy: [], talk },
    },
    talk,
  )

const withTalk = (scenario: PluginHostScenario, talk: Talk): GeneratedScenario => ({
  ...{ ...scenario, given: { steps: stepsOf(talk) }, talk },
})

const isGenerated = (scenario: PluginHostScenario): scenario is GeneratedScenario =>
  'talk' in scenario
