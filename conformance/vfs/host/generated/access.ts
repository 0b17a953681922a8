import { covered, type Policy } from '../../../../harness/peers/policy.ts'
import type { Possible } from './possible.ts'
import type { ShownRef } from './shown.ts'

/** The policy of a tool; nothing where its configuration states none. */
export type ToolPolicy = Policy | undefined

/**
 * Whether it is certain that a tool may read a place. What a list leaves out, a host may keep from it or not: no document
 * states that a list of what is allowed takes away what a tool without one has.
 */
export function mayRead(policy: ToolPolicy, path: string): boolean {
  if (!policy?.filesystem) return true
  return policy.filesystem.allow !== undefined && covered(policy, path)
}

/** Whether a tool may change a place: only where its policy grants just this. @see rfd-d11 §Configuration */
export const mayWrite = (policy: ToolPolicy, path: string): boolean =>
  policy?.filesystem?.writable === true && grantsAt(policy, path)

const grantsAt = (policy: Policy, path: string) =>
  policy.filesystem?.allow !== undefined && covered(policy, path)

/** The requirement that keeps a tool from changing a place. */
export function refusing(policy: ToolPolicy, path: string): ShownRef {
  if (!policy?.filesystem) return 'vfs.policy.default-is-read-only'
  const { allow = [], writable } = policy.filesystem
  if (!writable) return 'vfs.policy.allow-alone-grants-no-writing'
  const isNearby = allow.some((entry) => path.startsWith(entry))
  return isNearby ? 'vfs.policy.allow-matches-components' : 'vfs.policy.entries-grant-writing'
}

/** The requirement that lets a tool do what it was denied, where one is about that. */
export function granting(policy: ToolPolicy, { effect, isResult }: Possible): ShownRef | undefined {
  if (!policy?.filesystem) return isResult ? 'vfs.policy.default-allows-reading' : undefined
  if (!effect) return undefined
  return policy.filesystem.allow?.includes('.')
    ? 'vfs.policy.writable-grants-writing'
    : 'vfs.policy.entries-grant-writing'
}
