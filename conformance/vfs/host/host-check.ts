import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import type { HostRequirementId } from '../../../spec/generated/requirement-ids.ts'
import type { Finding } from '../../engine/finding.ts'

interface Common {
  verifies: HostRequirementId
  title: string
  /** What would exercise the requirement, when no session did. */
  toExercise?: string
  judge(conversation: HostConversation): Finding[]
}

/** Judged on every session with a host, whatever it was run for. */
export interface HostRule extends Common {
  on: 'every reading'
}

/** Asks for a session of its own, or shares one by its scenario's name, and judges only this one. */
export interface HostCheck extends Common {
  on: { scenario: string | readonly string[] }
  occasion: Occasion
  /** The calls that it looks at, by id; all of them when left out. A run that wants no others makes no others. */
  calls?: readonly string[]
}

export type AnyHostCheck = HostRule | HostCheck

/** A check as it is declared: what it selects follows from its scenario. */
type Declared<C extends AnyHostCheck> = Omit<C, 'on'>

/** Declares rules; a link to a requirement that is not a host's does not compile. */
export const hostRules = (...rules: Declared<HostRule>[]): readonly HostRule[] =>
  rules.map((rule) => ({ ...rule, on: 'every reading' }))

/** Declares checks. */
export const hostChecks = (...checks: Declared<HostCheck>[]): readonly HostCheck[] =>
  checks.map((check) => ({ ...check, on: { scenario: check.occasion.name } }))

/** Declares checks that share one scenario. */
export const hostChecksOn = (
  occasion: Occasion,
  ...checks: Omit<Declared<HostCheck>, 'occasion'>[]
): readonly HostCheck[] => hostChecks(...checks.map((check) => ({ ...check, occasion })))

export const isHostCheck = (check: object): check is HostCheck => 'occasion' in check
