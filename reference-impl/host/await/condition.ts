import type { Await } from '../../../spec/generated/messages/toolstate.ts'

/** What has to be true of handles before an await returns; `all` of nothing holds, `any` of nothing never does. */
export type Condition =
  | { readonly stopped: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }

/** The condition that one handle has stopped. */
export const stopped = (id: string): Condition => ({ stopped: id })

/** The condition that all of these hold. */
export const allOf = (conditions: readonly Condition[]): Condition => ({ all: conditions })

/** The condition that one of these holds. */
export const anyOf = (conditions: readonly Condition[]): Condition => ({ any: conditions })

/**
 * The condition of an await: every handle of `all`, and one of `any`. An empty list counts as left out, for a literal
 * reading could never be met.
 * @see rfd037 §Completion condition
 */
export function conditionOf({ any = [], all = [] }: Pick<Await, 'any' | 'all'>): Condition {
  const every = all.map(stopped)
  return allOf(any.length === 0 ? every : [...every, anyOf(any.map(stopped))])
}

/** Whether a condition holds. It stays so while further handles stop: nothing in it is a negation. */
export function isMet(condition: Condition, hasStopped: (id: string) => boolean): boolean {
  if ('stopped' in condition) return hasStopped(condition.stopped)
  if ('all' in condition) return condition.all.every((part) => isMet(part, hasStopped))
  return condition.any.some((part) => isMet(part, hasStopped))
}

/** The handles that a condition names, each once, in the order of their first mention. */
export function idsIn(condition: Condition): readonly string[] {
  if ('stopped' in condition) return [condition.stopped]
  const parts = 'all' in condition ? condition.all : condition.any
  return [...new Set(parts.flatMap(idsIn))]
}
