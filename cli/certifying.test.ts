import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Result, Results } from '../spec/generated/results.ts'
import type { Script } from './fixtures/engine.ts'
import { ended, folderWith, removeFolders, run, runReally, start } from './fixtures/run.ts'

afterAll(removeFolders)

const tool = ['--', process.execPath]
const failing: Partial<Result> = { verdict: 'fail', reason: 'line 2 is not an object' }

describe('the exit status reports the outcome', () => {
  test.each([
    ['conformant', 0],
    ['nonconformant', 1],
    ['partial', 3],
    ['error', 4],
  ] as const)('%s', async (outcome, status) => {
    const script = { outcome, results: [outcome === 'nonconformant' ? failing : {}] }
    expect((await run(['tool', ...tool], { script })).status).toBe(status)
  })

  test('a subject that could not be started', async () => {
    const script = { notStarted: true, outcome: 'partial' } as const
    expect((await run(['tool', ...tool], { script })).status).toBe(4)
  })
})

describe('reports', () => {
  test('the terminal report stands on stdout beside reports in files', async () => {
    const cwd = folderWith()
    const { stdout } = await run(['tool', '--report', 'json=r.json', ...tool], { cwd })
    expect(stdout).toContain('Conformant')
    expect(json(cwd).outcome).toBe('conformant')
    expect(readdirSync(cwd)).toEqual(['r.json'])
  })

  test('a report without a file takes stdout for itself', async () => {
    const { stdout } = await run(['tool', '--report', 'json', ...tool])
    expect((JSON.parse(stdout) as Results).format).toBe(1)
  })

  test('no time is reported that nobody measured', async () => {
    const cwd = folderWith()
    const { stdout } = await run(
      ['tool', '--report', 'junit', '--report', 'json=r.json', ...tool],
      {
        cwd,
      },
    )
    expect(json(cwd).results[0]).not.toHaveProperty('ms')
    expect(stdout).toMatch(/<testcase name="[^"]*" classname="[^"]*"\/>/)
    expect(stdout).not.toContain('timestamp')
    expect((await run(['report', 'html', 'r.json'], { cwd })).stdout).toContain('<dd>not recorded')
  })

  test('a report behind a link replaces the file', async () => {
    const cwd = folderWith({ 'real/r.json': 'old' })
    symlinkSync('real/r.json', join(cwd, 'r.json'))
    await run(['tool', '--report', 'json=r.json', ...tool], { cwd })
    expect(json(join(cwd, 'real')).format).toBe(1)
  })

  test('every session goes into the directory for transcripts', async () => {
    const cwd = folderWith()
    await run(['tool', '--transcripts', 'deep/er', ...tool], { cwd })
    expect(readdirSync(join(cwd, 'deep/er'))).toEqual(['a_case_plain.ndjson'])
    const again = await run(['judge', 'deep/er/a_case_plain.ndjson'], { cwd })
    expect(again).toMatchObject({ status: 0, stderr: '' })
  })
})

describe('a fault of the suite', () => {
  const script = { throws: 'boom\nsecond line' }

  test('is one sentence and status 4, and leaves what was found', async () => {
    const cwd = folderWith({ 'r.json': 'old' })
    const { status, stderr } = await run(['tool', '--report', 'json=r.json', ...tool], {
      cwd,
      script,
    })
    expect(status).toBe(4)
    expect(stderr).toMatch(/the suite itself failed: boom\n.*Please report it/)
    expect(stderr).not.toContain('engine.ts')
    expect(readFileSync(join(cwd, 'r.json'), 'utf8')).toBe('old')
    const [line = ''] = readFileSync(join(cwd, 'r.json.partial.ndjson'), 'utf8').split('\n')
    expect((JSON.parse(line) as Result).verdict).toBe('pass')
  })

  test('is one too where nobody waits for it', async () => {
    const apart = { throwsApart: 'boom' }
    const { status, stderr } = await run(['tool', ...tool], { script: apart })
    expect(status).toBe(4)
    expect(stderr).toMatch(/the suite itself failed: boom\n/)
  })

  test('shows its stack with --verbose', async () => {
    const { stderr } = await run(['tool', '--verbose', ...tool], { script })
    expect(stderr).toContain('engine.ts')
  })
})

describe('an interrupt', () => {
  const waiting = (cwd: string) =>
    start(['tool', '--report', 'json=r.json', ...tool], { cwd, script: { waits: true } })

  test.each([
    ['SIGINT', 'once more ends it at once'],
    ['SIGTERM', 'once more ends it at once'],
    ['SIGHUP', 'SIGHUP: ending early.'],
  ] as const)('%s still writes the reports', async (signal, output) => {
    const cwd = folderWith()
    const child = waiting(cwd)
    child.stderr.once('data', () => child.kill(signal))
    const { status, stderr } = await ended(child)
    expect(status).toBe(3)
    expect(stderr).toContain(output)
    expect(json(cwd).outcome).toBe('partial')
    expect(existsSync(join(cwd, 'r.json.partial.ndjson'))).toBe(false)
  })

  test('a reader that has seen enough ends it in order', async () => {
    const cwd = folderWith()
    const child = waiting(cwd)
    child.stdout.destroy()
    child.stderr.once('data', () => child.stderr.destroy())
    expect((await ended(child)).status).toBe(3)
    expect(json(cwd).outcome).toBe('partial')
  })

  test('the second one ends at once', async () => {
    const env = { JP_STAND_IN_STUBBORN: '1' }
    const child = start(['tool', ...tool], { cwd: folderWith(), script: { waits: true }, env })
    child.stderr.on('data', () => child.kill('SIGINT'))
    expect((await ended(child)).status).toBe(130)
  })
})

/** Each starts a process for every command line. */
const SLOW = 60_000

test('saved results are written again, compared and merged', { timeout: SLOW }, async () => {
  const cwd = folderWith()
  await run(['tool', '--report', 'json=a.json', ...tool], { cwd })
  const script: Script = { outcome: 'nonconformant', results: [failing] }
  await run(['tool', '--report', 'json=b.json', ...tool], { cwd, script })
  writeFileSync(join(cwd, 'bad.json'), '{"format":2}')
  const report = (...args: string[]) => run(['report', ...args], { cwd })
  expect(await report('markdown', 'a.json')).toMatchObject({ status: 0, stderr: '' })
  expect(await report('compare', 'a.json', 'b.json')).toMatchObject({ status: 1, stderr: '' })
  expect(await report('compare', 'b.json', 'a.json')).toMatchObject({ status: 0, stderr: '' })
  expect(await report('merge', 'a.json')).toMatchObject({ status: 0, stderr: '' })
  expect(await report('merge', 'a.json', 'b.json')).toMatchObject({ status: 2, stdout: '' })
  expect((await report('html', 'bad.json')).stderr).toContain('bad.json is not a saved report')
})

test('shards are conformant all together, and never some of them', { timeout: SLOW }, async () => {
  const cwd = folderWith()
  const whole = JSON.parse(
    (await run(['tool', '--report', 'json', '--quiet', ...tool], { cwd })).stdout,
  )
  for (const index of [1, 2, 3])
    writeFileSync(join(cwd, `${index}.json`), JSON.stringify({ ...whole, shard: { index, of: 3 } }))
  const merged = (...files: string[]) => run(['report', 'merge', ...files], { cwd })
  expect(await merged('1.json', '3.json', '2.json')).toMatchObject({ status: 0, stderr: '' })
  const { status, stdout } = await merged('2.json')
  expect(status).toBe(3)
  expect(JSON.parse(stdout)).toMatchObject({ missingShards: { of: 3, missing: [1, 3] } })
  expect(await merged('2.json', '2.json', '2.json')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('each is merged once'),
  })
})

describe('with the engine itself', () => {
  const ends = `process.stdout.write(JSON.stringify({ jsonrpc: '2.0', method: 'result', params: { content: 'x' } }) + '\\n')`
  const program = `process.stdin.once('data', () => { ${ends}; process.exit() })`
  const only = ['--only', 'vfs.framing.one-object-per-line', '--only', 'vfs.lifecycle.one-final']

  test('a tool that keeps what was looked at passes, and is judged again alike', async () => {
    const cwd = folderWith({ 'tool.js': program })
    const args = ['tool', ...only, '--report', 'json=r.json', '--transcripts', 't']
    const { status, stderr } = await runReally([...args, '--', process.execPath, 'tool.js'], cwd)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const files = readdirSync(join(cwd, 't')).map((file) => join('t', file))
    expect((await runReally(['judge', ...files], cwd)).status).toBe(0)
    expect((await runReally(['report', 'junit', 'r.json'], cwd)).stdout).toContain('<testsuites')
  })

  test('a program that writes nothing does not', async () => {
    const { status } = await runReally(['tool', '--', process.execPath, '--version'])
    expect(status).toBe(1)
  })
})

function json(folder: string): Results {
  return JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as Results
}
