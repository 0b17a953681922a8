import type { Transcript } from '../../harness/transcript.ts'
import type { Result } from '../../spec/generated/results.ts'
import { type CausedRow, causesShown, leadByCauses, sharedCauses } from './cause.ts'
import { type BaselinesCheck, type Check, isReadingCheck, type Reading } from './check.ts'
import { eventIn, type TranscriptExcerpt } from './excerpt.ts'
import type { Finding, Violation } from './finding.ts'
import { rowOf } from './row.ts'
import { requirementOf } from './selection.ts'
import type { Suite } from './suite.ts'
import { addTo, lengthOf, pointsTo, type Tally, tallyOf } from './tally.ts'
import type { Violated } from './violated.ts'

type RowsSuite<R extends Reading> = Pick<
  Suite<never, never, R>,
  'hasOneRow' | 'illustrate' | 'causes'
>

/** A session that was judged: its place among the planned ones, and its excerpt, made when it is asked for. */
export interface JudgedSession<R> {
  reading: R
  order: number
  excerpt(): TranscriptExcerpt
}

/** What a run was about, as far as the rows of checks that found nothing depend on it. */
export interface JudgedRun<R> {
  /** The cases in their order. */
  cases: readonly (string | undefined)[]
  /** The baselines that are kept. */
  retained: readonly R[]
  /** The row of a check that found nothing. */
  ofNothing(check: Check<R>): Result
}

/** What each check found, by case, and the rows that this makes. */
export class Rows<R extends Reading> {
  /** Excerpts of the sessions that rows may point to. */
  readonly excerpts = new Map<string, Transcript>()
  readonly #suite: RowsSuite<R>
  readonly #checks: readonly Check<R>[]
  readonly #tallies = new Map<Check<R>, Map<string | undefined, Tally>>()

  constructor(suite: RowsSuite<R>, checks: readonly Check<R>[]) {
    this.#suite = suite
    this.#checks = checks
  }

  /** Adds what a check found in a session; gives the row of a check that is violated for the first time in its case. */
  add(
    check: Check<R>,
    findings: readonly Finding[],
    { reading, order, excerpt }: JudgedSession<R>,
  ): Result | undefined {
    const name = this.#caseOf(check, reading)
    const before = this.#tallies.get(check)?.get(name)
    const violation = before?.violation
    const tally = before ?? this.#begin(check, name, tallyOf(findings, reading, order))
    if (before) addTo(tally, findings, reading, order)
    const shown = causesShown(this.#causes, { verifies: check.verifies, reading, findings })
    if (shown) tally.causes = sharedCauses(tally.causes, shown)
    const { session } = reading.start
    if (tally.violation && tally.violation !== violation)
      this.#show(tally.violation, reading, excerpt())
    if (pointsTo(tally, session) && !this.excerpts.has(session))
      this.excerpts.set(session, excerpt().events)
    if (violation || !tally.violation) return undefined
    const { violation: found } = tally
    return rowOf(
      requirementOf(check),
      check,
      { ...tallyOf(findings, reading, order), violation: found },
      name,
    )
  }

  /** Lets a smaller session stand for the violation that a check found first. */
  replace(check: Check<R>, reading: R, violation: Violation, excerpt: TranscriptExcerpt): void {
    const tally = this.#tallies.get(check)?.get(this.#caseOf(check, reading))
    if (!tally?.violation) return
    const { session } = reading.start
    Object.assign(tally.violation, { session, violation })
    this.#show(tally.violation, reading, excerpt)
    this.excerpts.set(session, excerpt.events)
  }

  /** The violation that a check found first in the case of a session. */
  violationOf(check: Check<R>, reading: R): Violation | undefined {
    return this.#tallies.get(check)?.get(this.#caseOf(check, reading))?.violation?.violation
  }

  /** The first violations, by check and case. */
  violations(): Violated<R>[] {
    return [...this.#tallies].flatMap(([check, byCase]) =>
      [...byCase].flatMap(([name, { violation }]) =>
        violation && isReadingCheck(check) ? [{ check, name, session: violation.session }] : [],
      ),
    )
  }

  /** The rows about one case. */
  ofCase(name: string): Result[] {
    return this.#checks.flatMap((check) => this.#row(check, name) ?? [])
  }

  /** All rows, in the order of the checks and then of the cases. */
  all(run: JudgedRun<R>): Result[] {
    const rows = this.#checks.flatMap((check): CausedRow[] => {
      const found = this.#rowsOf(check, run)
      return found.length > 0 ? found : [{ row: run.ofNothing(check), causes: [] }]
    })
    const order = this.#causes.map(({ requirement }) => requirement)
    return leadByCauses(rows, order)
  }

  #rowsOf(check: Check<R>, { cases, retained }: JudgedRun<R>): CausedRow[] {
    return isReadingCheck(check)
      ? [undefined, ...cases].flatMap((name) => this.#causedRow(check, name) ?? [])
      : rowsAcross(check, retained).map((row) => ({ row, causes: [] }))
  }

  get #causes() {
    return this.#suite.causes ?? []
  }

  #begin(check: Check<R>, name: string | undefined, tally: Tally): Tally {
    const byCase = this.#tallies.get(check) ?? new Map<string | undefined, Tally>()
    this.#tallies.set(check, byCase.set(name, tally))
    return tally
  }

  #caseOf(check: Check<R>, { start }: R): string | undefined {
    return this.#suite.hasOneRow?.(check) ? undefined : start.case
  }

  /** Adds to a violation what a report shows of its session. */
  #show(violation: NonNullable<Tally['violation']>, reading: R, excerpt: TranscriptExcerpt): void {
    const shown = this.#suite.illustrate?.(reading)
    Object.assign(violation, eventIn(excerpt, violation.violation), shown && { shown })
  }

  #row(check: Check<R>, name: string | undefined): Result | undefined {
    const tally = this.#tallies.get(check)?.get(name)
    return tally && rowOf(requirementOf(check), check, tally, name)
  }

  #causedRow(check: Check<R>, name: string | undefined): CausedRow | undefined {
    const row = this.#row(check, name)
    return row && { row, causes: this.#tallies.get(check)?.get(name)?.causes ?? [] }
  }
}

/** The row of a check that judges all baselines together. */
function rowsAcross<R extends Reading>(check: BaselinesCheck<R>, retained: readonly R[]): Result[] {
  const [first] = retained
  const findings = first ? check.judgeAll(retained) : []
  if (!first || findings.length === 0) return []
  const us = Math.max(...retained.map(lengthOf))
  return [rowOf(requirementOf(check), check, { ...tallyOf(findings, first, 0), us })]
}
