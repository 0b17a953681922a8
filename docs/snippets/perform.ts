import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { readEntries } from '../../cli/known-failures.ts'
import { loadConfigurationOf } from '../../cli/load-configuration.ts'
import { entry as plugin } from '../../conformance/plugin/plugin/entry.ts'
import type { SuiteEntry } from '../../conformance/suite-entry.ts'
import { entry as vfsTool } from '../../conformance/vfs/tool/entry.ts'
import { results } from '../../harness/validators/results.ts'
import { conversation, firstRevision } from './conversation.ts'
import { missing } from './output.ts'
import type { Snippet } from './page.ts'
import type { Ended, SnippetDirectory } from './snippet-directory.ts'

/** What is wrong with a snippet, in one sentence; nothing when it does what its page states. */
export type Wrong = string | undefined

/** One page while it is tried: its workspace and the end of its last command. */
export interface PageRun {
  workspace: SnippetDirectory
  last?: Ended
}

/** Tries one snippet in the way that its marks state; a snippet that no mark covers is wrong. */
export async function perform(snippet: Snippet, page: PageRun): Promise<Wrong> {
  const way = Object.keys(ways).find((mark) => mark in snippet.marks || mark === snippet.language)
  return way === undefined ? 'no mark states how it is checked' : ways[way]?.(snippet, page)
}

type Way = (snippet: Snippet, page: PageRun) => Wrong | Promise<Wrong>

const ways: Record<string, Way> = {
  picture: () => undefined,
  output: printed,
  file: writeFile,
  from: quoted,
  schema: valid,
  workflow: worksInCi,
  scripts: namesScripts,
  sh: run,
}

function printed({ text }: Snippet, { last }: PageRun): Wrong {
  const line = missing(last?.output ?? '', text)
  return line === undefined ? undefined : `not shown: ${line}\nby: ${last?.output}`
}

function writeFile({ marks, text }: Snippet, { workspace }: PageRun): Wrong {
  const path = join(workspace.folder, marks.file ?? '')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return undefined
}

/** Every line stands in the named file of the checkout, in this order; `…` leaves lines out. */
function quoted({ marks, text }: Snippet, { workspace }: PageRun): Wrong {
  const lines = readFileSync(join(workspace.root, marks.from ?? ''), 'utf8').split('\n')
  let next = 0
  for (const line of text.trimEnd().split('\n')) {
    if (line.trim() === '…') continue
    const at = lines.indexOf(line, next)
    if (at < 0) return `${marks.from} does not hold this line in this place: ${line}`
    next = at + 1
  }
  return undefined
}

async function valid({ marks, text }: Snippet, { workspace }: PageRun): Promise<Wrong> {
  const judge = schemas[marks.schema ?? '']
  return judge === undefined ? `unknown schema ${marks.schema}` : judge(text, workspace)
}

const schemas: Record<
  string,
  (text: string, workspace: SnippetDirectory) => Wrong | Promise<Wrong>
> = {
  tool: configurationOf(vfsTool),
  plugin: configurationOf(plugin),
  async 'known-failures'(text) {
    return reported((await readEntries('known-failures.yaml', text)).problems)
  },
  conversation,
  'conversation-r1': firstRevision,
  results: (text) => (results(JSON.parse(text)) ? undefined : reported(results.errors)),
}

/** Checks a configuration as the command of its role does. */
function configurationOf(entry: SuiteEntry) {
  return async (text: string, { folder }: SnippetDirectory): Promise<Wrong> => {
    const path = join(folder, 'snippet.yaml')
    writeFileSync(path, text)
    return reported((await loadConfigurationOf(entry, path)).problems)
  }
}

const reported = (problems: unknown): Wrong =>
  problems === undefined || problems === null ? undefined : JSON.stringify(problems)

/** Runs the steps of a workflow, but for what fetches the checkout and its dependencies. */
async function worksInCi(snippet: Snippet, page: PageRun): Promise<Wrong> {
  const { jobs } = parse(snippet.text) as { jobs: Record<string, { steps: { run?: string }[] }> }
  const steps = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  for (const text of steps.filter((step) => step !== 'npm ci')) {
    const wrong = await run({ ...snippet, text }, page)
    if (wrong) return wrong
  }
  return steps.length > 0 ? undefined : 'a workflow without steps'
}

/** Every line names a script of package.json; to run them would run this very test. */
function namesScripts({ text }: Snippet, { workspace }: PageRun): Wrong {
  const manifest = readFileSync(join(workspace.root, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }
  const called = [...text.matchAll(/^npm (?:run (?:-s )?)?([\w:-]+)/gm)].map(
    ([, name = '']) => name,
  )
  const unknown = called.filter((name) => !(name in scripts) && name !== 'ci')
  if (called.length !== text.trim().split('\n').length) return 'a line that is no npm script'
  return unknown.length > 0 ? `no such script: ${unknown.join(', ')}` : undefined
}

async function run({ marks, text }: Snippet, page: PageRun): Promise<Wrong> {
  const { workspace } = page
  if (marks.given) {
    cpSync(join(workspace.root, marks.given), join(workspace.folder, basename(marks.given)))
  }
  page.last = await workspace.run(text, placeOf(marks, workspace))
  const expected = Number(marks.status ?? 0)
  const { status, output } = page.last
  return status === expected ? undefined : `ended with ${status}, not ${expected}:\n${output}`
}

function placeOf(marks: Snippet['marks'], workspace: SnippetDirectory): string {
  if ('copy' in marks) return workspace.copy
  return 'checkout' in marks ? workspace.root : workspace.folder
}
