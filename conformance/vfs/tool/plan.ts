import { createHash } from 'node:crypto'
import { AGAIN, type Fault, nameOf } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import { pick, randomFrom } from '../../../harness/random.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import type { Case } from '../../../spec/generated/config.ts'
import { withControls } from '../../engine/check.ts'
import { citedBy } from '../../engine/clause.ts'
import type { Plan } from '../../engine/suite.ts'
import { endMessage } from './ending.ts'
import { sampledFaults } from './sampled-faults.ts'
import { baselineScenario, beforeOf, faultScenario, type ToolScenario } from './scenario.ts'
import { spoke } from './spoke.ts'
import type { ToolCheck } from './tool-check.ts'

/** A check tries at most this many faults on one case before it chooses among them. */
const ENOUGH = 144

/**
 * The sessions about a tool: the first case without a fault, which is the smoke test; then every case without a fault
 * and under the faults that fit it. A tool that is silent is asked nothing more.
 */
export function planTool(
  cases: readonly Case[],
  checks: readonly ToolCheck[],
  seed: number,
): Plan<ToolScenario, Conversation> {
  const [first, ...rest] = cases
  let known: KnownSteps | undefined
  return {
    first: first ? [baselineScenario(first)] : [],
    next(baseline, { about, fault }) {
      if (fault || (about === first && !spoke(baseline))) return []
      const isFirst = known === undefined
      known ??= new Set()
      // A case does not repeat what the first one went through, and waits for none of the others.
      const steps = isFirst ? known : new Set(known)
      const faults = faultScenarios(about, baseline, planFaults(checks, baseline, seed, steps))
      return isFirst ? [...faults, ...rest.map(baselineScenario)] : faults
    },
  }
}

function faultScenarios(about: Case, baseline: Conversation, plan: FaultPlan): ToolScenario[] {
  const before = beforeOf(baseline)
  const inTurn = isHeavy(baseline)
  return plan.faults.map((fault) =>
    faultScenario(about, fault, {
      before,
      requestedBy: plan.askedBy.get(nameOf(fault)) ?? [],
      ...(inTurn && { inTurn }),
    }),
  )
}

/** The steps that have been tried under every fault, so that later cases need not repeat all of it. */
export type KnownSteps = Set<string>

/** What a case is run under, and for whom. */
export interface FaultPlan {
  faults: Fault[]
  /** The requirements whose checks ask for a fault, by its name; nobody asks for `again`. */
  askedBy: ReadonlyMap<string, readonly string[]>
}

/**
 * The faults that a case is tried under, each once, planned from its plain conversation.
 * Every step of every case is tried under some fault of each kind; a step that is new, by the methods
 * that led to it, is tried under all of them. Only of conversations that would take hours some steps are left out.
 */
export function planFaults(
  checks: readonly ToolCheck[],
  plain: Conversation,
  seed: number,
  known: KnownSteps = new Set(),
): FaultPlan {
  if (isEndless(plain)) return { faults: [], askedBy: new Map() }
  const steps = stepsOf(plain)
  const askedBy = new Map<string, string[]>()
  const unique = new Map<string, Fault>([[nameOf(AGAIN), AGAIN]])
  for (const check of checks.filter(asksForFaults))
    for (const fault of withControls(check, chosen(check, plain, steps, seed, known))) {
      const name = nameOf(fault)
      unique.set(name, fault)
      askedBy.set(name, [...(askedBy.get(name) ?? []), citedBy(check.verifies).requirement])
    }
  askedBy.delete(nameOf(AGAIN))
  const faults = [...unique.values()]
  return { faults: isHeavy(plain) ? faults.slice(0, HEAVY_FAULTS) : faults, askedBy }
}

/** A line, or answers, of this many bytes take so much memory that few such sessions are run, one after the other. */
const HEAVY = 32 * 1024 * 1024
const HEAVY_FAULTS = 6

/** Whether a conversation takes so much memory that only one should run at a time. */
const isHeavy = ({ lines, transcript }: Conversation) =>
  lines.some(({ text, bytes }) => (bytes ?? text?.length ?? 0) >= HEAVY) ||
  sentLengthOf(transcript) >= HEAVY

/** How much we sent, in characters. */
const sentLengthOf = (transcript: Transcript) =>
  transcript.reduce((sum, e) => sum + (e.event === 'sent' ? (e.text?.length ?? 0) : 0), 0)

/**
 * What never comes to an end, stands still before it has reported, or writes lines too long to keep, is not asked to do so
 * under every fault: each would take as long, and show no more.
 */
export const isEndless = ({ expired, lines, ...plain }: Conversation) =>
  (expired('idle') !== undefined && reportsNothing(plain)) ||
  expired('session') !== undefined ||
  expired('flood') !== undefined ||
  expired('requests') !== undefined ||
  lines.some(({ bytes }) => bytes !== undefined)

/** A stateful tool may stand still, since its case may have nothing more for it. */
const reportsNothing = ({
  start,
  finals,
  states,
}: Pick<Conversation, 'start' | 'finals' | 'states'>) =>
  !start.context?.stateful && endMessage({ finals, states }) === undefined

/** A check that asks for sessions under faults. */
type FaultCheck = ToolCheck & Required<Pick<ToolCheck, 'faults'>>

const asksForFaults = (check: ToolCheck): check is FaultCheck => check.faults !== undefined

function chosen(
  check: FaultCheck,
  plain: Conversation,
  steps: string[],
  seed: number,
  known: KnownSteps,
): Fault[] {
  const random = randomFrom(seed, check.verifies, check.title, plain.start.case ?? '')
  const byStep = Map.groupBy(
    check.faults(plain, seed),
    (fault) => `${check.title} | ${stepOf(steps, fault)}`,
  )
  const faults = [...byStep].flatMap(([step, group]) =>
    known.has(step) ? [pick(random, group)] : group,
  )
  for (const step of byStep.keys()) if (!step.endsWith(NO_STEP)) known.add(step)
  return faults.length <= ENOUGH ? faults : sampledFaults(faults, plain, random)
}

/** Faults of the whole conversation belong to no step and are tried on every case. */
const NO_STEP = '(all)'

function stepOf(steps: string[], fault: Fault): string {
  if (fault.kind === 'method-refused') return `refused ${fault.method}`
  return 'at' in fault ? (steps[fault.at - 1] ?? NO_STEP) : NO_STEP
}

/** A step is known by the methods that led to it: a digest of them, since they can be many. */
function stepsOf({ requests }: Conversation): string[] {
  let before = ''
  return requests.map(({ method }) => {
    before = createHash('sha1').update(`${before} ${method}`).digest('base64')
    return before
  })
}
