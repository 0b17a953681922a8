import { AGAIN } from '../../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../../harness/conversation.ts'
import { pick, type Random, seedFrom } from '../../../../harness/random.ts'
import { equal } from '../../../../harness/wire/json.ts'
import type { Case } from '../../../../spec/generated/config.ts'
import { withControls } from '../../../engine/check.ts'
import { type Fuzzing, type Generator, generatedName } from '../../../engine/generator.ts'
import { isEndless } from '../plan.ts'
import { baselineScenario, beforeOf, faultScenario, type ToolScenario } from '../scenario.ts'
import { spoke } from '../spoke.ts'
import { casesOf, checksOf, type ToolOptions, vfsToolSuite } from '../suite.ts'
import type { ToolCheck } from '../tool-check.ts'
import { alteredFrom } from './alterations.ts'
import { smallerCases } from './smaller.ts'

/** Tries tools with their cases altered, and under faults that are drawn from all that their checks know. */
export const fuzzing: Fuzzing<ToolOptions, ToolScenario, Conversation> = {
  generator: ({ config }) =>
    generatorFor(casesOf(config), checksOf(config, vfsToolSuite.checks as readonly ToolCheck[])),
  smaller: (scenario) =>
    scenario.original
      ? smallerCases(scenario.about, scenario.original).map((about) => ({ ...scenario, about }))
      : (vfsToolSuite.smaller?.(scenario) ?? []),
}

/** A case, and its session without a fault. */
interface Known {
  about: Case
  plain: Conversation
}

function generatorFor(
  cases: readonly Case[],
  checks: readonly ToolCheck[],
): Generator<ToolScenario, Conversation> {
  const known: Known[] = []
  return {
    first: cases.map(baselineScenario),
    learn(plain, { about, fault }) {
      if (fault) return []
      if (about === cases[0] && !spoke(plain))
        return { stop: 'not tried: the tool sent no message' }
      if (isEndless(plain)) return []
      known.push({ about, plain })
      return [faultScenario(about, AGAIN, { before: beforeOf(plain), requestedBy: [] })]
    },
    sessions(number, random) {
      if (known.length === 0) return []
      const one = pick(random, inOrder(known, cases))
      return random() < ALTERED ? altered(one, number, random) : drawn(one, checks, random)
    },
  }
}

/** The part of the sessions that are about altered cases. */
const ALTERED = 1 / 2

/** What was learnt in any order is drawn from in that of the cases. */
const inOrder = (known: readonly Known[], cases: readonly Case[]) =>
  known.toSorted((a, b) => cases.indexOf(a.about) - cases.indexOf(b.about))

/** A case that is altered, compared with none. */
function altered({ about: original }: Known, number: number, random: Random): ToolScenario[] {
  const name = generatedName(number)
  const about = alteredFrom(original, random, name)
  const { expect: _, ...same } = { ...original, name }
  return equal(about, same) ? [] : [{ ...baselineScenario(about), session: name, original }]
}

/** A fault of one of the checks, with its control. */
function drawn(
  { about, plain }: Known,
  checks: readonly ToolCheck[],
  random: Random,
): ToolScenario[] {
  const check = pick(random, checks)
  const faults = check?.faults?.(plain, seedFrom(random)) ?? []
  if (!check || faults.length === 0) return []
  const before = beforeOf(plain)
  return withControls(check, [pick(random, faults)]).map((fault) =>
    faultScenario(about, fault, { before, requestedBy: [] }),
  )
}
