import type { Fault } from '../../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../../harness/conversation.ts'
import { pick, type Random, seedFrom } from '../../../../harness/random.ts'
import { caseGenerator } from '../../../engine/altered-cases.ts'
import { withControls } from '../../../engine/check.ts'
import type { Fuzzing } from '../../../engine/generator.ts'
import { isEndless } from '../plan.ts'
import { baselineScenario, beforeOf, faultScenario, type ToolScenario } from '../scenario.ts'
import { spoke } from '../spoke.ts'
import { casesOf, checksOf, type ToolOptions, vfsToolSuite } from '../suite.ts'
import type { ToolCheck } from '../tool-check.ts'
import { alteredFrom } from './alterations.ts'
import { smallerCases } from './smaller.ts'

/** Tries tools with their cases altered, and under faults that are drawn from all that their checks know. */
export const fuzzing: Fuzzing<ToolOptions, ToolScenario, Conversation> = {
  generator({ config }) {
    const checks = checksOf(config, vfsToolSuite.checks as readonly ToolCheck[])
    return caseGenerator({
      ...{ cases: casesOf(config), silent: 'not tried: the tool sent no message', spoke },
      isOfUse: (plain: Conversation) => !isEndless(plain),
      baseline: baselineScenario,
      under: ({ about }, fault, plain) =>
        faultScenario(about, fault, { before: beforeOf(plain), requestedBy: [] }),
      alter: alteredFrom,
      draw: (plain, random) => drawn(plain, checks, random),
    })
  },
  smaller: (scenario) =>
    scenario.original
      ? smallerCases(scenario.about, scenario.original).map((about) => ({ ...scenario, about }))
      : (vfsToolSuite.smaller?.(scenario) ?? []),
}

/** A fault of one of the checks, with its control. */
function drawn(
  plain: Conversation,
  checks: readonly ToolCheck[],
  random: Random,
): readonly Fault[] {
  const check = pick(random, checks)
  const faults = check?.faults?.(plain, seedFrom(random)) ?? []
  return check && faults.length > 0 ? withControls(check, [pick(random, faults)]) : []
}
