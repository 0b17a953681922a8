import type { Fault } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import type { ToolClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type * as engine from '../../engine/check.ts'
import type { Finding } from '../../engine/finding.ts'
import { under, underWhere } from '../../engine/under.ts'
import { A_REQUEST, ANY_CASE } from './advice.ts'

/** The session without a fault that another one is compared with, and its repetition. */
export type Compared = engine.Compared<Conversation>

/** One way to verify one requirement of a tool. */
export type ToolCheck = engine.Check<Conversation, ToolClauseRef> & {
  /** The faults to try, planned from the session without a fault. */
  faults?(baseline: Conversation, seed: number): Fault[]
}

interface Common {
  verifies: ToolClauseRef
  title: string
  /** What an author adds so that the requirement is exercised. */
  toExercise: string
}

/** Judged on every session, whoever drove it. */
interface Rule extends Common {
  judge(conversation: Conversation, compared: Compared): Finding[]
  /** Only sessions without a fault are judged. */
  baselinesOnly?: true
  /** Faults that show more, planned from the session without a fault. */
  faults?(baseline: Conversation, seed: number): Fault[]
}

/** Asks for sessions under faults, and judges only these. */
interface FaultCheck extends Common {
  /** The faults to try, planned from the session without a fault. */
  faults(baseline: Conversation, seed: number): Fault[]
  /** Whether a session under this fault is this check's to judge. */
  judges(fault: Fault): boolean
  /** The nearest fault that must go well for this one to prove anything. */
  control?(fault: Fault): Fault
  judge(conversation: Conversation, compared: Compared): Finding[]
}

/** Judged on the sessions without a fault of all cases together. */
interface BaselinesCheck extends Common {
  judgeAll(baselines: readonly Conversation[]): Finding[]
}

/** Declares checks of every session. */
export const rules = (...all: Rule[]): ToolCheck[] =>
  all.map(({ baselinesOnly, ...rule }) => ({
    ...rule,
    on: baselinesOnly ? 'every baseline' : 'every reading',
  }))

/** Declares checks of sessions under faults. */
export const faultChecks = (...all: FaultCheck[]): ToolCheck[] =>
  all.map(({ judges, control, ...check }) => ({
    ...check,
    on: { fault: judges, ...(control && { control }) },
  }))

/** The refusal of the first request, which many a tool treats otherwise than all else. */
export const firstRefused = ({ requests }: Conversation): Fault[] =>
  requests.slice(0, 1).map(({ number: at }) => ({ kind: 'error-answer', at, code: -32001 }))

/** Faults that are the same for every case; all sessions under a fault of their kinds are judged. */
export const inEveryCase = (
  ...faults: Fault[]
): Pick<FaultCheck, 'toExercise' | 'faults' | 'judges'> => ({
  toExercise: ANY_CASE,
  ...under(...faults),
})

/** The same for every case in which the tool asks for something. */
export const whereItAsks = (...faults: Fault[]) => ({
  toExercise: A_REQUEST,
  ...underWhere(({ requests }: Conversation) => requests.length > 0, ...faults),
})

/** Declares checks of all cases together. */
export const baselinesChecks = (...all: BaselinesCheck[]): ToolCheck[] =>
  all.map((check) => ({ ...check, on: 'all baselines' }))
