import { code, prose } from './markdown/escape.ts'
import type { Result, Results, Verdict } from './results.ts'
import { inOrder, outcomes, verdictOrder, verdicts } from './verdicts.ts'
import { visible } from './visible.ts'
import { visibleCut } from './visible-cut.ts'

/** One check in both documents; a side is missing where the check is new or gone. */
export interface Difference {
  before?: Result
  after?: Result
}

/** What became of a check between two documents. */
export type Change = 'broken' | 'fixed' | 'new' | 'gone' | 'changed'

/** Two documents side by side: every check that differs, each under exactly one change. */
export interface Comparison {
  before: Results
  after: Results
  changes: Record<Change, Difference[]>
  unchanged: number
}

/**
 * Compares two results documents check by check, case by case.
 * `broken` fails now or no longer passes, `fixed` passes now, `changed` states something else.
 */
export function compare(before: Results, after: Results): Comparison {
  const changes: Comparison['changes'] = { broken: [], fixed: [], new: [], gone: [], changed: [] }
  let unchanged = 0
  for (const difference of paired(before.results, after.results)) {
    const change = changeOf(difference)
    if (change === undefined) unchanged++
    else changes[change].push(difference)
  }
  return { before, after, changes, unchanged }
}

/** A comparison for a terminal. */
export function compareText(comparison: Comparison): string {
  const lines = sections(comparison).flatMap(({ change, found }) => [
    '',
    `${titles[change]} (${found.length})`,
    ...found.map(
      (difference) =>
        `  ${visibleCut(reported(difference), 200)}\n      ${visibleCut(why(difference), 300)}`,
    ),
  ])
  return `${[...summary(comparison).map((line) => visible(line)), ...lines].join('\n')}\n`
}

/** A comparison for a comment. */
export function compareMarkdown(comparison: Comparison): string {
  const [first = '', ...caveats] = summary(comparison)
  const parts = sections(comparison).map(({ change, found }) => {
    const lines = found.map(
      (difference) => `- ${code(reported(difference), 200)}: ${prose(why(difference), 300)}`,
    )
    return `### ${titles[change]} (${found.length})\n\n${lines.join('\n')}`
  })
  return `${[`## ${prose(first, 300)}`, ...caveats.map((line) => prose(line, 300)), ...parts].join('\n\n')}\n`
}

const titles: Record<Change, string> = {
  broken: 'Broken',
  fixed: 'Fixed',
  new: 'New',
  gone: 'Gone',
  changed: 'Changed',
}

const order: Change[] = ['broken', 'fixed', 'changed', 'new', 'gone']

function paired(before: Result[], after: Result[]): Difference[] {
  const pairs = new Map<string, Difference>()
  for (const result of inOrder(before)) {
    const key = identity(result)
    pairs.set(key, { before: worse(pairs.get(key)?.before, result) })
  }
  for (const result of inOrder(after)) {
    const key = identity(result)
    const pair = pairs.get(key) ?? {}
    pairs.set(key, { ...pair, after: worse(pair.after, result) })
  }
  return [...pairs.values()]
}

function identity({ check, requirement, case: name, fault }: Result): string {
  return JSON.stringify([check, requirement, name ?? null, fault ?? null])
}

// A check that was judged on several sessions stands for its worst.
function worse(a: Result | undefined, b: Result): Result {
  return a !== undefined && verdictOrder.indexOf(a.verdict) <= verdictOrder.indexOf(b.verdict)
    ? a
    : b
}

function changeOf({ before, after }: Difference): Change | undefined {
  if (before === undefined) return 'new'
  if (after === undefined) return 'gone'
  if (before.verdict === after.verdict)
    return differsInReason(before, after) ? 'changed' : undefined
  if (isBad(after.verdict)) return isBad(before.verdict) ? 'changed' : 'broken'
  if (after.verdict === 'pass') return before.verdict === 'not-applicable' ? 'changed' : 'fixed'
  return before.verdict === 'pass' && after.verdict !== 'not-applicable' ? 'broken' : 'changed'
}

// The reason of a pass is of no interest: only a new reason not to pass is.
function differsInReason(before: Result, after: Result): boolean {
  return after.verdict !== 'pass' && before.reason !== after.reason
}

function isBad(verdict: Verdict): boolean {
  return verdict === 'fail' || verdict === 'error'
}

function sections({ changes }: Comparison): { change: Change; found: Difference[] }[] {
  return order
    .map((change) => ({ change, found: changes[change] }))
    .filter(({ found }) => found.length > 0)
}

function summary({ before, after, changes, unchanged }: Comparison): string[] {
  const was = outcomes[before.outcome].word
  const is = outcomes[after.outcome].word
  const counts = order.map((change) => `${changes[change].length} ${change}`).join(', ')
  const head = `${was === is ? `Still ${is.toLowerCase()}` : `${was} → ${is}`}: ${counts}, ${unchanged} unchanged.`
  return [head, ...caveats(before, after)]
}

function caveats(before: Results, after: Results): string[] {
  const facts: [string, string, string][] = [
    ['revisions', before.spec.revision, after.spec.revision],
    ['suite versions', before.suite.version, after.suite.version],
    ['seeds', String(before.seed), String(after.seed)],
  ]
  const differ = facts.filter(([, was, is]) => was !== is)
  return differ.map(([name, was, is]) => `The two runs have different ${name}: ${was} and ${is}.`)
}

function reported({ before, after }: Difference): string {
  const result = after ?? before
  const name = result?.case === undefined ? '' : ` [${result.case}]`
  const fault = result?.fault === undefined ? '' : ` {${result.fault}}`
  return `${result?.requirement ?? ''}${name}${fault}`
}

function why({ before, after }: Difference): string {
  const was = before && verdicts[before.verdict].word
  const is = after && verdicts[after.verdict].word
  const verdict =
    was === is ? `still ${is}` : [was, is].filter((word) => word !== undefined).join(' → ')
  const reason = (after ?? before)?.reason ?? ''
  return before && after && was === is
    ? `${verdict}: ${before.reason} → ${reason}`
    : `${verdict}: ${reason}`
}
