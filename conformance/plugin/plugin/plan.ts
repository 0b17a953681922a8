import { AGAIN, type Fault, nameOf } from '../../../harness/adversary/fault.ts'
import { rowOf } from '../../../harness/adversary/faults.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { elementsOf } from '../../../harness/wire/json.ts'
import type { PluginCase } from '../../../spec/generated/config.ts'
import { withControls } from '../../engine/check.ts'
import { citedBy } from '../../engine/clause.ts'
import type { Plan } from '../../engine/suite.ts'
import type { PluginCheck } from './plugin-check.ts'
import {
  BY_HAND,
  baselineScenario,
  beforeOf,
  DESCRIPTION,
  faultScenario,
  type PluginScenario,
} from './scenario.ts'
import { spoke } from './spoke.ts'

/**
 * The sessions about a plugin: the first case without a fault, which is the smoke test; then its description, every
 * other case, and each of them under the faults that its checks ask for; where there are terminals, a start by hand. A silent plugin is asked nothing more.
 */
export function planPlugin(
  cases: readonly PluginCase[],
  checks: readonly PluginCheck[],
  startsByHand: boolean,
): Plan<PluginScenario, PluginConversation> {
  const [first, ...rest] = cases
  return {
    first: first ? [baselineScenario(first)] : [],
    next(baseline, scenario) {
      const { about, fault } = scenario
      if (about === BY_HAND) return []
      if (fault || (about === first && baseline.couldNotStart !== undefined)) return []
      const faults = spoke(baseline)
        ? faultScenarios(scenario, baseline, checks).filter(
            ({ fault: its }) => startsByHand || !its || !rowOf(its).terminal,
          )
        : []
      if (about !== first) return faults
      const byHand = startsByHand && spoke(baseline) ? [BY_HAND] : []
      return [...faults, ...[DESCRIPTION, ...byHand, ...rest].map(baselineScenario)]
    },
  }
}

function faultScenarios(
  scenario: PluginScenario,
  baseline: PluginConversation,
  checks: readonly PluginCheck[],
): PluginScenario[] {
  const askedBy = new Map<string, { fault: Fault; requestedBy: string[] }>([
    [nameOf(AGAIN), { fault: AGAIN, requestedBy: [] }],
  ])
  for (const check of checks)
    for (const fault of withControls(check, check.faults?.(baseline) ?? [])) {
      const known = askedBy.get(nameOf(fault)) ?? { fault, requestedBy: [] }
      if (fault.kind !== 'again') known.requestedBy.push(citedBy(check.verifies).requirement)
      askedBy.set(nameOf(fault), known)
    }
  const before = beforeOf(baseline)
  return [...askedBy.values()].map(({ fault, requestedBy }) =>
    faultScenario(scenario, fault, { before, requestedBy }),
  )
}

/** A case is tried at so many of its steps; those of a longer one lie evenly along it. */
const MOST_STEPS = 12

/** The places of requests at which a fault of one kind is tried. */
export function stepsOf({ requests }: PluginConversation): number[] {
  const every = Math.max(1, requests.length / MOST_STEPS)
  const steps = requests.flatMap(({ number }) =>
    Math.floor(number / every) > Math.floor((number - 1) / every) ? [number] : [],
  )
  return steps.slice(0, MOST_STEPS)
}

/** The refusal of each request at which faults are tried. */
export const refusals = (c: PluginConversation) =>
  stepsOf(c).map((at) => ({ kind: 'error-reply', at }) as const)

/** A start with awkward arguments, where a case has any and is visited by nobody. */
export const awkwardlyStarted = ({ sent: [opening], start }: PluginConversation) =>
  elementsOf(opening?.message.args).length > 0 && start.context?.serves === undefined
    ? [{ kind: 'awkward-arguments' } as const, { kind: 'awkward-arguments', first: true } as const]
    : []
