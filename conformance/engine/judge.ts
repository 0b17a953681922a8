import type { Started, Transcript } from '../../harness/transcript.ts'
import type { Result } from '../../spec/generated/results.ts'
import {
  type BaselinesCheck,
  type Check,
  type Compared,
  isReadingCheck,
  type Reading,
  type ReadingCheck,
} from './check.ts'
import { CheckIndex, faultOf, type Head } from './check-index.ts'
import { shownTranscript } from './excerpt.ts'
import { causeOf, type Finding, type Violation } from './finding.ts'
import { Group } from './group.ts'
import { rowOf, rowWithout } from './row.ts'
import { requirementOf } from './selection.ts'
import type { Suite } from './suite.ts'
import { lengthOf, pointsTo, sumOf, type Tally, tallyOf } from './tally.ts'
import type { Violated } from './violated.ts'

/** What adding a reading led to. */
export interface Judged {
  /** Rows of checks that were violated for the first time in their case. */
  violated: Result[]
  /** Rows of a case of which every session has been judged. */
  complete: Result[]
}

type JudgingSuite<R extends Reading> = Pick<
  Suite<never, never, R>,
  'smoke' | 'keeps' | 'unclaimed' | 'weigh' | 'hasOneRow' | 'isConfusing' | 'illustrate'
>

/**
 * Judges the sessions of one run, live or stored: each as soon as those that it is compared with have come. Of a
 * session that was judged stays what a report shows, and the reading where others are compared with it.
 */
export class Judge<R extends Reading> {
  /** Excerpts of the sessions that rows may point to. */
  readonly excerpts = new Map<string, Transcript>()
  /** The reading of the smoke scenario, else the first of all. */
  first: R | undefined
  readonly #suite: JudgingSuite<R>
  readonly #checks: readonly Check<R>[]
  readonly #index: CheckIndex<R>
  readonly #groups = new Map<string, Group<R>>()
  /** Sessions still to come, by case, in the order of the cases. */
  readonly #open = new Map<string | undefined, number>()
  readonly #kept = new Map<string | undefined, R>()
  readonly #tallies = new Map<Check<R>, Map<string | undefined, Tally>>()
  /** Places of the sessions in the order in which they were announced. */
  readonly #order = new Map<string, number>()
  #last: Started | undefined
  #stopped: string | undefined

  constructor(suite: JudgingSuite<R>, checks: readonly Check<R>[]) {
    this.#suite = suite
    this.#checks = checks
    this.#index = new CheckIndex(checks, (fault) => suite.isConfusing?.(fault) ?? false)
  }

  /** The readings that are kept, in the order of the cases. */
  get kept(): R[] {
    return [...this.#open.keys()].flatMap((name) => this.#kept.get(name) ?? [])
  }

  /** Announces sessions, so that others wait for those that they are compared with. */
  expect(heads: Iterable<Head>): void {
    for (const head of heads) {
      this.#open.set(head.case, (this.#open.get(head.case) ?? 0) + 1)
      this.#order.set(head.session, this.#order.size)
      this.#groupOf(head).expect(faultOf(head), this.#index.controlsOf(head))
    }
  }

  /** Takes an announced session, and judges whatever can be judged now. */
  add(reading: R): Judged {
    const { start } = reading
    this.#last = start
    if (this.first === undefined || isFirst(start, this.#suite.smoke)) this.first = reading
    if (!start.fault && this.#suite.keeps?.(reading)) this.#kept.set(start.case, reading)
    const group = this.#groupOf(start)
    const judged = group.add(reading).map((each) => this.#judge(each, group))
    const left = (this.#open.get(start.case) ?? 0) - judged.length
    this.#open.set(start.case, left)
    if (group.isDone) this.#groups.delete(keyOf(start))
    return {
      violated: judged.flat(),
      complete: left === 0 && start.case !== undefined ? this.#rowsOfCase(start.case) : [],
    }
  }

  /** Judges what still waits for sessions that never came. */
  finish(): void {
    for (const group of this.#groups.values())
      for (const reading of group.finish()) this.#judge(reading, group)
    this.#groups.clear()
  }

  /** The first violations, by check and case. */
  violations(): Violated<R>[] {
    return [...this.#tallies].flatMap(([check, byCase]) =>
      [...byCase].flatMap(([name, { violation }]) =>
        violation && isReadingCheck(check) ? [{ check, name, session: violation.session }] : [],
      ),
    )
  }

  /**
   * Takes a session that was made smaller than one that violates a check.
   * @returns whether it shows the same violation, which it then stands for.
   */
  addSmaller(reading: R): boolean {
    const { session, shrinks } = reading.start
    const check = this.#checks.find(
      ({ verifies, title }) => verifies === shrinks?.requirement && title === shrinks.check,
    )
    if (!check || !isReadingCheck(check)) return false
    const tally = this.#tallies.get(check)?.get(this.#caseOf(check, reading.start))
    const like = tally?.violation?.violation
    const violation = judgedBy(check, reading, { baseline: reading }).find(
      (finding): finding is Violation =>
        finding.kind === 'violated' && like !== undefined && causeOf(finding) === causeOf(like),
    )
    if (!tally?.violation || !violation) return false
    tally.violation = { ...tally.violation, session, violation, ...this.#illustrated(reading) }
    this.excerpts.set(session, shownTranscript(reading.transcript))
    return true
  }

  /** Nothing else is tried; what has found nothing yet is inconclusive. */
  stop(reason: string): void {
    this.#stopped = reason
  }

  /** Whether any check is violated in a reading by itself. */
  isViolatedIn(reading: R): boolean {
    const found = this.#findingsIn(reading, { baseline: reading }, () => undefined)
    return [...found.values()].some(isViolation)
  }

  /** The rows in the order of the checks and then of the cases. */
  rows(): Result[] {
    return this.#checks.flatMap((check) => this.#rowsOf(check))
  }

  #groupOf(head: Head): Group<R> {
    const known = this.#groups.get(keyOf(head))
    if (known) return known
    const group = new Group<R>()
    this.#groups.set(keyOf(head), group)
    return group
  }

  /** @returns the rows of what is violated for the first time in its case. */
  #judge(reading: R, group: Group<R>): Result[] {
    const { start } = reading
    const compared: Compared<R> = { baseline: reading, ...group.compared }
    const findings = this.#findingsIn(reading, compared, (name) => group.reading(name))
    this.#suite.weigh?.(findings, reading, this.first ?? reading)
    const order = this.#order.get(start.session) ?? 0
    return [...findings].flatMap(([check, its]) =>
      its.length === 0 ? [] : this.#add(check, tallyOf(its, reading, order), reading),
    )
  }

  /** @returns the row of a check that is violated for the first time in its case. */
  #add(check: Check<R>, tally: Tally, reading: R): Result[] {
    const { start, transcript } = reading
    const name = this.#caseOf(check, start)
    if (tally.violation) Object.assign(tally.violation, this.#illustrated(reading))
    const byCase = this.#tallies.get(check) ?? new Map<string | undefined, Tally>()
    const before = byCase.get(name)
    const sum = before ? sumOf(before, tally) : tally
    this.#tallies.set(check, byCase.set(name, sum))
    if (pointsTo(sum, start.session) && !this.excerpts.has(start.session))
      this.excerpts.set(start.session, shownTranscript(transcript))
    return tally.violation && !before?.violation ? [this.#row(check, tally, name)] : []
  }

  #findingsIn(
    reading: R,
    compared: Compared<R>,
    control: (fault: string) => R | undefined,
  ): Map<Check<R>, Finding[]> {
    const findings = new Map<Check<R>, Finding[]>()
    for (const { check, control: name } of this.#index.of(reading.start)) {
      if (this.#suite.unclaimed?.(check, reading.start) !== undefined) continue
      const cause = name === undefined ? undefined : control(name)
      // What goes wrong under the control does not go wrong because of the fault.
      if (cause && isViolation(judgedBy(check, cause, compared))) continue
      findings.set(check, judgedBy(check, reading, compared))
    }
    return findings
  }

  #illustrated(reading: R): { shown?: Partial<Result> } {
    const shown = this.#suite.illustrate?.(reading)
    return shown ? { shown } : {}
  }

  #caseOf(check: Check<R>, start: Started): string | undefined {
    return this.#suite.hasOneRow?.(check) ? undefined : start.case
  }

  #rowsOfCase(name: string): Result[] {
    return this.#checks.flatMap((check) => {
      const tally = this.#tallies.get(check)?.get(name)
      return tally ? [this.#row(check, tally, name)] : []
    })
  }

  #rowsOf(check: Check<R>): Result[] {
    if (!isReadingCheck(check)) return [this.#rowAcross(check)]
    const byCase = this.#tallies.get(check)
    const rows = [...new Set([undefined, ...this.#open.keys()])].flatMap((name) => {
      const tally = byCase?.get(name)
      return tally ? [this.#row(check, tally, name)] : []
    })
    return rows.length > 0 ? rows : [this.#rowWithout(check)]
  }

  #rowAcross(check: BaselinesCheck<R>): Result {
    const { kept } = this
    const [first] = kept
    const findings = first ? check.judgeAll(kept) : []
    if (!first || findings.length === 0) return this.#rowWithout(check)
    const ms = Math.max(...kept.map(lengthOf))
    return this.#row(check, { ...tallyOf(findings, first, 0), ms })
  }

  #row = (check: Check<R>, tally: Tally, name?: string): Result =>
    rowOf(requirementOf(check), check, tally, name)

  #rowWithout(check: Check<R>): Result {
    const requirement = requirementOf(check)
    const unclaimed = this.#last && this.#suite.unclaimed?.(check, this.#last)
    if (unclaimed !== undefined)
      return rowWithout(requirement, check, { verdict: 'not-applicable', reason: unclaimed })
    if (this.#stopped === undefined) return rowWithout(requirement, check)
    return rowWithout(requirement, check, { verdict: 'inconclusive', reason: this.#stopped })
  }
}

const keyOf = ({ case: name = '', scenario = '' }: Head) => `${name}\n${scenario}`

const isFirst = ({ scenario }: Started, smoke?: string) => smoke !== undefined && scenario === smoke

const isViolation = (findings: readonly Finding[]) =>
  findings.some(({ kind }) => kind === 'violated')

/** Judges by one check; what goes wrong within the check is the suite's fault and says which check it was. */
function judgedBy<R extends Reading>(
  check: ReadingCheck<R>,
  reading: R,
  compared: Compared<R>,
): Finding[] {
  try {
    return check.judge(reading, compared)
  } catch (cause) {
    const { session } = reading.start
    throw new Error(`the check "${check.title}" of ${check.verifies} failed on "${session}"`, {
      cause,
    })
  }
}
