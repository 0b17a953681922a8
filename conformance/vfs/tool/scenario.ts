import { type Fault, nameOf } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import type { Prompts } from '../../../harness/session/tool/inputs.ts'
import { equal } from '../../../harness/wire/json.ts'
import type { Case } from '../../../spec/generated/config.ts'
import type { PlannedSession } from '../../engine/suite.ts'

/** One session about a case of a tool, without a fault or under one. */
export interface ToolScenario extends PlannedSession {
  case: string
  about: Case
  /** The case that it was made from by altering it. */
  original?: Case
  /** What the session without a fault showed, for sessions under faults. */
  before?: Before
  /** The tool is given all the time that the documents let it take. */
  unhurried?: boolean
}

/** What is known of a case before a session under a fault. */
export interface Before {
  requests: number
  /** Milliseconds that the tool took to its first line. */
  startMs: number
  prompts: Prompts
}

/** Sessions without a fault come before those under a fault, which are planned from them. */
const BASELINE_WEIGHT = 10

/** The session about a case without a fault. */
export const baselineScenario = (about: Case): ToolScenario => ({
  ...{ session: sessionName(about.name, 'plain'), case: about.name, about },
  ...{ weight: BASELINE_WEIGHT, requestedBy: [] },
})

/** Name of the session about a case under a fault. */
export const sessionName = (about: string, fault: string) => `${about} / ${fault}`

/** A session about a case under a fault. */
export const faultScenario = (
  about: Case,
  fault: Fault,
  { before, ...how }: Pick<ToolScenario, 'before' | 'inTurn' | 'requestedBy'>,
): ToolScenario => ({
  ...{ session: sessionName(about.name, nameOf(fault)), case: about.name, about, fault },
  ...{ weight: weightOf(fault), ...(before && { before }), ...how },
})

/**
 * Sessions with long waits start first, so that they overlap with everything else; before them the one that all
 * others wait for to be judged. Those that make us large come last: the larger we are, the longer each process takes
 * to start.
 */
export function weightOf(fault: Fault): number {
  const waits: Partial<Record<Fault['kind'], number>> = {
    again: 10,
    'never-answered': 9,
    'late-answers': 8,
    'late-init': 7,
    'end-of-input': 4,
    cancel: 3,
    'error-answer': 2,
    'large-answer': 0,
  }
  return waits[fault.kind] ?? 1
}

/** What a session without a fault shows that those under faults are run by. */
export const beforeOf = (c: Conversation): Before => ({
  requests: c.requests.length,
  startMs: (c.lines[0]?.at ?? 0) / 1000,
  prompts: promptsOf(c),
})

/** The states after which inputs were given; where states are reported again, each counts once. */
function promptsOf({ sent, states }: Conversation): Prompts {
  const applies = sent.filter(({ message }) => message.method === 'apply')
  const lastBefore = (index: number) => states.findLastIndex(({ line }) => line.index < index)
  const given = applies.map(({ index }) => lastBefore(index))
  const isAgain = (at: number) => at > 0 && equal(states[at - 1]?.params, states[at]?.params)
  const repeats = states.some((_, at) => isAgain(at) && !given.includes(at - 1))
  const placeOf = (at: number) =>
    repeats ? states.slice(1, at + 1).filter((_, i) => !isAgain(i + 1)).length : at
  return { repeats, params: new Map(given.map((at) => [placeOf(at), states[at]?.params])) }
}
