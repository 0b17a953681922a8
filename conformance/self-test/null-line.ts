import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Results } from '../../spec/generated/results.ts'
import { certifySubject, listSubjects, type SelfTestSubject } from './subjects.ts'

type Score = NonNullable<Results['nullLine']>[number]

const file = join(import.meta.dirname, 'null-line.json')

/** Certifies every trivial subject and spells what each of them scored, one a line. */
export async function measureNullLine(): Promise<string> {
  const scores = await Promise.all(listSubjects('trivial').map(scoreOf))
  return `[\n${scores.map((score) => `  ${spelled(score)}`).join(',\n')}\n]\n`
}

async function scoreOf(subject: SelfTestSubject): Promise<Score> {
  const { counts, outcome, results } = await certifySubject(subject)
  const { pass, fail } = counts
  return { subject: subject.name, pass, fail, other: results.length - pass - fail, outcome }
}

/** A record in the spelling of the formatter. */
function spelled(score: Score): string {
  const members = Object.entries(score).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  return `{ ${members.join(', ')} }`
}

async function main(check: boolean): Promise<void> {
  const measured = await measureNullLine()
  if (!check) writeFileSync(file, measured)
  else if (measured !== readFileSync(file, 'utf8')) {
    console.error('null-line.json is stale: run `node conformance/self-test/null-line.ts`.')
    process.exitCode = 1
  }
}

if (import.meta.main) await main(process.argv.includes('--check'))
