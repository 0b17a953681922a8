import { byCause, countOfFollowers, violatedIn } from './because.ts'
import type { OfRequirement } from './by-requirement.ts'
import { excerpt, milliseconds, wordsOf } from './conversation.ts'
import { figuresOf } from './figure.ts'
import { headline } from './headline.ts'
import { leftBehind } from './left-behind.ts'
import { block, code, inElement, prose } from './markdown/escape.ts'
import { BETWEEN, fitting, lengthOf } from './markdown/fitting.ts'
import { nullText } from './null-baseline.ts'
import { OUTDATED, outdated } from './outdated.ts'
import { again, reproduce } from './reproduce.ts'
import type { Result, Results, Verdict } from './results.ts'
import { sidesOf } from './sides.ts'
import { resultsWith, verdictOrder, verdicts } from './verdicts.ts'

/**
 * A comment for a pull request: the outcome, totals, at most twenty failures with their
 * conversation, and the rest folded away. It stays below the 65,536 characters of such comments.
 */
export function markdown(results: Results): string {
  const start = [...opening(results), totals(results)]
  const end = footer(results)
  let budget = MOST - lengthOf([...start, end])
  const middle = sections.flatMap((section) => {
    const parts = section(results, budget)
    budget -= lengthOf(parts)
    return parts
  })
  return `${[...start, ...middle, end].join(BETWEEN)}\n`
}

/** What a comment may hold, less what each section states when there is no room for it. */
const MOST = 65_535 - 3_000
const MOST_FAILURES = 20
const MOST_LISTED = 50

/** Twice the characters of what follows from one failure. */
const MOST_UNDER = 12_000

/** What the failures leave to the sections after them. */
const AFTER_FAILURES = 16_000

/** A part of the comment that keeps to the characters that are left for it. */
type Section = (results: Results, budget: number) => string[]

const sections: Section[] = [
  entries,
  failures,
  (results, budget) => folded('error', results, budget),
  (results, budget) => folded('inconclusive', results, budget),
  (results, budget) => folded('warn', withoutFollowers(results), budget),
  notExercised,
  nullBaseline,
  left,
]

function opening(results: Results): string[] {
  const { sign, word, sentence, because } = headline(results)
  const open = results.outcome === 'partial' || results.outcome === 'error'
  const why = open ? because.slice(0, 5).map((line) => `- ${prose(line, 300)}`) : []
  const subject = `${results.subject.role} ${code(results.subject.command.join(' '), 120)}`
  return [
    `## ${sign} ${word}: ${subject}`,
    prose(sentence, 300),
    ...(why.length > 0 ? [`Why it is not green:\n\n${why.join('\n')}`] : []),
  ]
}

function totals({ counts }: Results): string {
  const heads = verdictOrder.map((verdict) => `${verdicts[verdict].sign} ${verdicts[verdict].word}`)
  const cells = verdictOrder.map((verdict) => String(counts[verdict]))
  const rule = verdictOrder.map(() => '---:')
  return [heads, rule, cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function entries(results: Results, budget: number): string[] {
  const lines = outdated(results).map((line) => `- ✗ ${prose(line, 300)}`)
  return lines.length > 0 ? [`### ${OUTDATED}`, listed(lines, MOST_FAILURES, budget)] : []
}

const withoutFollowers = (results: Results): Results => ({
  ...results,
  results: byCause(results.results).own.flat(),
})

/** What follows from a failure is folded into the last result of that. */
function failures(results: Results, budget: number): string[] {
  const { under } = byCause(results.results)
  const failed = resultsWith('fail', withoutFollowers(results))
  if (failed.length === 0) return []
  const first = failed.slice(0, MOST_FAILURES).map((result, at) => {
    const isLast = failed[at + 1]?.requirement !== result.requirement
    return failure(result, results, isLast ? under(result.requirement) : [])
  })
  const { shown } = fitting(first, MOST_FAILURES, budget - AFTER_FAILURES)
  const more = failed.length - shown.length
  const reported = more > 0 ? [`… and ${more} more, all in the JSON report.`] : []
  return ['### Failures', ...shown, ...reported]
}

function failure(result: Result, results: Results, under: readonly OfRequirement[]): string {
  const { requirementText, source, level } = result
  const { reason, expected, observed } = sidesOf(result)
  const cited = [source ?? []].flat().join(', ')
  return [
    `<details><summary>✗ ${title(result, inElement)}</summary>`,
    `${prose(requirementText ?? '', 300)} (${level}${cited === '' ? '' : `, ${prose(cited, 120)}`})`,
    ...(reason === undefined ? [] : [prose(reason, 300)]),
    ...(expected === undefined ? [] : [`**Expected** ${code(expected, 300)}`]),
    ...(observed === undefined ? [] : [`**Observed** ${code(observed, 300)}`]),
    ...figures(result),
    ...conversation(result, results),
    ...followers(under),
    `Play it again: ${code(again(result, results), 300)}`,
    '</details>',
  ].join('\n\n')
}

function followers(under: readonly OfRequirement[]): string[] {
  if (under.length === 0) return []
  const lines = under.map((of) => {
    const [{ verdict, requirement, reason }] = violatedIn(of) as OfRequirement
    return `- ${verdicts[verdict].sign} ${prose(requirement, 120)}: ${prose(reason, 120)}`
  })
  return [`${countOfFollowers(under)}:\n\n${listed(lines, MOST_LISTED, MOST_UNDER)}`]
}

const figures = (result: Result): string[] =>
  figuresOf(result).flatMap(({ legend, language, lines }) => [
    `${legend}:`,
    block(lines.map(({ text }) => text).join('\n'), language),
  ])

function title({ requirement, case: name, fault, known }: Result, emit = prose): string {
  const reported = [
    ...(name ? [name] : []),
    ...(fault ? [`fault ${fault}`] : []),
    ...(known ? ['known'] : []),
  ]
  const about = reported.length > 0 ? ` (${emit(reported.join(', '), 160)})` : ''
  return `${emit(requirement, 120)}${about}`
}

function conversation(result: Result, results: Results): string[] {
  const { lines } = excerpt(result, results)
  if (lines.length === 0) return []
  const spoken = lines.map(
    (line) =>
      `${line.offending ? '▶' : ' '}${milliseconds(line.at).padStart(14)} ${line.sign} ${wordsOf(line, 100)}`,
  )
  return [block(spoken.join('\n'))]
}

function folded(verdict: Verdict, results: Results, budget: number): string[] {
  const found = resultsWith(verdict, results)
  const lines = found.map((result) => `- ${title(result)}: ${prose(result.reason, 300)}`)
  return fold(`${verdicts[verdict].title} (${found.length})`, lines, budget)
}

function notExercised({ notExercised: missing = [] }: Results, budget: number): string[] {
  const lines = missing.map(
    ({ requirement, advice }) => `- ${prose(requirement, 120)}: ${prose(advice, 300)}`,
  )
  return fold(`Not exercised (${missing.length})`, lines, budget)
}

function nullBaseline({ nullBaseline: lines = [] }: Results, budget: number): string[] {
  const scores = lines.map((line) => `- ${code(line.subject, 80)}: ${nullText(line)}`)
  return fold('Null baseline: how programs that implement nothing score', scores, budget)
}

function left(results: Results, budget: number): string[] {
  const lines = leftBehind(results).map((line) => `- ${prose(line, 400)}`)
  return fold(`Left behind (${lines.length})`, lines, budget)
}

function fold(summary: string, lines: string[], budget: number): string[] {
  if (lines.length === 0) return []
  const list = listed(lines, MOST_LISTED, budget)
  return [`<details><summary>${summary}</summary>\n\n${list}\n\n</details>`]
}

/** A list that takes no more than half of the room. */
function listed(lines: string[], most: number, budget: number): string {
  const { shown, left: more } = fitting(lines, most, budget / 2)
  return [...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n')
}

function footer(results: Results): string {
  const { suite, spec, seed, smoke } = results
  const run = `${suite.name} ${suite.version}, revision ${spec.revision}, seed ${seed}`
  return `${prose(`${run}. ${smoke?.sentence ?? ''}`, 300)} Reproduce: ${code(reproduce(results), 300)}`
}
