import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Result, Results } from '../spec/generated/results.ts'
import type { Script } from './fixtures/engine.ts'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const tool = ['--', process.execPath]
const failing: Partial<Result> = { verdict: 'fail', reason: 'line 2 is not an object' }

describe('known failures', () => {
  const script: Script = {
    outcome: 'nonconformant',
    results: [failing, { requirement: 'vfs.rpc.call-shape' }],
  }
  const known = (reason: string) => `vfs.framing.one-object-per-line | ${reason}\n`
  const withKnown = (text: string, ...more: string[]) => {
    const cwd = folderWith({ 'known.txt': text })
    const args = [
      'tool',
      '--known-failures',
      'known.txt',
      '--report',
      'json=r.json',
      ...more,
      ...tool,
    ]
    return run(args, { cwd, script }).then((end) => ({ ...end, cwd }))
  }

  test('a failure for the known reason decides nothing', async () => {
    const { status, cwd } = await withKnown(known('line 2 is not an object'))
    expect(status).toBe(0)
    expect(json(cwd).results.find(({ known }) => known)?.verdict).toBe('fail')
  })

  test('another reason is a new failure and states both', async () => {
    const { status, stderr } = await withKnown(known('another'))
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /known\.txt:1: .*new reason: line 2 is not an object.*known for: another/,
    )
  })

  test('an entry that passes now is red, and so is every report', async () => {
    const { status, stdout, stderr, cwd } = await withKnown(
      `${known('line 2 is not an object')}vfs.rpc.call-shape | gone\n`,
    )
    expect(status).toBe(1)
    expect(stderr).toMatch(/known\.txt:2: .*does not fail any more/)
    expect(stdout).toMatch(/✗ Not conformant: .*1 known failure out of date/)
    expect(json(cwd)).toMatchObject({
      outcome: 'nonconformant',
      outdatedKnownFailures: [{ at: 'known.txt:2' }],
    })
  })

  test('an entry that names no check is red beside --only', async () => {
    const text = `${known('line 2 is not an object')}vfs.nowhere.at-all | gone\n`
    const { status, stderr } = await withKnown(text, '--only', 'vfs.framing.*')
    expect(status).toBe(1)
    expect(stderr).toMatch(/known\.txt:2: .*names no check/)
  })

  test('an update writes the file of this run', async () => {
    const { status, cwd } = await withKnown(
      '# why\nvfs.framing.one-object-per-line | old\n',
      '--update-known-failures',
    )
    expect(readFileSync(join(cwd, 'known.txt'), 'utf8')).toBe(
      `# why\n${known('line 2 is not an object')}`,
    )
    expect(status).toBe(0)
  })

  test('an update makes a file that is not there', async () => {
    const cwd = folderWith()
    const args = ['tool', '--known-failures', 'k.yaml', '--update-known-failures', ...tool]
    expect((await run(args, { cwd, script })).status).toBe(0)
    expect(readFileSync(join(cwd, 'k.yaml'), 'utf8')).toContain('reason: line 2 is not an object')
  })
})

function json(folder: string): Results {
  return JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as Results
}
