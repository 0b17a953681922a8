import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedFrom } from '../../../harness/stored.ts'
import type { Result } from '../../../spec/generated/results.ts'
import { citationOf, concerns } from '../../engine/clause.ts'
import type { Proving } from '../proving.ts'
import type { Golden } from './golden.ts'
import { goldenFolder } from './store.ts'

/** What the judge found in the transcripts of each golden subject of a role, one line a finding. */
export type Findings = Map<string, readonly string[]>

const TITLE = '# '

/** Judges the transcripts of a golden subject. */
export function findingsOf({ judge }: Pick<Proving, 'judge'>, golden: Golden): string[] {
  const { results } = judge(golden.transcripts.map(storedFrom))
  const wanted = (row: Result) =>
    isExercised(row) &&
    (row.verdict !== 'pass' ||
      golden.requirement === undefined ||
      concerns(golden.requirement, citationOf(row)))
  const leftOut = golden.leftOut?.map((session) => `left out for its size | ${session}`) ?? []
  return [...new Set(results.filter(wanted).map(lineOf)), ...leftOut].sort()
}

const isExercised = ({ verdict }: Result) => verdict !== 'not-applicable'

/** A finding in one line; findings are shown, and kills chosen, in the order of these lines. */
export const lineOf = ({ verdict, check, case: about = '', reason, ...cited }: Result): string =>
  [verdict, citationOf(cited), check, about, reason].join(' | ')

const fileOf = (suiteFolder: string) => join(goldenFolder(suiteFolder), 'findings.txt')

/** Reads the reviewed findings of a suite. */
export function readFindings(suiteFolder: string): Findings {
  const findings = new Map<string, string[]>()
  const file = fileOf(suiteFolder)
  if (!existsSync(file)) return findings
  let lines: string[] = []
  for (const line of readFileSync(file, 'utf8').split('\n'))
    if (line.startsWith(TITLE)) {
      lines = []
      findings.set(line.slice(TITLE.length), lines)
    } else if (line !== '') lines.push(line)
  return findings
}

/** Writes the findings of a suite for review. */
export function writeFindings(suiteFolder: string, findings: Findings): void {
  const text = [...findings]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, lines]) => `${[TITLE + name, ...lines].join('\n')}\n`)
    .join('\n')
  mkdirSync(goldenFolder(suiteFolder), { recursive: true })
  writeFileSync(fileOf(suiteFolder), text)
}

/** What moved between two lists of findings: lines that went begin with `-`, lines that came with `+`. */
export function moved(before: readonly string[] = [], after: readonly string[] = []): string[] {
  const [was, is] = [before.map(lasting), after.map(lasting)]
  return [
    ...before.filter((line) => !is.includes(lasting(line))).map((line) => `- ${line}`),
    ...after.filter((line) => !was.includes(lasting(line))).map((line) => `+ ${line}`),
  ]
}

/** A finding without what differs from run to run: counts, ports and names of temporary folders. */
const lasting = (line: string): string =>
  line
    .replace(/satisfied (once|\d+ times)/, 'satisfied')
    .replace(/(?<=127\.0\.0\.1:)\d+/g, 'port')
    .replace(/(?<=jp-conformance-host-)\w{6}/g, 'folder')
