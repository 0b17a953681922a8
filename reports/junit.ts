import { excerpt, milliseconds } from './conversation.ts'
import { differenceIn, LEGEND } from './difference.ts'
import type { Result, Results } from './results.ts'
import { areaOf, countsOf, inOrder } from './verdicts.ts'
import { visible, visibleCut, visibleLines } from './visible.ts'

/**
 * JUnit XML as the servers read it: a suite an area, a case a result. Warnings pass and say so;
 * inconclusive, not applicable and known failures are skipped with their reason.
 */
export function junit(results: Results): string {
  const areas = Map.groupBy(inOrder(results.results), ({ requirement }) => areaOf(requirement))
  const suites = [...areas].map(([area, found]) => suite(area, found, results))
  const name = attribute(`${results.suite.name} ${results.subject.role}`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" ${totals(results.results)} time="${seconds(results.ms ?? spent(results.results))}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(area: string, found: Result[], results: Results): string {
  const time = seconds(spent(found))
  const at = results.started === undefined ? '' : ` timestamp="${attribute(results.started)}"`
  return [
    `  <testsuite name="${attribute(area)}" ${totals(found)} time="${time}"${at}>`,
    ...found.map((result) => testcase(result, results)),
    '  </testsuite>',
  ].join('\n')
}

function totals(found: Result[]): string {
  const counts = countsOf(found)
  const known = found.filter(isKnown).length
  const skipped = counts.inconclusive + counts['not-applicable'] + known
  const failures = counts.fail - known
  return `tests="${found.length}" failures="${failures}" errors="${counts.error}" skipped="${skipped}"`
}

function testcase(result: Result, results: Results): string {
  const { requirement, case: name, fault, check, ms = 0 } = result
  const named = [requirement, ...(name ? [`[${name}]`] : []), ...(fault ? [`{${fault}}`] : [])]
  const head = `name="${attribute(named.join(' '))}" classname="${attribute(check)}" time="${seconds(ms)}"`
  const body = bodyOf(result, results)
  return body === '' ? `    <testcase ${head}/>` : `    <testcase ${head}>${body}</testcase>`
}

function bodyOf(result: Result, results: Results): string {
  const message = `message="${attribute(result.reason)}"`
  switch (result.verdict) {
    case 'pass':
      return ''
    case 'warn':
      return `<system-out>${content(`warn: ${result.reason}\n${details(result, results)}`)}</system-out>`
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
  const { requirementText, source, expected, observed } = result
  const spoken = excerpt(result, results).lines.map(
    ({ at, sign, text, offending }) =>
      `${offending ? '>' : ' '} ${milliseconds(at)} ${sign} ${visibleCut(text, 400)}`,
  )
  return [
    ...(requirementText
      ? [`${visible(requirementText)} (${visible([source ?? []].flat().join(', '))})`]
      : []),
    ...(expected === undefined ? [] : [`expected: ${visibleCut(expected, 2000)}`]),
    ...(observed === undefined ? [] : [`observed: ${visibleCut(observed, 2000)}`]),
    ...changed(result),
    ...spoken,
  ].join('\n')
}

function changed(result: Result): string[] {
  const lines = differenceIn(result)
  return lines.length === 0 ? [] : [LEGEND, ...lines.map(({ text }) => text)]
}

function isKnown({ verdict, known }: Result): boolean {
  return verdict === 'fail' && known === true
}

function spent(found: Result[]): number {
  return found.reduce((sum, { ms = 0 }) => sum + ms, 0)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

function attribute(text: string): string {
  return markup(visibleCut(text, 2000)).replaceAll('"', '&quot;')
}

function content(text: string): string {
  return markup(visibleLines(text))
}

function markup(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replace(NOT_XML, '')
}

// Characters outside the production Char of XML 1.0; a belt, since `visible` leaves none.
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
