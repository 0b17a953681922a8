import type { Result } from './results.ts'

/** Results of one reason. */
export type Alike = [Result, ...Result[]]

/** So many results of one reason state it once instead of each for itself. */
const MANY = 5

/** Results by their reason, in order; those of fewer than `many` stand alone. */
export function byReason(results: readonly Result[], many = MANY): Alike[] {
  const groups = [...Map.groupBy(results, ({ reason }) => reason).values()] as Alike[]
  return groups.flatMap((group) =>
    group.length < many ? group.map((each): Alike => [each]) : [group],
  )
}
