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
  /** Length of the sessions in whole microseconds, whose sum is the same in any order. */
  us: number
  /** Which of several permitted behaviours were observed, each where it was first. */
  seen: { behaviour: string; order: number }[]
  /** The first violation, and its position in the excerpt of its session. */
  violation?: Place & {
    violation: Violation
    event?: number
    fault?: Fault
    shown?: Partial<Result>
  }
  /** The causes that every session shows in which something is violated. */
  causes?: readonly string[]
  /** Why it could first not be observed whether the requirement was satisfied. */
  inconclusive?: Place & { reason: string }
  /** Why the requirement is not applicable to the subject. */
  notApplicable?: Place & { reason: string }
}

/** Tallies the findings of one session; `order` is its place among those that were planned. */
export function tallyOf(findings: readonly Finding[], reading: Reading, order: number): Tally {
  const { session } = reading.start
  const tally: Tally = { session, order, count: 0, violations: 0, us: 0, seen: [] }
  addTo(tally, findings, reading, order)
  return tally
}

/** Adds the findings of another session; of what is alike in both, that of the session planned first stays. */
export function addTo(
  tally: Tally,
  findings: readonly Finding[],
  reading: Reading,
  order: number,
): void {
  const { session } = reading.start
  tally.us += lengthOf(reading)
  if (order < tally.order) {
    tally.order = order
    tally.session = session
  }
  for (const finding of findings) add(tally, finding, reading, order)
}

/** Length of a session in microseconds. */
export const lengthOf = ({ transcript }: Pick<Reading, 'transcript'>) => transcript.at(-1)?.at ?? 0

function add(tally: Tally, finding: Finding, { start }: Reading, order: number): void {
  const { session, fault } = start
  if (finding.kind !== 'not-applicable') tally.count += 1
  if (finding.kind === 'violated') {
    tally.violations += 1
    if (comesBefore(order, tally.violation))
      tally.violation = { session, order, violation: finding, ...(fault && { fault }) }
  } else if (finding.kind === 'inconclusive') {
    if (comesBefore(order, tally.inconclusive))
      tally.inconclusive = { session, order, reason: finding.reason }
  } else if (finding.kind === 'not-applicable') {
    if (comesBefore(order, tally.notApplicable))
      tally.notApplicable = { session, order, reason: finding.reason }
  } else if (finding.observed) addSeen(tally.seen, finding.observed, order)
}

const comesBefore = (order: number, place: Place | undefined) =>
  place === undefined || order < place.order

function addSeen(seen: Tally['seen'], behaviour: string, order: number): void {
  const known = seen.find((each) => each.behaviour === behaviour)
  if (!known) seen.push({ behaviour, order })
  else known.order = Math.min(known.order, order)
}

/** The behaviours that were observed, in the order in which their sessions were planned. */
export const behavioursOf = ({ seen }: Tally): string[] =>
  seen.toSorted((a, b) => a.order - b.order).map(({ behaviour }) => behaviour)

/** Whether a row made of a tally may point to a session. */
export const pointsTo = ({ session, violation, inconclusive }: Tally, name: string): boolean =>
  session === name || violation?.session === name || inconclusive?.session === name
