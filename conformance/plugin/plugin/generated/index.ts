import { AGAIN } from '../../../../harness/adversary/fault.ts'
import { rowOf } from '../../../../harness/adversary/faults.ts'
import type { PluginConversation } from '../../../../harness/plugin-conversation.ts'
import { pick, type Random } from '../../../../harness/random.ts'
import { equal } from '../../../../harness/wire/json.ts'
import type { PluginCase } from '../../../../spec/generated/config.ts'
import { withControls } from '../../../engine/check.ts'
import { type Fuzzing, type Generator, generatedName } from '../../../engine/generator.ts'
import type { PluginCheck } from '../plugin-check.ts'
import {
  baselineScenario,
  beforeOf,
  DESCRIPTION,
  faultScenario,
  type PluginScenario,
} from '../scenario.ts'
import { spoke } from '../spoke.ts'
import { casesOf, type PluginOptions, pluginSuite } from '../suite.ts'
import { alteredFrom } from './alterations.ts'
import { smallerCases } from './smaller.ts'

/** Tries plugins with their cases altered, and under faults that are drawn from all that their checks know. */
export const fuzzing: Fuzzing<PluginOptions, PluginScenario, PluginConversation> = {
  generator: ({ config }) => generatorFor([...casesOf(config), DESCRIPTION]),
  smaller: (scenario) =>
    scenario.original
      ? smallerCases(scenario.about, scenario.original).map((about) => ({ ...scenario, about }))
      : [],
}

/** A case, and its session without a fault. */
interface Known {
  scenario: PluginScenario
  plain: PluginConversation
}

function generatorFor(cases: readonly PluginCase[]): Generator<PluginScenario, PluginConversation> {
  const known: Known[] = []
  return {
    first: cases.map(baselineScenario),
    learn(plain, scenario) {
      if (scenario.fault) return []
      if (!spoke(plain)) return scenario.about === cases[0] ? { stop: SILENT } : []
      known.push({ scenario, plain })
      return [faultScenario(scenario, AGAIN, { before: beforeOf(plain), requestedBy: [] })]
    },
    sessions(number, random) {
      if (known.length === 0) return []
      const one = pick(random, inOrder(known, cases))
      const isAltered = random() < ALTERED && one.scenario.about !== DESCRIPTION
      return isAltered ? altered(one, number, random) : drawn(one, random)
    },
  }
}

const SILENT = 'not tried: the plugin sent no message'

/** The part of the sessions that are about altered cases. */
const ALTERED = 1 / 2

/** What was learnt in any order is drawn from in that of the cases. */
const inOrder = (known: readonly Known[], cases: readonly PluginCase[]) =>
  known.toSorted((a, b) => cases.indexOf(a.scenario.about) - cases.indexOf(b.scenario.about))

/** A case that is altered, compared with none. */
function altered(
  { scenario: { about: original } }: Known,
  number: number,
  random: Random,
): PluginScenario[] {
  const name = generatedName(number)
  const about = alteredFrom(original, random, name)
  const { expect: _, ...same } = { ...original, name }
  return equal(about, same) ? [] : [{ ...baselineScenario(about), session: name, original }]
}

/** A fault of one of the checks, with its control; a terminal is for the certification. */
function drawn({ scenario, plain }: Known, random: Random): PluginScenario[] {
  const check = pick(random, pluginSuite.checks as readonly PluginCheck[])
  const faults = (check.faults?.(plain) ?? []).filter((fault) => !rowOf(fault).terminal)
  if (faults.length === 0) return []
  const how = { before: beforeOf(plain), requestedBy: [] }
  return withControls(check, [pick(random, faults)]).map((fault) =>
    faultScenario(scenario, fault, how),
  )
}
