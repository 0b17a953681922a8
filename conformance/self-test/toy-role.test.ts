import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Results } from '../../spec/generated/results.ts'
import { root } from './configuration.ts'

/** A role of one requirement, one check and one mutant: a folder in `spec`, `conformance` and `reference-impl`. */
const toy = join(import.meta.dirname, 'toy-role')
const LINE = "export { entry as lineEcho } from './echo/entry.ts'\n"
const TIMEOUT = { timeout: 120_000 * Number(process.env.JP_TIME_SCALE ?? 1) }

const checkout = mkdtempSync(join(tmpdir(), 'jp-conformance-toy-role-'))
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'target', 'build', 'toy-role'])

beforeAll(async () => {
  cpSync(root, checkout, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  cpSync(toy, checkout, { recursive: true })
  appendFileSync(join(checkout, 'conformance/suites.ts'), LINE)
  await done('scripts/generate.ts')
})

afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const ECHO = ['--', 'node', 'reference-impl/echo/echo.js']
const MUTANT = [...ECHO, '--mutant', 'echo.lines.shouts']

test('a role is one folder in each of three places', () => {
  const folders = readdirSync(toy).flatMap((top) =>
    readdirSync(join(toy, top)).map((name) => `${top}/${name}`),
  )
  expect(folders.sort()).toEqual(['conformance/echo', 'reference-impl/echo', 'spec/echo'])
})

test('its specification is valid, generated and typed', TIMEOUT, async () => {
  await done('scripts/lint-spec.ts')
  await done('scripts/generate.ts', '--check')
  const include = ['conformance/echo', 'reference-impl/echo', 'conformance/suite-list.ts']
  const configuration = { extends: './tsconfig.json', include }
  writeFileSync(join(checkout, 'tsconfig.toy.json'), JSON.stringify(configuration))
  await done('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.toy.json')
})

test('it is certified, reported, and judged alike from its transcripts', TIMEOUT, async () => {
  const formats = ['json', 'html', 'junit', 'markdown'].flatMap((format) => [
    ...['--report', `${format}=live.${format}`],
  ])
  const { stdout } = await command('line-echo', '--transcripts', 'sessions', ...formats, ...ECHO)
  expect(stdout).toContain('✓ Conformant: All 2 required checks that ran passed.')
  expect(readFileSync(join(checkout, 'live.html'), 'utf8')).toContain(
    'Certification of a line echo',
  )
  const files = readdirSync(join(checkout, 'sessions')).map((name) => `sessions/${name}`)
  await command('judge', '--report', 'json=stored.json', ...files)
  const [live, stored] = ['live.json', 'stored.json'].map(resultsIn)
  expect(live?.results).toHaveLength(2)
  expect(stored?.results).toEqual(live?.results)
  expect(stored?.transcripts).toEqual(live?.transcripts)
})

test('its mutant is found', TIMEOUT, async () => {
  const { status, stdout } = await run('cli/main.ts', 'line-echo', ...MUTANT)
  expect(status).toBe(1)
  expect(stdout).toContain('line 1 came back as `HELLO`')
})

test('it is fuzzed, and what fails is shrunk', TIMEOUT, async () => {
  const { stdout } = await command('fuzz', 'line-echo', '--runs', '20', ...ECHO)
  expect(stdout).toContain('✓ Conformant')
  const found = await run('cli/main.ts', 'fuzz', 'line-echo', '--runs', '20', ...MUTANT)
  expect(found.status).toBe(1)
  expect(found.stdout).toContain('line 1 came back as')
})

test('it is proved, with golden transcripts and a null baseline', TIMEOUT, async () => {
  const role = ['--role', 'line-echo']
  const { stdout } = await done('conformance/self-test/run.ts', ...role)
  expect(stdout).toContain('2 passed, 0 failed')
  await done('conformance/self-test/null-baseline.ts', '--check', ...role)
  await done('conformance/self-test/golden/record.ts', ...role)
  expect(readdirSync(join(checkout, 'conformance/echo/golden'))).toContain('findings.txt')
})

test('it is listed, traced and configured', TIMEOUT, async () => {
  expect((await command('--help')).stdout).toContain('certify a line echo: the suite writes lines')
  const { stdout } = await command('spec', 'list', '--role', 'line-echo')
  expect(stdout).toContain('echo.lines.come-back')
  const traced = await command('spec', 'trace', 'echo.lines.come-back')
  expect(traced.stdout).toContain('echo.lines.shouts: line 1 came back as `HELLO`')
  await command('init', 'line-echo')
  await command('line-echo', '--config', 'jp-conformance.yaml')
})

/** How a program ended. */
interface Ended {
  status: number
  stdout: string
  stderr: string
}

const command = (...words: string[]) => done('cli/main.ts', ...words)

/** Runs a program of the copy, which must end well. */
async function done(...words: string[]): Promise<Ended> {
  const ended = await run(...words)
  expect(ended.status, ended.stdout + ended.stderr).toBe(0)
  return ended
}

function run(...words: string[]): Promise<Ended> {
  return new Promise((resolve) =>
    execFile(process.execPath, words, { cwd: checkout }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    ),
  )
}

const resultsIn = (file: string): Results => JSON.parse(readFileSync(join(checkout, file), 'utf8'))
