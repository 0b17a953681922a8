import type { FaultKind } from '../../../harness/adversary/fault.ts'

/**
 * What a tool should pass over, and need not: when it does not, its own check says so, and whatever else the tool does
 * in its confusion breaks no rule. @see rfd-d11 §Versioning
 */
export const CONFUSING: readonly FaultKind[] = [
  'unknown-init-members',
  'unknown-response-members',
  'newer-minor-version',
  'unknown-notifications',
  'notification-flood',
  'foreign-id-first',
  'deep-answer',
]
