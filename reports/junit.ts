import { excerpt, milliseconds, wordsOf } from './conversation.ts'
import { figuresOf } from './figure.ts'
import { attribute, content } from './junit/escape.ts'
import { outdatedEntries, runDetails } from './junit/run-details.ts'
import type { Result, Results } from './results.ts'
import { sidesOf } from './sides.ts'
import { areaOf, countsOf, inOrder } from './verdicts.ts'
import { visible } from './visible.ts'
import { visibleCut } from './visible-cut.ts'

/**
 * JUnit XML as the servers read it: a suite and a class an area, a case a result, whose name nothing else has. Warnings
 * pass and state it; inconclusive, not applicable and known failures are skipped with their reason.
 */
export function junit(results: Results): string {
  const areas = Map.groupBy(inOrder(results.results), ({ requirement }) => areaOf(requirement))
  const suites = [...areas].map(([area, found]) => suite(area, found, results))
  const name = attribute(`${results.suite.name} ${results.subject.role}`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" ${totals(results.results, results.outdatedKnownFailures?.length)}${time(results.ms)}>`,
    ...runDetails(results),
    ...outdatedEntries(results),
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(area: string, found: Result[], results: Results): string {
  const at = results.started === undefined ? '' : ` timestamp="${attribute(results.started)}"`
  return [
    `  <testsuite name="${attribute(area)}" ${totals(found)}${time(spent(found))}${at}>`,
    ...found.map((result) => testcase(result, results)),
    '  </testsuite>',
  ].join('\n')
}

function totals(found: Result[], outdated = 0): string {
  const counts = countsOf(found)
  const known = found.filter(isKnown).length
  const skipped = counts.inconclusive + counts['not-applicable'] + known
  const failures = counts.fail - known + outdated
  return `tests="${found.length + outdated}" failures="${failures}" errors="${counts.error}" skipped="${skipped}"`
}

function testcase(result: Result, results: Results): string {
  const { requirement, clause, case: about, fault, check, ms } = result
  const name = [
    `${requirement}${clause ? `#${clause}` : ''}: ${check}`,
    ...(about ? [`[${about}]`] : []),
    ...(fault ? [`{${fault}}`] : []),
  ].join(' ')
  const head = `name="${attribute(name)}" classname="${attribute(areaOf(requirement))}"${time(ms)}`
  const body = bodyOf(result, results)
  return body === '' ? `    <testcase ${head}/>` : `    <testcase ${head}>${body}</testcase>`
}

function bodyOf(result: Result, results: Results): string {
  const because = result.becauseOf === undefined ? '' : `because of ${result.becauseOf}: `
  const message = `message="${attribute(because + result.reason)}"`
  switch (result.verdict) {
    case 'pass':
      return ''
    case 'warn':
      return `<system-out>${content(`warn: ${because}${result.reason}\n${details(result, results)}`)}</system-out>`
    case 'inconclusive':
    case 'not-applicable':
      return `<skipped ${message}/>`
    case 'error':
      return `<error ${message} type="error">${content(details(result, results))}</error>`
    case 'fail':
      return isKnown(result)
        ? `<skipped message="${attribute(`known failure: ${result.reason}`)}"/>`
        : `<failure ${message} type="${result.level}">${content(details(result, results))}</failure>`
  }
}

function details(result: Result, results: Results): string {
  const { requirementText, source, reason } = result
  const { expected, observed } = sidesOf(result)
  const spoken = excerpt(result, results).lines.map(
    (line) =>
      `${line.offending ? '>' : ' '} ${milliseconds(line.at)} ${line.sign} ${wordsOf(line, 400)}`,
  )
  return [
    ...(requirementText
      ? [`${visible(requirementText)} (${visible([source ?? []].flat().join(', '))})`]
      : []),
    ...(expected === undefined ? [] : [`expected: ${visibleCut(expected, 2000)}`]),
    ...(observed === undefined || observed === reason
      ? []
      : [`observed: ${visibleCut(observed, 2000)}`]),
    ...figures(result),
    ...spoken,
  ].join('\n')
}

const figures = (result: Result): string[] =>
  figuresOf(result).flatMap(({ legend, lines }) => [legend, ...lines.map(({ text }) => text)])

function isKnown({ verdict, known }: Result): boolean {
  return verdict === 'fail' && known === true
}

/** How long results took together; unknown when none was measured. */
function spent(found: Result[]): number | undefined {
  const measured = found.flatMap(({ ms }) => ms ?? [])
  return measured.length > 0 ? measured.reduce((sum, ms) => sum + ms, 0) : undefined
}

function time(ms: number | undefined): string {
  return ms === undefined ? '' : ` time="${(ms / 1000).toFixed(3)}"`
}
