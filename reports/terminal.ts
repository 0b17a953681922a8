import { type Excerpt, excerpt, type Line, milliseconds, wordsOf } from './conversation.ts'
import { differenceIn, LEGEND } from './difference.ts'
import { headline } from './headline.ts'
import { coloured, type Ink, plain } from './ink.ts'
import { leftBehind } from './left-behind.ts'
import { nullText } from './null-line.ts'
import { OUTDATED, outdated } from './outdated.ts'
import { byReason } from './reasons.ts'
import { again, reproduce } from './reproduce.ts'
import type { Result, Results, Verdict } from './results.ts'
import { resultsWith, verdictOrder, verdicts } from './verdicts.ts'
import { visible, visibleCut } from './visible.ts'

/** How to print: with colours only where the reader's terminal shows them. */
export interface TerminalOptions {
  colour?: boolean
}

/**
 * The summary for a terminal: totals first, failures last, each with the conversation that led to it.
 * Nothing that a subject said reaches the terminal without being spelt out.
 */
export function terminal(results: Results, { colour = false }: TerminalOptions = {}): string {
  const ink = colour ? coloured : plain
  const parts = [
    opening(results, ink),
    short('warn', results, ink),
    short('inconclusive', results, ink),
    short('error', results, ink),
    notExercised(results, ink),
    ...(results.smoke?.spoke === false ? [] : [notApplicable(results, ink)]),
    circumstances(results, ink),
    failures(results, ink),
    entries(results, ink),
    closing(results, ink),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function opening(results: Results, ink: Ink): string[] {
  const { suite, subject, spec, counts } = results
  const totals = verdictOrder.map((verdict) => total(verdict, counts[verdict], ink))
  const run = `${suite.name} ${suite.version} · ${subject.role} · revision ${spec.revision}`
  return [
    visible(run),
    ink('dim', `  ${visibleCut(subject.command.join(' '), 160)}`),
    '',
    `  ${totals.join('   ')}`,
  ]
}

function total(verdict: Verdict, count: number, ink: Ink): string {
  const { sign, word } = verdicts[verdict]
  return ink(count === 0 ? 'dim' : verdict, `${sign} ${count} ${word}`)
}

function short(verdict: Verdict, results: Results, ink: Ink): string[] {
  const found = resultsWith(verdict, results)
  if (found.length === 0) return []
  const { sign, title } = verdicts[verdict]
  const lines = byReason(found).map(([result, ...others]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    const name = ink(verdict, `  ${sign} ${label(result)}${more}`)
    const advice =
      result.advice === undefined ? [] : [ink('dim', `      ${visibleCut(result.advice, 200)}`)]
    return [name, `      ${visibleCut(result.reason, 200)}`, ...advice].join('\n')
  })
  return [ink('bold', title), ...lines]
}

/** Why requirements do not apply, each reason once: what is not claimed, and what could not be tried. */
function notApplicable(results: Results, ink: Ink): string[] {
  const groups = byReason(resultsWith('not-applicable', results), 1)
  if (groups.length === 0) return []
  const lines = groups.map(
    ([{ reason }, ...others]) =>
      `  – ${String(others.length + 1).padStart(3)}  ${visibleCut(reason, 200)}`,
  )
  return [ink('bold', 'Not applicable, and why'), ...lines]
}

function notExercised({ notExercised: missing = [] }: Results, ink: Ink): string[] {
  if (missing.length === 0) return []
  const lines = missing.map(
    ({ requirement, advice }) =>
      `  – ${visibleCut(requirement, 200)}\n${ink('dim', `      ${visibleCut(advice, 200)}`)}`,
  )
  return [ink('bold', `Not exercised (${missing.length}), and what would exercise it`), ...lines]
}

function circumstances(results: Results, ink: Ink): string[] {
  const { seed, nullLine = [], smoke } = results
  return [
    ink('bold', 'This run'),
    ...nullLine.map((line) => `  null line  ${visibleCut(line.subject, 80)}: ${nullText(line)}`),
    ...leftBehind(results).map((left) => `  left       ${visibleCut(left, 200)}`),
    `  noise      ${noise(results)}`,
    ...(smoke === undefined ? [] : [`  smoke      ${visibleCut(smoke.sentence, 200)}`]),
    `  seed       ${seed}`,
    `  reproduce  ${visible(reproduce(results))}`,
  ]
}

function noise({ noise: measured = {} }: Results): string {
  const parts = Object.entries(measured).map(([name, ms]) => `${visible(name)} ${ms} ms`)
  return parts.length > 0 ? parts.join(', ') : 'not measured'
}

function failures(results: Results, ink: Ink): string[] {
  const failed = resultsWith('fail', results)
  if (failed.length === 0) return []
  const blocks = failed.map((result, at) =>
    failure(result, `${at + 1}/${failed.length}`, results, ink),
  )
  return [ink('bold', 'Failures'), blocks.join('\n\n')]
}

function entries(results: Results, ink: Ink): string[] {
  const lines = outdated(results).map((line) => `  ✗ ${visibleCut(line, 400)}`)
  return lines.length > 0 ? [ink('bold', OUTDATED), ...lines] : []
}

function failure(result: Result, number: string, results: Results, ink: Ink): string {
  const known = result.known ? ' (known failure, not counted)' : ''
  const said = [
    ink('fail', `  ✗ ${number} ${label(result)}${known}`),
    ...requirement(result, ink),
    `    ${visibleCut(result.reason, 400)}`,
    ...(result.expected === undefined ? [] : [`    expected  ${visibleCut(result.expected, 400)}`]),
    ...(result.observed === undefined ? [] : [`    observed  ${visibleCut(result.observed, 400)}`]),
    ...difference(result, ink),
    ...conversation(excerpt(result, results), ink),
    ink('dim', `    again: ${visibleCut(again(result, results), 1000)}`),
  ]
  return said.join('\n')
}

function difference(result: Result, ink: Ink): string[] {
  const styles = { given: 'fail', answered: 'pass', both: 'dim' } as const
  const lines = differenceIn(result).map(({ whose, text }) => ink(styles[whose], `      ${text}`))
  return lines.length > 0 ? [`    ${LEGEND}`, ...lines] : []
}

function requirement({ requirementText, source, level }: Result, ink: Ink): string[] {
  const cited = [source ?? []].flat().join(', ')
  const where = ink('dim', `(${level}${cited === '' ? '' : `, ${visibleCut(cited, 200)}`})`)
  return [
    `    ${requirementText === undefined ? '' : `${visibleCut(requirementText, 400)} `}${where}`,
  ]
}

function label({ requirement: id, case: name, fault }: Result): string {
  const parts = [
    ...(name === undefined ? [] : [name]),
    ...(fault === undefined ? [] : [`fault ${fault}`]),
  ]
  return visibleCut(parts.length > 0 ? `${id} [${parts.join('; ')}]` : id, 200)
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

function closing(results: Results, ink: Ink): string[] {
  const { sign, word, sentence, because } = headline(results)
  const lead = because[0]
  const why =
    results.outcome === 'conformant' || results.outcome === 'nonconformant' ? [] : [lead ?? '']
  const more = because.length > 1 ? ` (and ${because.length - 1} more)` : ''
  return [
    ink(results.outcome, `${sign} ${word}: ${visibleCut(sentence, 400)}`),
    ...why.filter((line) => line !== '').map((line) => `  ${visibleCut(line, 300)}${more}`),
  ]
}
