import { generatedSchemas } from '../../harness/generators/grammar.ts'
import { pick, type Random, seedFrom } from '../../harness/random.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { type Fuzzing, type Generator, generatedName } from '../engine/generator.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import type { FlattenerOptions } from './options.ts'
import { whyNoMore } from './plan.ts'
import { type FlattenerScenario, smokeScenario, trialScenario } from './scenario.ts'
import { smokeIn } from './smoke.ts'

/** Tries flatteners with generated schemas, each for one provider. */
export const fuzzing: Fuzzing<FlattenerOptions, FlattenerScenario, FlattenerReading> = {
  generator: ({ providers: wanted = allProviders, config }) =>
    generatorFor(wanted, config.instances),
}

const allProviders = Object.keys(providers) as ProviderId[]

function generatorFor(
  wanted: readonly ProviderId[],
  declared?: boolean,
): Generator<FlattenerScenario, FlattenerReading> {
  let instances = declared ?? false
  return {
    first: wanted.slice(0, 1).map(smokeScenario),
    learn(reading) {
      const smoke = smokeIn(reading)
      const why = smoke && whyNoMore(smoke)
      if (why !== undefined) return { stop: why }
      instances = declared ?? smoke?.instances ?? false
      return []
    },
    sessions(number, random) {
      const example = { name: generatedName(number), schema: schemaFrom(random) }
      return [trialScenario(pick(random, wanted), example, instances)]
    },
  }
}

const schemaFrom = (random: Random) => generatedSchemas(seedFrom(random), 1)[0] ?? {}
