import type { Fault } from '../../harness/adversary/fault.ts'
import type { Result } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'
import type { Finding, Violation } from './finding.ts'

/** A session, and its place in the order in which sessions were planned. */
interface Place {
  session: string
  order: number
}

/** What one check found in the sessions of one row: enough for the row, and nothing that keeps a reading alive. */
export interface Tally extends Place {
  /** Findings on something that was there. */
  count: number
  /** Violations among them. */
  violations: number
  /** Length of the sessions in milliseconds. */
  ms: number
  /** Which of several permitted behaviours were observed, each where it was first. */
  seen: { behaviour: string; order: number }[]
  /** The first violation. */
  violation?: Place & { violation: Violation; fault?: Fault; shown?: Partial<Result> }
  /** Why it could first not be observed whether the requirement was satisfied. */
  inconclusive?: Place & { reason: string }
  /** Why the requirement is not applicable to the subject. */
  notApplicable?: Place & { reason: string }
}

/** Tallies the findings of one session; `order` is its place among those that were planned. */
export function tallyOf(findings: readonly Finding[], reading: Reading, order: number): Tally {
  const { session } = reading.start
  const tally: Tally = {
    ...{ session, order, count: 0, violations: 0, seen: [] },
    ms: lengthOf(reading),
  }
  for (const finding of findings) add(tally, finding, reading)
  return tally
}

/** Length of a session in milliseconds. */
export const lengthOf = ({ transcript }: Pick<Reading, 'transcript'>) =>
  (transcript.at(-1)?.at ?? 0) / 1_000

function add(tally: Tally, finding: Finding, { start: { fault } }: Reading): void {
  const { session, order } = tally
  if (finding.kind !== 'not-applicable') tally.count += 1
  if (finding.kind === 'violated') {
    tally.violations += 1
    tally.violation ??= { session, order, violation: finding, ...(fault && { fault }) }
  } else if (finding.kind === 'inconclusive')
    tally.inconclusive ??= { session, order, reason: finding.reason }
  else if (finding.kind === 'not-applicable')
    tally.notApplicable ??= { session, order, reason: finding.reason }
  else if (finding.observed && !tally.seen.some(({ behaviour }) => behaviour === finding.observed))
    tally.seen.push({ behaviour: finding.observed, order })
}

/** Adds up two tallies; of what is alike in both, that of the session planned first stays. */
export function sumOf(a: Tally, b: Tally): Tally {
  const first = earlier(a, b)
  const violation = earlier(a.violation, b.violation)
  const inconclusive = earlier(a.inconclusive, b.inconclusive)
  const notApplicable = earlier(a.notApplicable, b.notApplicable)
  return {
    ...{ session: first.session, order: first.order },
    ...{ count: a.count + b.count, violations: a.violations + b.violations, ms: a.ms + b.ms },
    seen: b.seen.length === 0 ? a.seen : seenIn([...a.seen, ...b.seen]),
    ...(violation && { violation }),
    ...(inconclusive && { inconclusive }),
    ...(notApplicable && { notApplicable }),
  }
}

/** Whether a row made of a tally may point to a session. */
export const pointsTo = ({ session, violation, inconclusive }: Tally, name: string): boolean =>
  [session, violation?.session, inconclusive?.session].includes(name)

function earlier<P extends { order: number }>(a: P, b: P): P
function earlier<P extends { order: number }>(a?: P, b?: P): P | undefined
function earlier<P extends { order: number }>(a?: P, b?: P): P | undefined {
  if (!a || !b) return a ?? b
  return b.order < a.order ? b : a
}

function seenIn(all: Tally['seen']): Tally['seen'] {
  const sorted = all.toSorted((a, b) => a.order - b.order)
  return sorted.filter(
    ({ behaviour }, at) => sorted.findIndex((each) => each.behaviour === behaviour) === at,
  )
}
