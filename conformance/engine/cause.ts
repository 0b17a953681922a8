import type { RequirementId } from '../../spec/generated/requirement-ids.ts'
import type { Result } from '../../spec/generated/results.ts'
import type { Finding, Violation } from './finding.ts'
import { fitsWildcards } from './wildcards.ts'

/** A requirement whose violation makes others fail that are about something else. */
export interface Cause<R> {
  requirement: RequirementId
  /** Requirements that may follow from it, as patterns with `*`; without it any. */
  covers?: readonly string[]
  /** Requirements that never follow from it, as patterns with `*`: what a session shows all the same. */
  spares?: readonly string[]
  /** Whether a violation in a session is one that this defect leads to, as far as the session shows. */
  shows(reading: R, violation: Violation): boolean
}

/** What a check found in a session. */
export interface Found<R> {
  verifies: string
  reading: R
  findings: readonly Finding[]
}

/** The causes that each violation of a session shows; nothing where none is violated. */
export function causesShown<R>(
  causes: readonly Cause<R>[],
  { verifies, reading, findings }: Found<R>,
): string[] | undefined {
  const violations = findings.filter(({ kind }) => kind === 'violated') as Violation[]
  if (violations.length === 0) return undefined
  return causes
    .filter(({ covers = ['*'] }) => fitsAny(covers, verifies))
    .filter(({ spares = [] }) => !fitsAny(spares, verifies))
    .filter(({ shows }) => violations.every((violation) => shows(reading, violation)))
    .map(({ requirement }) => requirement)
}

const fitsAny = (patterns: readonly string[], verifies: string) =>
  patterns.some((pattern) => fitsWildcards(pattern, verifies))

/** The causes that are shown before and now; whatever one session shows otherwise has another cause. */
export const sharedCauses = (before: readonly string[] | undefined, now: readonly string[]) =>
  before?.filter((cause) => now.includes(cause)) ?? now

/** A row, and the causes that every session which violates its requirement shows. */
export interface CausedRow {
  row: Result
  causes: readonly string[]
}

/**
 * The rows, each violated one with the requirement that it follows from. A requirement leads when it has failed itself,
 * at least once for no other cause that has failed, or else for no earlier one; of several the first one, in the order of the suite.
 */
export function leadByCauses(all: readonly CausedRow[], order: readonly string[]): Result[] {
  const failures = all.filter(({ row }) => row.verdict === 'fail')
  const leading = new Set(order.filter((cause) => standsAlone(cause, failures, order)))
  const leaderOf = ({ causes }: CausedRow) =>
    order.find((cause) => leading.has(cause) && causes.includes(cause))
  for (const cause of order)
    if (failures.some((each) => isOf(cause, each) && leaderOf(each) === undefined))
      leading.add(cause)
  return all.map((each) => {
    const because = leading.has(each.row.requirement) ? undefined : leaderOf(each)
    return because === undefined ? each.row : { ...each.row, becauseOf: because }
  })
}

/** Whether a requirement has failed where no other cause shows that has failed, too. */
function standsAlone(
  cause: string,
  failures: readonly CausedRow[],
  order: readonly string[],
): boolean {
  const own = failures.filter((failure) => isOf(cause, failure))
  if (own.length === 0) return false
  const others = order.filter(
    (other) => other !== cause && failures.some((failure) => isOf(other, failure)),
  )
  return own.some(({ causes }) => !causes.some((shown) => others.includes(shown)))
}

const isOf = (requirement: string, { row }: CausedRow) => row.requirement === requirement
