import type { Fault } from '../harness/adversary/fault.ts'
import type { Conversation } from '../harness/conversation.ts'
import type { ToolRequirementId } from '../spec/generated/requirement-ids.ts'
import type { Finding } from './finding.ts'

interface RequirementIds {
  tool: ToolRequirementId
}

/** What a conversation is compared with: the same case without a fault. */
export interface Compared {
  plain: Conversation
  /** The case, held twice without a fault, went the same way both times. */
  steady: boolean
}

interface Common<Id extends string> {
  verifies: Id
  title: string
  /** What an author adds so that the requirement is exercised. */
  toExercise: string
}

/** Judged on every conversation, whoever drove it. */
export interface Rule<Id extends string = string> extends Common<Id> {
  judge(conversation: Conversation, compared: Compared): Finding[]
  /** Only conversations without a fault are judged. */
  plainOnly?: true
}

/** Drives conversations of its own, each under one fault, and judges only these. */
export interface Check<Id extends string = string> extends Common<Id> {
  /** The faults to try, planned from the conversation without a fault. */
  faults(plain: Conversation, seed: number): Fault[]
  /** Says whether a conversation under this fault is this check's to judge. */
  judges(fault: Fault): boolean
  /**
   * The nearest fault that must go well for this one to prove anything.
   * A negative is bound to its cause: when the twin goes wrong too, the cause is another.
   */
  twin?(fault: Fault): Fault
  judge(conversation: Conversation, compared: Compared): Finding[]
}

/** Judged on the plain conversations of all cases together. */
export interface AcrossRule<Id extends string = string> extends Common<Id> {
  judgeAll(plains: Conversation[]): Finding[]
}

export type AnyCheck = Rule | Check | AcrossRule

/** Declares rules for a role; a link to a requirement of another role does not compile. */
export const rulesFor =
  <R extends keyof RequirementIds>(_role: R) =>
  (...rules: Rule<RequirementIds[R]>[]): Rule[] =>
    rules

/** Declares checks for a role. */
export const checksFor =
  <R extends keyof RequirementIds>(_role: R) =>
  (...checks: Check<RequirementIds[R]>[]): Check[] =>
    checks

/** Declares rules over all cases for a role. */
export const acrossRulesFor =
  <R extends keyof RequirementIds>(_role: R) =>
  (...rules: AcrossRule<RequirementIds[R]>[]): AcrossRule[] =>
    rules

export const isCheck = (check: AnyCheck): check is Check => 'faults' in check
export const isAcross = (check: AnyCheck): check is AcrossRule => 'judgeAll' in check
