import type { Fault } from '../../../../harness/adversary/fault.ts'
import { rowOf } from '../../../../harness/adversary/faults.ts'
import type { PluginConversation } from '../../../../harness/plugin-conversation.ts'
import { pick, type Random } from '../../../../harness/random.ts'
import { caseGenerator } from '../../../engine/altered-cases.ts'
import { withControls } from '../../../engine/check.ts'
import type { Fuzzing } from '../../../engine/generator.ts'
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
  generator: ({ config }) =>
    caseGenerator({
      cases: [...casesOf(config), DESCRIPTION],
      ...{ silent: 'not tried: the plugin sent no message', spoke, isOfUse: spoke },
      baseline: baselineScenario,
      under: (scenario, fault, plain) =>
        faultScenario(scenario, fault, { before: beforeOf(plain), requestedBy: [] }),
      alter: alteredFrom,
      isFixed: (about) => about === DESCRIPTION,
      draw: drawn,
    }),
  smaller: (scenario) =>
    scenario.original
      ? smallerCases(scenario.about, scenario.original).map((about) => ({ ...scenario, about }))
      : [],
}

/** A fault of one of the checks, with its control; a terminal is for the certification. */
function drawn(plain: PluginConversation, random: Random): readonly Fault[] {
  const check = pick(random, pluginSuite.checks as readonly PluginCheck[])
  const faults = (check.faults?.(plain) ?? []).filter((fault) => !rowOf(fault).terminal)
  return faults.length > 0 ? withControls(check, [pick(random, faults)]) : []
}
