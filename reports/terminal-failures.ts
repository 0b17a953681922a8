import { byRequirement, labelOf, type OfRequirement } from './by-requirement.ts'
import { type Excerpt, excerpt, type Line, milliseconds, wordsOf } from './conversation.ts'
import { figuresOf } from './figure.ts'
import type { Ink } from './ink.ts'
import { again } from './reproduce.ts'
import type { Result, Results } from './results.ts'
import { sidesOf } from './sides.ts'
import { resultsWith } from './verdicts.ts'
import { visibleCut } from './visible.ts'

/** The failures for a terminal, grouped by requirement, each with the conversation that led to it. */
export function failures(results: Results, ink: Ink): string[] {
  const failed = byRequirement(resultsWith('fail', results))
  if (failed.length === 0) return []
  const all = Map.groupBy(results.results, ({ requirement }) => requirement)
  const blocks = failed.map((its, at) => {
    const of = all.get(its[0].requirement)?.length ?? its.length
    const often = of > 1 ? ` (${its.length} of ${of} checks)` : ''
    const title = `${at + 1}/${failed.length} ${visibleCut(its[0].requirement, 200)}${often}`
    return failedRequirement(its, title, results, ink)
  })
  return [ink('bold', 'Failures'), blocks.join('\n\n')]
}

/** So many failures of one requirement are shown with their conversations; of the others the sentences stand alone. */
const WHOLE_FAILURES = 3

function failedRequirement(all: OfRequirement, title: string, results: Results, ink: Ink): string {
  const commands = new Set(all.map((result) => again(result, results)))
  return [
    ink('fail', `  ✗ ${title}`),
    ...requirement(all[0], ink),
    ...all.flatMap((result, at) => failure(result, at < WHOLE_FAILURES, results, ink)),
    ...[...commands].map((command) => ink('dim', `    again: ${visibleCut(command, 1000)}`)),
  ].join('\n')
}

function failure(result: Result, isWhole: boolean, results: Results, ink: Ink): string[] {
  const { reason, expected, observed } = sidesOf(result)
  const about = [labelOf(result), ...(result.known ? ['known failure, not counted'] : [])]
  const named = about.filter((part) => part !== '').join('; ')
  return [
    ...(named === ''
      ? []
      : [`    ${ink('bold', `[${visibleCut(named, 200)}]`)}${promise(result)}`]),
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
