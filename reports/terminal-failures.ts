import { byCause, countOfFollowers, violatedIn } from './because.ts'
import { labelOf, type OfRequirement } from './by-requirement.ts'
import { type Excerpt, excerpt, type Line, milliseconds, wordsOf } from './conversation.ts'
import { figuresOf } from './figure.ts'
import type { Ink } from './ink.ts'
import { again } from './reproduce.ts'
import type { Result, Results } from './results.ts'
import { sidesOf } from './sides.ts'
import { verdicts } from './verdicts.ts'
import { visibleCut } from './visible-cut.ts'

/**
 * The failures for a terminal, grouped by requirement, each with the conversation that led to it, and with what fails
 * because of it.
 */
export function failures(results: Results, ink: Ink): string[] {
  const { own, under } = byCause(results.results)
  const failed = own.filter((of) => of.some(({ verdict }) => verdict === 'fail'))
  if (failed.length === 0) return []
  const blocks = failed.map((of, at) => {
    const title = `${at + 1}/${failed.length} ${named(of)}`
    const its = violatedIn(of) as OfRequirement
    return [
      ...failedRequirement(its, title, results, ink),
      ...followers(under(of[0].requirement), ink),
    ].join('\n')
  })
  return [ink('bold', 'Failures'), blocks.join('\n\n')]
}

/** A requirement, and how many of its checks are violated. */
function named(of: OfRequirement): string {
  const often = of.length > 1 ? ` (${violatedIn(of).length} of ${of.length} checks)` : ''
  return `${visibleCut(of[0].requirement, 200)}${often}`
}

/** What follows from a failed requirement: each with the words of its first violation. */
function followers(under: readonly OfRequirement[], ink: Ink): string[] {
  if (under.length === 0) return []
  const lines = under.flatMap((of) => {
    const [{ verdict, reason }] = violatedIn(of) as OfRequirement
    return [
      ink(verdict, `      ${verdicts[verdict].sign} ${named(of)}`),
      ink('dim', `          ${visibleCut(reason, 120)}`),
    ]
  })
  return [`    ${countOfFollowers(under)}:`, ...lines]
}

/** So many failures of one requirement are shown with their conversations; of the others the sentences stand alone. */
const WHOLE_FAILURES = 3

function failedRequirement(
  all: OfRequirement,
  title: string,
  results: Results,
  ink: Ink,
): string[] {
  const commands = new Set(all.map((result) => again(result, results)))
  return [
    ink('fail', `  ✗ ${title}`),
    ...requirement(all[0], ink),
    ...all.flatMap((result, at) => failure(result, at < WHOLE_FAILURES, results, ink)),
    ...[...commands].map((command) => ink('dim', `    again: ${visibleCut(command, 1000)}`)),
  ]
}

function failure(result: Result, isWhole: boolean, results: Results, ink: Ink): string[] {
  const { reason, expected, observed } = sidesOf(result)
  const { becauseOf } = result
  const about = [
    labelOf(result),
    ...(becauseOf === undefined ? [] : [`because of ${becauseOf}`]),
    ...(result.known ? ['known failure, not counted'] : []),
  ]
  const label = about.filter((part) => part !== '').join('; ')
  return [
    ...(label === ''
      ? []
      : [`    ${ink('bold', `[${visibleCut(label, 200)}]`)}${promise(result)}`]),
    ...(reason === undefined ? [] : [`    ${visibleCut(reason, 400)}`]),
    ...(expected === undefined ? [] : [`    expected  ${visibleCut(expected, 400)}`]),
    ...(observed === undefined ? [] : [`    observed  ${visibleCut(observed, 400)}`]),
    ...(isWhole ? [...figures(result, ink), ...conversation(excerpt(result, results), ink)] : []),
  ]
}

/** What the clause of a result promises. */
const promise = ({ clause, check }: Result) =>
  clause === undefined ? '' : ` ${visibleCut(check, 400)}`

const styles = { given: 'fail', answered: 'pass', both: 'dim' } as const

const figures = (result: Result, ink: Ink): string[] =>
  figuresOf(result).flatMap(({ legend, lines }) => [
    `    ${legend}`,
    ...lines.map(({ whose, text }) => ink(styles[whose], `      ${text}`)),
  ])

function requirement({ requirementText, source, level }: Result, ink: Ink): string[] {
  const cited = [source ?? []].flat().join(', ')
  const where = ink('dim', `(${level}${cited === '' ? '' : `, ${visibleCut(cited, 200)}`})`)
  return [
    `    ${requirementText === undefined ? '' : `${visibleCut(requirementText, 400)} `}${where}`,
  ]
}

function conversation({ before, lines, after }: Excerpt, ink: Ink): string[] {
  if (lines.length === 0) return []
  return [
    ...(before > 0 ? [ink('dim', `      … ${before} earlier`)] : []),
    ...lines.map((line) => spoken(line, ink)),
    ...(after > 0 ? [ink('dim', `      … ${after} later`)] : []),
  ]
}

function spoken(line: Line, ink: Ink): string {
  const text = `${milliseconds(line.at).padStart(14)}  ${line.sign} ${wordsOf(line, 160)}`
  return line.offending ? ink('fail', `  ▶ ${text}`) : `    ${text}`
}
