import type { Started, Transcript } from '../../harness/transcript.ts'
import type { Result } from '../../spec/generated/results.ts'
import { type Check, type Compared, isReadingCheck, type Reading } from './check.ts'
import { CheckIndex, faultOf, type Head } from './check-index.ts'
import { eventsOf, excerptWhenAsked, transcriptExcerpt } from './excerpt.ts'
import { causeOf, type Violation } from './finding.ts'
import { findingsOf, isViolation, judgedBy, leaveOpen } from './findings-of.ts'
import { Group } from './group.ts'
import type { Judged, JudgingSuite } from './judged.ts'
import { Rows } from './rows.ts'
import type { Violated } from './violated.ts'

export type { Judged } from './judged.ts'

/**
 * Judges the sessions of one run, live or stored: each as soon as those that it is compared with have come. Of a
 * session that was judged stays what a report shows, and the reading where others are compared with it.
 */
export class Judge<R extends Reading> {
  /** The reading of the smoke scenario, else the first of all. */
  first: R | undefined
  readonly #suite: JudgingSuite<R>
  readonly #index: CheckIndex<R>
  readonly #groups = new Map<string, Group<R>>()
  /** Sessions still to come, by case, in the order of the cases. */
  readonly #open = new Map<string | undefined, number>()
  readonly #kept = new Map<string | undefined, R>()
  readonly #rows: Rows<R>
  /** Places of the sessions in the order in which they were announced. */
  readonly #order = new Map<string, number>()
  #last: Started | undefined
  #stopped: string | undefined

  constructor(suite: JudgingSuite<R>, index: CheckIndex<R>) {
    this.#suite = suite
    this.#index = index
    this.#rows = new Rows(suite, index.checks)
  }

  /** Excerpts of the sessions that rows may point to. */
  get excerpts(): Map<string, Transcript> {
    return this.#rows.excerpts
  }

  /** The readings that are kept, in the order of the cases. */
  get retained(): R[] {
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
    if (this.#comesFirst(start)) this.first = reading
    if (!start.fault && this.#suite.keeps?.(reading)) this.#kept.set(start.case, reading)
    const group = this.#groupOf(start)
    const judged = group.add(reading).map((each) => this.#judge(each, group))
    const left = (this.#open.get(start.case) ?? 0) - judged.length
    this.#open.set(start.case, left)
    if (group.isDone && !this.#staysOpen(start)) this.#groups.delete(keyOf(start))
    const rows = this.#rows
    return {
      violated: judged.flat(),
      get complete() {
        return left === 0 && start.case !== undefined ? rows.ofCase(start.case) : []
      },
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
    return this.#rows.violations()
  }

  /**
   * Takes a session that was made smaller than one that violates a check.
   * @returns whether it shows the same violation, which it then stands for.
   */
  addSmaller(reading: R): boolean {
    const { shrinks } = reading.start
    const check = this.#index.checks.find(
      ({ verifies, title }) => verifies === shrinks?.requirement && title === shrinks.check,
    )
    const like = check && this.#rows.violationOf(check, reading)
    if (!check || !like || !isReadingCheck(check)) return false
    const baseline = (reading.start.fault && this.#kept.get(reading.start.case)) ?? reading
    const violation = judgedBy(check, reading, { baseline }).find(
      (finding): finding is Violation =>
        finding.kind === 'violated' && causeOf(finding) === causeOf(like),
    )
    if (!violation) return false
    const excerpt = transcriptExcerpt(reading.transcript, eventsOf([violation]))
    this.#rows.replace(check, reading, violation, excerpt)
    return true
  }

  /** Nothing else is tried; what has found nothing yet is inconclusive. */
  stop(reason: string): void {
    this.#stopped = reason
  }

  /** Whether a reading by itself violates any check, or any of those that are meant, or lacks what one needs. */
  isWrong(reading: R, isMeant: (check: Check<R>) => boolean = () => true): boolean {
    const claimed = this.#index.claimed(reading.start).filter(({ check }) => isMeant(check))
    const found = findingsOf(claimed, reading, { baseline: reading })
    return [...found.values()].some((findings) =>
      findings.some(({ kind }) => kind === 'violated' || kind === 'inconclusive'),
    )
  }

  /** What a reading by itself violates, as its findings count. */
  violatedIn(reading: R): Set<string> {
    const found = findingsOf(this.#index.claimed(reading.start), reading, { baseline: reading })
    this.#suite.weigh?.(found, reading, this.first ?? reading)
    return new Set(
      [...found].flatMap(([{ verifies }, its]) => (its.some(isViolation) ? [verifies] : [])),
    )
  }

  /** The rows in the order of the checks and then of the cases. */
  rows(): Result[] {
    const { retained } = this
    const cases = [...this.#open.keys()].filter((name) => name !== undefined)
    const ofNothing = this.#index.rowsOfNothing(this.#last, this.#stopped)
    return this.#rows.all({ cases, retained, ofNothing })
  }

  /** The smoke scenario, else the session that was planned first of those that have come. */
  #comesFirst({ scenario, place }: Started): boolean {
    const { first } = this
    const { smoke } = this.#suite
    if (!first || (smoke !== undefined && scenario === smoke)) return true
    if (smoke !== undefined && first.start.scenario === smoke) return false
    return place !== undefined && first.start.place !== undefined && place < first.start.place
  }

  /** Whether further sessions may be compared with those of a case. */
  #staysOpen({ case: name }: Started): boolean {
    return this.#suite.staysOpen === true && this.#kept.has(name)
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
    const findings = findingsOf(this.#index.claimed(reading.start), reading, compared, (name) =>
      group.reading(name),
    )
    this.#suite.weigh?.(findings, reading, this.first ?? reading)
    leaveOpen(findings, start)
    const order = this.#order.get(start.session) ?? 0
    const excerpt = excerptWhenAsked(reading.transcript, findings.values())
    const judged = { reading, order, excerpt }
    return [...findings]
      .filter(([, its]) => its.length > 0)
      .flatMap(([check, its]) => this.#rows.add(check, its, judged) ?? [])
  }
}

/** The judge of a run by these checks, where no other run is judged by the same. */
export const judgeBy = <R extends Reading>(
  suite: JudgingSuite<R>,
  checks: readonly Check<R>[],
): Judge<R> => new Judge(suite, new CheckIndex(suite, checks))

const keyOf = ({ case: name = '', scenario = '' }: Head) => `${name}\n${scenario}`
