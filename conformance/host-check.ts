import type { HostConversation } from '../harness/host-conversation.ts'
import type { Occasion } from '../harness/occasion.ts'
import type { HostRequirementId } from '../spec/generated/requirement-ids.ts'
import type { Finding } from './finding.ts'

/** Judged on every conversation with a host, whatever it was held for. */
export interface HostRule {
  verifies: HostRequirementId
  title: string
  /** What would exercise the requirement, when no conversation did. */
  toExercise?: string
  judge(conversation: HostConversation): Finding[]
}

/** Asks for a conversation of its own, or shares one by its occasion's name, and judges only this one. */
export interface HostCheck extends HostRule {
  occasion: Occasion
  /** The calls that it looks at, by id; all of them when left out. A run that wants no others makes no others. */
  calls?: readonly string[]
}

export type AnyHostCheck = HostRule | HostCheck

/** Declares rules; a link to a requirement that is not a host's does not compile. */
export const hostRules = (...rules: HostRule[]): readonly HostRule[] => rules

/** Declares checks. */
export const hostChecks = (...checks: HostCheck[]): readonly HostCheck[] => checks

/** Declares checks that share one occasion. */
export const hostChecksOn = (
  occasion: Occasion,
  ...checks: Omit<HostCheck, 'occasion'>[]
): readonly HostCheck[] => checks.map((check) => ({ ...check, occasion }))

export const isHostCheck = (check: AnyHostCheck): check is HostCheck => 'occasion' in check
