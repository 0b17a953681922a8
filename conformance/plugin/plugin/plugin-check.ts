import type { Fault } from '../../../harness/adversary/fault.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { PluginClauseRef } from '../../../spec/generated/requirement-ids.ts'
import type * as engine from '../../engine/check.ts'
import type { Finding } from '../../engine/finding.ts'

/** The session without a fault that another one is compared with, and its repetition. */
export type Compared = engine.Compared<PluginConversation>

/** One way to verify one requirement of a plugin. */
export type PluginCheck = engine.Check<PluginConversation, PluginClauseRef> & {
  /** The faults to try, planned from the session without a fault. */
  faults?(baseline: PluginConversation): readonly Fault[]
}

interface Common {
  verifies: PluginClauseRef
  title: string
  /** What an author adds so that the requirement is exercised. */
  toExercise: string
}

type Judge = (conversation: PluginConversation, compared: Compared) => Finding[]

/** Judged on every session of a kind, whatever it was run for. */
interface Rule extends Common {
  judge: Judge
  /** Only sessions without a fault are judged. */
  baselinesOnly?: true
}

/** Asks for sessions under faults, and judges only these. */
interface FaultCheck extends Common {
  faults(baseline: PluginConversation): readonly Fault[]
  /** Whether a session under this fault is this check's to judge. */
  judges(fault: Fault): boolean
  /** The nearest fault that must go well for this one to prove anything. */
  control?(fault: Fault): Fault
  judge: Judge
}

/** Declares checks of every session. */
export const rules = (...all: Rule[]): PluginCheck[] =>
  all.map(({ baselinesOnly, judge, ...rule }) => ({
    ...rule,
    on: baselinesOnly ? 'every baseline' : 'every reading',
    judge: (c, compared) => (isByHand(c) ? [] : judge(c, compared)),
  }))

/** Declares checks of the session in which the plugin is started on a terminal. */
export const terminalRules = (...all: Rule[]): PluginCheck[] =>
  all.map((rule) => ({
    ...rule,
    on: 'every baseline',
    judge: (c, compared) => (isByHand(c) ? rule.judge(c, compared) : []),
  }))

/** Whether a plugin asks its host for something. */
export const asks = ({ requests }: PluginConversation): boolean => requests.length > 0

/** Whether a session is the one in which the plugin is started on a terminal. */
export const isByHand = ({ start }: PluginConversation): boolean => start.scenario === 'terminal'

/** Declares checks of sessions in which the plugin runs. */
export const runRules = (...all: Rule[]): PluginCheck[] =>
  rules(...all.map((rule) => ({ ...rule, judge: inRuns(rule.judge) })))

const inRuns =
  (judge: Judge): Judge =>
  (c, compared) =>
    c.describing ? [] : judge(c, compared)

/** Declares checks of sessions in which the plugin describes itself. */
export const describeRules = (...all: Rule[]): PluginCheck[] =>
  rules(
    ...all.map((rule) => ({
      ...rule,
      judge: (c: PluginConversation, compared: Compared) =>
        c.describing ? rule.judge(c, compared) : [],
    })),
  )

/** Declares checks of runs under faults; a fault that never took place proves nothing. */
export const faultChecks = (...all: FaultCheck[]): PluginCheck[] =>
  all.map(({ judges, control, judge, faults, ...check }) => ({
    ...check,
    on: { fault: judges, ...(control && { control }) },
    faults: (baseline) => (baseline.describing ? [] : faults(baseline)),
    judge: inRuns((c, compared) => (c.faultApplied ? judge(c, compared) : [])),
  }))

/** Declares checks of descriptions under faults. */
export const describeFaultChecks = (...all: FaultCheck[]): PluginCheck[] =>
  all.map(({ judges, control, judge, faults, ...check }) => ({
    ...check,
    on: { fault: judges, ...(control && { control }) },
    faults: (baseline) => (baseline.describing ? faults(baseline) : []),
    judge: (c, compared) => (c.describing && c.faultApplied ? judge(c, compared) : []),
  }))
