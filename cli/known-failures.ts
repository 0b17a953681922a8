import type { Result } from '../spec/generated/results.ts'
import {
  called,
  isAbout,
  type KnownFailure,
  type Placed,
  speaksOf,
} from './known-failures/entry.ts'
import { nearest } from './nearest.ts'
import type { Nameable } from './patterns.ts'
import type { Problem } from './problem.ts'

export { entriesText, readEntries } from './known-failures/file.ts'
export type { KnownFailure, Placed }

/** What a run looked at: only of a whole run is it known that an entry matches nothing. */
export interface RunExtent {
  whole: boolean
  /** All that could be run: what an entry names is among it, whatever part was run. */
  checks: readonly Nameable[]
  /** Today, `YYYY-MM-DD`. */
  today: string
}

/** An entry that has outlived itself, and why. */
export interface Outdated extends Problem {
  at: string
}

/** The results with the known failures marked, and every entry that has outlived itself. */
export interface ComparedResults {
  results: Result[]
  outdated: Outdated[]
}

/** Compares the failures of a run with the entries that announce them. */
export function compareKnown(
  results: readonly Result[],
  entries: readonly Placed[],
  extent: RunExtent,
): ComparedResults {
  const marked = results.map((result) => mark(result, entries))
  return { results: marked, outdated: entries.flatMap((entry) => faultsOf(entry, marked, extent)) }
}

/**
 * The entries that a run asks for: one a failure, sorted; notes and last days stay. Entries of which
 * a run that was not whole saw nothing stay as they are.
 */
export function renewed(
  results: readonly Result[],
  entries: readonly Placed[],
  { whole }: Pick<RunExtent, 'whole'>,
): KnownFailure[] {
  const failures = results.filter(isFailure).map((result) => entryFor(result, entries))
  const unseen = (entry: Placed) => !results.some((result) => speaksOf(entry, result))
  const retained = whole ? [] : entries.filter(unseen).map(({ at: _, ...entry }) => entry)
  const all = [...failures, ...retained].map((entry) => [keyOf(entry), entry] as const)
  return [...new Map(all)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
}

function mark(result: Result, entries: readonly Placed[]): Result {
  if (!isFailure(result)) return result
  const about = entries.filter((entry) => speaksOf(entry, result))
  if (about.some(({ reason }) => reason === result.reason)) return { ...result, known: true }
  const [other] = about
  if (other === undefined) return result
  const advice = `Known to fail for another reason: ${other.reason} (${other.at})`
  return { ...result, advice: result.advice === undefined ? advice : `${result.advice} ${advice}` }
}

function faultsOf(entry: Placed, results: readonly Result[], extent: RunExtent): Outdated[] {
  const about = results.filter((result) => speaksOf(entry, result))
  const expired = entry.expires !== undefined && entry.expires < extent.today
  return [
    ...(expired ? [reported(entry, `expired on ${entry.expires}.`)] : []),
    ...(about.length === 0 ? unseen(entry, extent) : []),
    ...outlived(entry, about),
  ]
}

/** What a part of a run did not see may still fail; what no check is about cannot. */
function unseen(entry: Placed, { whole, checks }: RunExtent): Outdated[] {
  if (!checks.some((check) => isAbout(entry, check))) {
    const ids = checks.map(({ verifies }) => verifies)
    const meant = nearest(entry.requirement ?? '', ids)
    const guess = meant === undefined ? '.' : `; did you mean \`${meant}\`?`
    return [reported(entry, `names no check there is${guess}`)]
  }
  return whole ? [reported(entry, 'matches no result of this run.')] : []
}

function outlived(entry: Placed, about: readonly Result[]): Outdated[] {
  const failing = about.filter(isFailure)
  if (failing.some(({ reason }) => reason === entry.reason)) return []
  const fresh = failing.find(({ known }) => !known)
  if (fresh !== undefined)
    return [
      reported(entry, `fails for a new reason: ${fresh.reason} It is known for: ${entry.reason}`),
    ]
  const passes = about.some(({ verdict }) => verdict === 'pass' || verdict === 'fail')
  return passes ? [reported(entry, 'does not fail any more; remove the entry.')] : []
}

function reported(entry: Placed, what: string): Outdated {
  return { at: entry.at, message: `the known failure ${called(entry)} ${what}` }
}

function entryFor(result: Result, entries: readonly Placed[]): KnownFailure {
  const about = entries.filter((entry) => speaksOf(entry, result))
  const before = about.find(({ reason }) => reason === result.reason) ?? about[0]
  return {
    requirement: result.requirement,
    ...(result.case !== undefined && { case: result.case }),
    reason: result.reason,
    ...(before?.note !== undefined && { note: before.note }),
    ...(before?.expires !== undefined && { expires: before.expires }),
  }
}

function isFailure({ verdict }: Result): boolean {
  return verdict === 'fail'
}

function keyOf({ requirement, check, case: name, reason }: KnownFailure): string {
  return [requirement ?? '', check ?? '', name ?? '', reason].join('\0')
}
