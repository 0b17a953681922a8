import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endAtSignal } from '../../harness/launch/end-at-once.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { SuiteEntry } from '../suite-entry.ts'
import { suites } from '../suite-list.ts'
import { selfTestCommand } from './command.ts'
import { root } from './configuration.ts'
import { provingOf } from './proving.ts'

type Score = NonNullable<Results['nullBaseline']>[number]

/** The record of what the null subjects of a suite score. */
export const nullBaselineFile = ({ folder }: SuiteEntry) => join(root, folder, 'null-baseline.json')

/** Certifies every null subject of a suite and spells what each of them scored, one a line. */
export async function measureNullBaseline(entry: SuiteEntry): Promise<string> {
  const { nullSubjects, certify } = await provingOf(entry)
  const scores: Score[] = []
  // One after the other: beside others on a busy machine a host may be too late to refuse something.
  for (const subject of nullSubjects) scores.push(scoreIn(await certify(subject), subject.name))
  return `[\n${scores.map((score) => `  ${spelled(score)}`).join(',\n')}\n]\n`
}

function scoreIn({ counts, outcome, results }: Results, subject: string): Score {
  const { pass, fail } = counts
  return { subject, pass, fail, other: results.length - pass - fail, outcome }
}

/** A record in the spelling of the formatter. */
function spelled(score: Score): string {
  const members = Object.entries(score).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  return `{ ${members.join(', ')} }`
}

/** Measures every role, or the one that is named. */
async function main({ check, role }: { check?: true; role?: string }): Promise<void> {
  endAtSignal()
  for (const entry of suites.filter((each) => each.role === (role ?? each.role))) {
    const measured = await measureNullBaseline(entry)
    const file = nullBaselineFile(entry)
    if (!check) writeFileSync(file, measured)
    else if (measured !== readFileSync(file, 'utf8')) {
      console.error(`${file} is stale: run \`npm run null-baseline\`.`)
      process.exitCode = 1
    }
  }
}

if (import.meta.main)
  await main(
    selfTestCommand('null-baseline', 'Records what the null subjects of each role score.')
      .option('--check', 'compare with the record instead')
      .parse()
      .opts(),
  )
