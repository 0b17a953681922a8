import { leftBehind } from '../left-behind.ts'
import { nullText } from '../null-baseline.ts'
import { OUTDATED } from '../outdated.ts'
import { reproduce } from '../reproduce.ts'
import type { Results } from '../results.ts'
import { attribute } from './escape.ts'

/** What is to be known around the results is no case: a suite that holds none reports it. */
export function runDetails(results: Results): string[] {
  const reported = facts(results).map(
    ([name, value]) => `      <property name="${attribute(name)}" value="${attribute(value)}"/>`,
  )
  return [
    '  <testsuite name="this run" tests="0" failures="0" errors="0" skipped="0">',
    '    <properties>',
    ...reported,
    '    </properties>',
    '  </testsuite>',
  ]
}

/** A failed case for each entry of the known failures that has outlived itself. */
export function outdatedEntries({ outdatedKnownFailures: entries = [] }: Results): string[] {
  if (entries.length === 0) return []
  const cases = entries.map(({ at, reason }) => {
    const head = `name="${attribute(at)}" classname="${OUTDATED}"`
    return `    <testcase ${head}><failure message="${attribute(reason)}" type="outdated"/></testcase>`
  })
  const totals = `tests="${entries.length}" failures="${entries.length}" errors="0" skipped="0"`
  return [`  <testsuite name="${OUTDATED}" ${totals}>`, ...cases, '  </testsuite>']
}

function facts(results: Results): [string, string][] {
  const { spec, seed, smoke, nullBaseline = [], notExercised = [] } = results
  return [
    ['revision', spec.revision],
    ['seed', String(seed)],
    ['reproduce', reproduce(results)],
    ...(smoke ? [['smoke', smoke.sentence] as [string, string]] : []),
    ...leftBehind(results).map((left): [string, string] => ['left behind', left]),
    ...nullBaseline.map((line): [string, string] => [
      `null baseline: ${line.subject}`,
      nullText(line),
    ]),
    ...notExercised.map((each): [string, string] => [
      `not exercised: ${each.requirement}`,
      each.advice,
    ]),
  ]
}
