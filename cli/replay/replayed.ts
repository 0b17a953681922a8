import type { Result, Results } from '../../spec/generated/results.ts'

/** What has become of a failed check. */
export interface Replayed {
  became: 'fixed' | 'still failing' | 'not reproducible'
  /** Why, in one sentence; it may hold words of the subject. */
  because: string
}

/** A saved report, the report of the same check now, and which results are of that check. */
export interface Played {
  before: Results
  after: Results
  /** What failed of the check before. */
  failed: readonly Result[]
  isOfCheck(result: Result): boolean
}

/** Compares a failed check with what it is now: a pass of the same program is not a program that was mended. */
export function replayed({ before, after, failed, isOfCheck }: Played): Replayed {
  const now = after.results.filter(isOfCheck)
  const [first] = now.filter(isFailed)
  if (first !== undefined) return { became: 'still failing', because: reasonOf(first, failed) }
  const passed = now.filter(isPass).length
  const open = now.filter((result) => !isPass(result) && failed.some(isWhere(result)))
  if (passed === 0 || open.length > 0 || after.interrupted)
    return { became: 'not reproducible', because: unseen(after, open.length > 0 ? open : now) }
  return isSame(before, after)
    ? { became: 'not reproducible', because: UNCHANGED }
    : { became: 'fixed', because: `${passed} of ${now.length} results pass, and none fails.` }
}

/** Whether a result is one to play again. */
export const isFailed = ({ verdict }: Result): boolean => FAILED.has(verdict)

const isPass = ({ verdict }: Result) => verdict === 'pass'

/** Whether a result is about the case that had failed; one without a case is about all. */
const isWhere = (result: Result) => (before: Result) =>
  result.case === undefined || result.case === before.case

const FAILED = new Set<Result['verdict']>(['fail', 'warn', 'error'])

function reasonOf({ reason }: Result, was: readonly Result[]): string {
  const isKnown = was.some((before) => before.reason === reason)
  return isKnown ? reason : `${reason} (another reason than before)`
}

/** Why nothing was seen of a check. */
function unseen({ interrupted, smoke }: Results, now: readonly Result[]): string {
  if (interrupted) return 'the run was interrupted.'
  if (smoke?.started === false || smoke?.spoke === false) return smoke.sentence
  return now[0]?.reason ?? 'the check did not run.'
}

/** Whether the same program was judged, by the same command. */
function isSame({ subject: before }: Results, { subject: after }: Results): boolean {
  const sameFile = before.sha256 !== undefined && before.sha256 === after.sha256
  return sameFile && JSON.stringify(before.command) === JSON.stringify(after.command)
}

const UNCHANGED =
  'it passes now, and the file of the program is the one that failed: the failure comes and goes, or what the program loads has changed.'
