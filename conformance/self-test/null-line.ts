import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Results } from '../../spec/generated/results.ts'
import { certifyFlattener } from '../certify/flattener/certify.ts'
import { certifyHost } from '../certify/host/host.ts'
import { certifySubject, listSubjects, type SelfTestSubject } from './subjects.ts'

type Score = NonNullable<Results['nullLine']>[number]

const fileOf = (role: keyof typeof measures) =>
  join(import.meta.dirname, role === 'tool' ? 'null-line.json' : `${role}-null-line.json`)

/** Certifies every trivial tool and spells what each of them scored, one a line. */
export async function measureNullLine(): Promise<string> {
  return listed(await Promise.all(listSubjects('trivial').map(scoreOf)))
}

/** Certifies every trivial host likewise. */
export async function measureHostNullLine(): Promise<string> {
  return listed(await Promise.all(trivialHosts.map(scoreOfHost)))
}

/** Certifies every trivial flattener for one provider likewise. */
export async function measureFlattenerNullLine(): Promise<string> {
  return listed(await Promise.all(trivialFlatteners.map(scoreOfFlattener)))
}

const measures = {
  tool: measureNullLine,
  host: measureHostNullLine,
  flattener: measureFlattenerNullLine,
}

/** Flatteners that do nothing useful: no answer, no object, no schema, nothing flattened, nothing left. */
const trivialFlatteners = ['silent', 'echo', 'objects', 'refuses', 'identity', 'empty']

async function scoreOfFlattener(name: string): Promise<Score> {
  const cwd = join(import.meta.dirname, 'subjects/flattener')
  const command = ['python3', '-S', '-E', join(cwd, `${name}.py`)]
  const how = { providers: ['portable-flat'] as const, runs: 2, seed: 1, timeScale: 0.3, argv: [] }
  const results = await certifyFlattener({ ...how, command, cwd, only: [], skip: [] })
  return scoreIn(results, name)
}

/** Hosts that do nothing useful, by what their driver does. */
const trivialHosts = ['accepts', 'refuses', 'empty', 'silent']

async function scoreOfHost(manner: string): Promise<Score> {
  const command = ['python3', join(import.meta.dirname, '../../harness/fixtures/hosts.py'), manner]
  const how = { base: import.meta.dirname, seed: 1, jobs: 2, timeScale: 1, argv: [] }
  const config = { answer_ms: 2_000 }
  const results = await certifyHost({ ...how, command, config, only: [], skip: [] })
  return scoreIn(results, manner)
}

const listed = (scores: Score[]) =>
  `[\n${scores.map((score) => `  ${spelled(score)}`).join(',\n')}\n]\n`

async function scoreOf(subject: SelfTestSubject): Promise<Score> {
  return scoreIn(await certifySubject(subject), subject.name)
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

async function main(check: boolean): Promise<void> {
  for (const role of ['tool', 'host', 'flattener'] as const) {
    const measured = await measures[role]()
    const file = fileOf(role)
    if (!check) writeFileSync(file, measured)
    else if (measured !== readFileSync(file, 'utf8')) {
      console.error(`${file} is stale: run \`node conformance/self-test/null-line.ts\`.`)
      process.exitCode = 1
    }
  }
}

if (import.meta.main) await main(process.argv.includes('--check'))
