import type { Outcome, Result, Results, Verdict } from './results.ts'

/** Every verdict in the order of a reader's interest: its word and its sign. */
export const verdicts: Record<Verdict, { word: string; sign: string; title: string }> = {
  fail: { word: 'fail', sign: '✗', title: 'Failed' },
  error: { word: 'error', sign: '⚠', title: 'Suite errors' },
  inconclusive: { word: 'inconclusive', sign: '?', title: 'Inconclusive' },
  warn: { word: 'warn', sign: '!', title: 'Warnings' },
  pass: { word: 'pass', sign: '✓', title: 'Passed' },
  'not-applicable': { word: 'not applicable', sign: '–', title: 'Not applicable' },
}

/** The verdicts in that order. */
export const verdictOrder = Object.keys(verdicts) as Verdict[]

/** Every outcome: its words and its sign. */
export const outcomes: Record<Outcome, { word: string; sign: string }> = {
  conformant: { word: 'Conformant', sign: '✓' },
  nonconformant: { word: 'Not conformant', sign: '✗' },
  partial: { word: 'Partial', sign: '?' },
  error: { word: 'Error', sign: '⚠' },
}

/** What results amount to: known failures decide nothing, and `open` is a run that did not look at everything. */
export function outcomeOf(results: readonly Result[], open: boolean): Outcome {
  const required = results.filter(({ level, known }) => level === 'must' && !known)
  const has = (verdict: Verdict) => required.some((result) => result.verdict === verdict)
  if (results.some(({ verdict }) => verdict === 'error')) return 'error'
  if (has('fail')) return 'nonconformant'
  return open || has('inconclusive') || !has('pass') ? 'partial' : 'conformant'
}

/** How often each verdict occurs. */
export function countsOf(results: Result[]): Results['counts'] {
  const counts = { pass: 0, fail: 0, warn: 0, inconclusive: 0, 'not-applicable': 0, error: 0 }
  for (const { verdict } of results) counts[verdict]++
  return counts
}

/** The results with one verdict, by requirement, check, case and fault. */
export function resultsWith(verdict: Verdict, results: Results): Result[] {
  return inOrder(results.results.filter((result) => result.verdict === verdict))
}

/** Results by requirement, check, case and fault, so that equal runs read equally. */
export function inOrder(results: readonly Result[]): Result[] {
  return results.toSorted((a, b) => compareText(sortKey(a), sortKey(b)))
}

/** The area of a requirement: its id without the last word, `vfs.framing`. */
export function areaOf(requirement: string): string {
  const end = requirement.lastIndexOf('.')
  return end > 0 ? requirement.slice(0, end) : requirement
}

function sortKey({ requirement, check, case: name, fault }: Result): string {
  return [requirement, check, name ?? '', fault ?? ''].join('\0')
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
