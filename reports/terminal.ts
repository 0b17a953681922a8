import { byCause } from './because.ts'
import { byRequirement, labelOf, type OfRequirement } from './by-requirement.ts'
import { headline } from './headline.ts'
import { coloured, type Ink, plain } from './ink.ts'
import { leftBehind, lookedFor } from './left-behind.ts'
import { nullText } from './null-baseline.ts'
import { OUTDATED, outdated } from './outdated.ts'
import { type Alike, byReason } from './reasons.ts'
import { reproduce } from './reproduce.ts'
import type { Result, Results, Verdict } from './results.ts'
import { failures } from './terminal-failures.ts'
import { resultsWith, verdictOrder, verdicts } from './verdicts.ts'
import { visible } from './visible.ts'
import { visibleCut } from './visible-cut.ts'

/** How to print: with colours only where the reader's terminal shows them. */
export interface TerminalOptions {
  colour?: boolean
}

/**
 * The summary for a terminal: totals first, failures last, each with the conversation that led to it.
 * Nothing that a subject stated reaches the terminal without being spelt out.
 */
export function terminal(results: Results, { colour = false }: TerminalOptions = {}): string {
  const ink = colour ? coloured : plain
  const parts = [
    opening(results, ink),
    warnings(results, ink),
    short('inconclusive', results, ink),
    short('error', results, ink),
    notExercised(results, ink),
    ...(results.smoke?.spoke === false ? [] : [notApplicable(results, ink)]),
    runDetails(results, ink),
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

/** What stands under a failed requirement is left to that. */
function warnings(results: Results, ink: Ink): string[] {
  const { own } = byCause(results.results)
  return short('warn', { ...results, results: own.flat() }, ink)
}

function short(verdict: Verdict, results: Results, ink: Ink): string[] {
  const found = resultsWith(verdict, results)
  if (found.length === 0) return []
  const { alone = [], together = [] } = Object.groupBy(byReason(found), ([, ...others]) =>
    others.length > 0 ? 'together' : 'alone',
  )
  return [
    ink('bold', verdicts[verdict].title),
    ...together.flatMap((all) => alike(all, ink)),
    ...byRequirement(alone.flat()).flatMap((all) => requirementWith(all, ink)),
  ]
}

/** Results of one reason, which need not be of one requirement. */
function alike([result, ...others]: Alike, ink: Ink): string[] {
  const { sign } = verdicts[result.verdict]
  const name = label(result)
  return [
    ink(result.verdict, `  ${sign} ${name} and ${others.length} more`),
    `      ${visibleCut(result.reason, 200)}`,
    ...adviceIn(result, ink),
  ]
}

/** A requirement, and a line for each of its results. */
function requirementWith(all: OfRequirement, ink: Ink): string[] {
  const [first] = all
  const { sign } = verdicts[first.verdict]
  const name = visibleCut(first.requirement, 200)
  const lines = all.flatMap((each) => {
    const about = labelOf(each)
    const where = about === '' ? '' : ink('dim', `[${visibleCut(about, 200)}] `)
    return [`      ${where}${visibleCut(each.reason, 200)}`, ...expectedIn(each, ink)]
  })
  return [ink(first.verdict, `  ${sign} ${name}`), ...lines, ...adviceIn(first, ink)]
}

/** A reason such as `none` is understood beside what was expected. */
function expectedIn({ verdict, expected }: Result, ink: Ink): string[] {
  return verdict === 'warn' && expected !== undefined && expected !== ''
    ? [ink('dim', `        expected  ${visibleCut(expected, 200)}`)]
    : []
}

function adviceIn({ advice }: Result, ink: Ink): string[] {
  return advice === undefined ? [] : [ink('dim', `      ${visibleCut(advice, 200)}`)]
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

function runDetails(results: Results, ink: Ink): string[] {
  const { seed, nullBaseline = [], smoke } = results
  return [
    ink('bold', 'This run'),
    ...nullBaseline.map(
      (line) => `  null baseline  ${visibleCut(line.subject, 80)}: ${nullText(line)}`,
    ),
    ...leftBehind(results).map((left) => `  left       ${visibleCut(left, 400)}`),
    ...lookedFor(results).map((how) => `  daemons    ${how}`),
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

function entries(results: Results, ink: Ink): string[] {
  const lines = outdated(results).map((line) => `  ✗ ${visibleCut(line, 400)}`)
  return lines.length > 0 ? [ink('bold', OUTDATED), ...lines] : []
}

function label(result: Result): string {
  const about = labelOf(result)
  return visibleCut(about === '' ? result.requirement : `${result.requirement} [${about}]`, 200)
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
