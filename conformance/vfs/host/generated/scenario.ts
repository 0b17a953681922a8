import type { Action, Call, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import type { Random } from '../../../../harness/random.ts'
import type { Policy } from '../../../../spec/generated/messages/driver.ts'
import { GENERATED } from '../../../engine/generator.ts'
import { ask, writable } from '../method-calls.ts'
import type { PlannedHostSession } from '../planned-session.ts'
import { between, happens, someOf, weighted } from './draws.ts'
import { foldersOf, generatedFiles } from './files.ts'
import type { Paths } from './paths.ts'
import { changeBetweenLooks, generatedRequest, looking } from './requests.ts'

/** What a generated session consists of: a project, a policy, and what the probe does in each of its calls. */
export interface Session extends Pick<HostScenario, 'files' | 'policy'> {
  scripts: readonly (readonly ProbeStep[])[]
}

/** Steps of one call. */
const MOST_STEPS = 12

/** Generates a session with a host that claims these features. */
export function generatedSession(random: Random, features: readonly string[]): Session {
  const files = generatedFiles(random)
  const names = Object.keys(files)
  const policy = features.includes('policy') ? generatedPolicy(random, names) : writable('.')
  const paths: Paths = { known: [...names], named: [] }
  const calls = weighted(random, [
    [7, 1],
    [2, 2],
    [1, 3],
  ])
  const scripts = Array.from({ length: calls }, () => generatedScript(random, paths))
  return { files, policy, scripts }
}

function generatedScript(random: Random, paths: Paths): ProbeStep[] {
  const length = between(random, 1, MOST_STEPS)
  const steps: ProbeStep[] = []
  while (steps.length < length) steps.push(...generatedSteps(random, paths))
  return steps.slice(0, MOST_STEPS)
}

/** Requests that come before others are answered only look, so that their order does not matter. */
function generatedSteps(random: Random, paths: Paths): ProbeStep[] {
  if (happens(random, 10)) return changeBetweenLooks(random, paths).map(ask)
  if (!happens(random, 8)) return [ask(generatedRequest(random, paths))]
  const requests = Array.from({ length: between(random, 2, 3) }, () => ask(looking(random, paths)))
  return [{ burst: requests }]
}

/** A policy that grants all of a project, or none, or some of it, at the border of a name. */
function generatedPolicy(random: Random, names: readonly string[]): Policy | null {
  const places = ['src', ...foldersOf(names), ...names]
  const allow = someOf(random, places, between(random, 1, 3))
  return weighted<Policy | null>(random, [
    [6, writable('.')],
    [4, writable(...allow)],
    [1, { filesystem: { allow } }],
    [1, { filesystem: { allow: ['.'] } }],
    [1, writable()],
    [1, null],
  ])
}

/** A generated session as it is run. */
export const planned = (
  name: string,
  { scripts, ...setting }: Session,
  features: readonly string[],
): PlannedHostSession => ({
  ...{ session: name, scenario: GENERATED, case: GENERATED, weight: 0, requestedBy: [] },
  ...{ features, hostScenario: { ...setting, name, actions: actionsFor(scripts) } },
})

const actionsFor = (scripts: Session['scripts']): Action[] => [
  ...scripts.map((script, nth) => ({
    call: { id: `call ${nth + 1}`, script: [...script, FINISH] },
  })),
  { snapshot: true },
]

const FINISH: ProbeStep = { finish: 'asked' }

/** What a session that is run consists of. */
export const sessionOf = ({ files = {}, policy = null, actions = [] }: HostScenario): Session => ({
  ...{ files, policy },
  scripts: actions.flatMap((action) =>
    'call' in action ? [((action.call as Call).script ?? []).slice(0, -1)] : [],
  ),
})
