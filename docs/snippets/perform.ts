import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { readEntries } from '../../cli/known-failures.ts'
import { loadConfigurationOf } from '../../cli/load-configuration.ts'
import { vfsTool } from '../../conformance/vfs/tool/entry.ts'
import { results } from '../../spec/generated/validators/results.js'
import { missing } from './output.ts'
import type { Snippet } from './page.ts'
import type { Ended, Workshop } from './workshop.ts'

/** What is wrong with a snippet, in one sentence; nothing when it does what its page says. */
export type Wrong = string | undefined

/** One page while it is tried: its workshop and the end of its last command. */
export interface Bench {
  workshop: Workshop
  last?: Ended
}

/** Tries one snippet in the way that its marks say; a snippet that no mark covers is wrong. */
export async function perform(snippet: Snippet, bench: Bench): Promise<Wrong> {
  const way = Object.keys(ways).find((mark) => mark in snippet.marks || mark === snippet.language)
  return way === undefined ? 'no mark says how it is checked' : ways[way]?.(snippet, bench)
}

type Way = (snippet: Snippet, bench: Bench) => Wrong | Promise<Wrong>

const ways: Record<string, Way> = {
  picture: () => undefined,
  output: shown,
  file: writeFile,
  from: quoted,
  schema: valid,
  workflow: worksInCi,
  scripts: namesScripts,
  sh: run,
}

function shown({ text }: Snippet, { last }: Bench): Wrong {
  const line = missing(last?.output ?? '', text)
  return line === undefined ? undefined : `not shown: ${line}\nby: ${last?.output}`
}

function writeFile({ marks, text }: Snippet, { workshop }: Bench): Wrong {
  const path = join(workshop.folder, marks.file ?? '')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return undefined
}

/** Every line stands in the named file of the checkout, in this order; `…` leaves lines out. */
function quoted({ marks, text }: Snippet, { workshop }: Bench): Wrong {
  const lines = readFileSync(join(workshop.root, marks.from ?? ''), 'utf8').split('\n')
  let next = 0
  for (const line of text.trimEnd().split('\n')) {
    if (line.trim() === '…') continue
    const at = lines.indexOf(line, next)
    if (at < 0) return `${marks.from} does not hold this line in this place: ${line}`
    next = at + 1
  }
  return undefined
}

async function valid({ marks, text }: Snippet, { workshop }: Bench): Promise<Wrong> {
  const judge = schemas[marks.schema ?? '']
  return judge === undefined ? `unknown schema ${marks.schema}` : judge(text, workshop)
}

const schemas: Record<string, (text: string, workshop: Workshop) => Wrong | Promise<Wrong>> = {
  async tool(text, { folder }) {
    const path = join(folder, 'snippet.yaml')
    writeFileSync(path, text)
    return told((await loadConfigurationOf(vfsTool, path)).problems)
  },
  async 'known-failures'(text) {
    return told((await readEntries('known-failures.yaml', text)).problems)
  },
  results: (text) => (results(JSON.parse(text)) ? undefined : told(results.errors)),
}

const told = (problems: unknown): Wrong =>
  problems === undefined || problems === null ? undefined : JSON.stringify(problems)

/** Runs the steps of a workflow, but for what fetches the checkout and its dependencies. */
async function worksInCi(snippet: Snippet, bench: Bench): Promise<Wrong> {
  const { jobs } = parse(snippet.text) as { jobs: Record<string, { steps: { run?: string }[] }> }
  const steps = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  for (const text of steps.filter((step) => step !== 'npm ci')) {
    const wrong = await run({ ...snippet, text }, bench)
    if (wrong) return wrong
  }
  return steps.length > 0 ? undefined : 'a workflow without steps'
}

/** Every line names a script of package.json; to run them would run this very test. */
function namesScripts({ text }: Snippet, { workshop }: Bench): Wrong {
  const manifest = readFileSync(join(workshop.root, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }
  const called = [...text.matchAll(/^npm (?:run (?:-s )?)?([\w:-]+)/gm)].map(
    ([, name = '']) => name,
  )
  const unknown = called.filter((name) => !(name in scripts) && name !== 'ci')
  if (called.length !== text.trim().split('\n').length) return 'a line that is no npm script'
  return unknown.length > 0 ? `no such script: ${unknown.join(', ')}` : undefined
}

async function run({ marks, text }: Snippet, bench: Bench): Promise<Wrong> {
  const { workshop } = bench
  if (marks.given) {
    cpSync(join(workshop.root, marks.given), join(workshop.folder, basename(marks.given)))
  }
  bench.last = await workshop.run(text, placeOf(marks, workshop))
  const expected = Number(marks.status ?? 0)
  const { status, output } = bench.last
  return status === expected ? undefined : `ended with ${status}, not ${expected}:\n${output}`
}

function placeOf(marks: Snippet['marks'], workshop: Workshop): string {
  if ('copy' in marks) return workshop.copy
  return 'checkout' in marks ? workshop.root : workshop.folder
}
