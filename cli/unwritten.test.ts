import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Result } from '../spec/generated/results.ts'
import { writeWhole } from './destinations.ts'
import { folderWith, removeFolders, runReally } from './fixtures/run.ts'
import { partialResults } from './partial-results.ts'
import { lossesTo, Unwritten } from './unwritten.ts'

afterAll(removeFolders)

/** A device on which no space is ever left. */
const FULL = '/dev/full'
const main = join(import.meta.dirname, 'main.ts')
const only = ['--quiet', '--only', 'vfs.framing.one-object-per-line']
const ends = `process.stdout.write(JSON.stringify({ jsonrpc: '2.0', method: 'result', params: { content: 'x' } }) + '\\n')`
const tool = `process.stdin.once('data', () => { ${ends}; process.exit() })`

const removing = (folder: string) =>
  `require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })`

/** Leads a file to a device on which no space is left, while the tool runs. */
const filling = (file: string) => {
  const path = JSON.stringify(file)
  return `try { require('node:fs').symlinkSync(${JSON.stringify(FULL)}, ${path}) } catch {}`
}

describe('a report that cannot be written takes nothing from the verdict', () => {
  test.each([
    [
      'a device that is full at the end',
      'full/r.json',
      'full/r.json cannot be written: no space is left on its device.',
    ],
    [
      'a directory that went away',
      'gone/r.json',
      'gone/r.json cannot be written: its directory is gone.',
    ],
  ])('%s', async (_, file, sentence) => {
    const cwd = folderWith({ 'gone/keep': '', 'full/keep': '', 'tool.cjs': '' })
    const removes = `${removing(join(cwd, 'gone'))}; ${filling(join(cwd, 'full/r.json'))}`
    const words = ['tool', ...only, '--report', `json=${file}`, '--', process.execPath, '-e']
    const { status, stdout, stderr } = await runReally([...words, `${removes}; ${tool}`], cwd)
    expect(stdout).toContain('✓ Conformant')
    expect(stderr).toMatch(new RegExp(`^jp-conformance: \\S*${sentence}\n$`))
    expect(status).toBe(2)
    expect(readdirSync(cwd)).toEqual(['full', 'tool.cjs'])
  })

  test('and one that is not conformant keeps its status', async () => {
    const file = join(folderWith(), 'r.json')
    const words = ['tool', ...only, '--report', `json=${file}`, '--', process.execPath, '-e']
    const { status, stdout, stderr } = await runReally([
      ...words,
      `${filling(file)}; console.log('x')`,
    ])
    expect(stdout).toContain('✗ Not conformant')
    expect(stderr).not.toContain('the suite itself failed')
    expect(status).toBe(1)
  })

  test.each([
    ['a run', ['tool', ...only, '--', process.execPath, '-e', tool], /(^|\n)✓ Conformant: /],
    ['a list', ['spec', 'list'], /device\.\n$/],
  ])('%s whose stdout is full is reported on stderr', async (_, words, more) => {
    const full = openSync(FULL, 'w')
    const child = spawn(process.execPath, [main, ...words], {
      cwd: folderWith(),
      stdio: ['ignore', full, 'pipe'],
    })
    let stderr = ''
    child.stderr?.on('data', (chunk) => {
      stderr += chunk
    })
    const status = await new Promise((resolve) => child.once('close', resolve))
    closeSync(full)
    expect(stderr).toMatch(/(^|\n)jp-conformance: stdout cannot be written: no space is left/)
    expect(stderr).toMatch(more)
    expect(status).toBe(2)
  })
})

test('a file that finds no room half-way leaves nothing beside its place', () => {
  const folder = folderWith()
  const file = join(folder, 'r.json')
  symlinkSync(FULL, `${file}.${process.pid}.tmp`)
  expect(() => writeWhole(file, '{}')).toThrow(Unwritten)
  expect(readdirSync(folder)).toEqual([])
})

test('partial results that find no room are given up once, and removed', () => {
  const folder = folderWith()
  const report = join(folder, 'r.json')
  symlinkSync(FULL, `${report}.partial.ndjson`)
  const lines: string[] = []
  const losses = lossesTo((line) => lines.push(line))
  const partial = partialResults(report, losses)
  const result = { check: 'c', requirement: 'r', level: 'must', verdict: 'pass' } as Result
  for (let i = 0; i < 3; i++) partial.append(result)
  partial.done()
  expect(lines).toEqual([
    `jp-conformance: ${report}.partial.ndjson cannot be written: no space is left on its device.\n`,
  ])
  expect(losses.any()).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
