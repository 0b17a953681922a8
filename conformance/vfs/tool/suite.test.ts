import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WORDS } from '../../../harness/fixtures/session.ts'
import { gone } from '../../../harness/fixtures/subject.ts'
import { storedFrom } from '../../../harness/stored.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import { results as isResults } from '../../../harness/validators/results.ts'
import type { Tool } from '../../../spec/generated/config.ts'
import type { Result, Results } from '../../../spec/generated/results.ts'
import { certify as certifyBy } from '../../engine/certify.ts'
import { judgeStored } from '../../engine/judge-stored.ts'
import { measureNoise } from '../../engine/noise.ts'
import { vfsToolSuite } from './suite.ts'

const before = process.env.TMPDIR
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jp-test-'))
  process.env.TMPDIR = folder
})
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(folder, { recursive: true })
})

const GOOD = `${WORDS} read -r init || exit 0
  ask 1 fs.read '{"path":"a.txt"}' || exit 0
  case $answer in *'"method":"cancel"'*) exit 0;; esac
  result`
const CASE = { name: 'reads', files: { 'a.txt': 'A' }, expect: { outcome: 'success' as const } }

function certify(
  script: string | string[],
  only: string[],
  more: { config?: Tool; interrupt?: AbortSignal; onResult?(result: Result): void } = {},
): Promise<Results> {
  return certifyBy(vfsToolSuite, {
    config: { cases: [CASE] },
    command: typeof script === 'string' ? ['sh', '-c', script] : script,
    base: tmpdir(),
    only,
    skip: [],
    seed: 1,
    jobs: 2,
    timeScale: 1,
    argv: ['jp-conformance'],
    ...more,
  })
}

const verdicts = ({ results }: Results) =>
  [...new Set(results.map(({ verdict }) => verdict))].sort()

test('a tool that keeps what it is judged by is conformant', async () => {
  const results = await certify(GOOD, ['vfs.lifecycle.*', 'vfs.cancel.tool-stops*', 'vfs.case.*'])
  expect(results.outcome).toBe('conformant')
  expect(verdicts(results)).toEqual(['not-applicable', 'pass'])
  expect(results.smoke?.sentence).toMatch(/^It starts and speaks its first message after/)
  expect(isResults(results), JSON.stringify(isResults.errors)).toBe(true)
})

test('a tool that does not is not; each row points at a transcript that is there', async () => {
  const results = await certify(`${GOOD}; result`, ['vfs.lifecycle.*'])
  expect(results.outcome).toBe('nonconformant')
  const failed = results.results.filter(({ verdict }) => verdict === 'fail')
  expect(failed.map(({ reason }) => reason)).toContain('2 final notifications: result, then result')
  for (const { transcript = '' } of failed) expect(results.transcripts).toHaveProperty([transcript])
  expect(isResults(results)).toBe(true)
})

test('a failure is reported when it is seen, and again with its case', async () => {
  const reported: Result[] = []
  const onResult = (result: Result) => reported.push(result)
  const results = await certify(`${GOOD}; result`, ['vfs.lifecycle.one-final'], { onResult })
  const [early, late, ...more] = reported
  expect(early).toMatchObject({ verdict: 'fail', case: 'reads', ms: expect.any(Number) })
  expect(late).toEqual(results.results.find(({ verdict }) => verdict === 'fail'))
  expect(more).toEqual([])
})

test('a command that cannot be started passes nothing, and is asked once', async () => {
  const results = await certify(['jp-no-such-program'], ['vfs.framing.*', 'vfs.lifecycle.*'])
  expect(results.outcome).toBe('partial')
  expect(verdicts(results)).not.toContain('pass')
  expect(results.smoke).toMatchObject({ started: false })
  expect(Object.keys(results.transcripts ?? {}).length).toBeLessThanOrEqual(1)
})

test('a process that left its group is ended with the run', async () => {
  const file = join(folder, 'pid')
  await certify(`setsid sleep 60 >/dev/null 2>&1 & echo $! > ${file}; ${GOOD}`, [
    'vfs.lifecycle.one-final',
  ])
  const { readFileSync } = await import('node:fs')
  await gone(Number(readFileSync(file, 'utf8')))
})

test('a run that was interrupted before it began is partial and passes nothing', async () => {
  const results = await certify(GOOD, ['vfs.framing.*'], { interrupt: AbortSignal.abort() })
  expect(results.outcome).toBe('partial')
  expect(results.counts.pass).toBe(0)
})

test('what it makes in the temporary directory is gone when it ends', async () => {
  writeFileSync(join(folder, 'mine'), '')
  const results = await certify(GOOD, ['vfs.sandbox.*'])
  expect(results.counts.pass).toBeGreaterThan(0)
  expect(readdirSync(folder)).toEqual(['mine'])
})

test('stored transcripts are judged as their conversations were', async () => {
  const results = await certify(GOOD, ['vfs.lifecycle.one-final'])
  const stored = Object.values(results.transcripts ?? {}) as Transcript[]
  const again = judgeStored(vfsToolSuite, stored.map(storedFrom), { argv: [] })
  const row = again.results.find(({ requirement }) => requirement === 'vfs.lifecycle.one-final')
  expect(row).toMatchObject({ verdict: 'pass' })
  expect(again.subject).toMatchObject({ role: 'tool', command: ['sh', '-c', GOOD] })
})

test('a feature that the configuration does not declare is not judged from a stored transcript either', async () => {
  const config = { cases: [CASE], features: { fs: false } }
  const results = await certify(GOOD, ['vfs.lifecycle.one-final'], { config })
  const stored = Object.values(results.transcripts ?? {}) as Transcript[]
  const again = judgeStored(vfsToolSuite, stored.map(storedFrom), { argv: [] })
  const reasons = again.results.map(({ reason }) => reason)
  expect(reasons).toContain('feature fs is not declared')
  expect(reasons).toContain('feature stateful is not declared (`stateful: true` declares it)')
})

test('the list of checks is the one that is judged', () => {
  expect(vfsToolSuite.checks.length).toBeGreaterThan(50)
})

test('the noise of the machine is a number of milliseconds', async () => {
  const { timer, process: started } = await measureNoise()
  expect(timer).toBeGreaterThan(-4)
  expect(started).toBeGreaterThan(0)
})
