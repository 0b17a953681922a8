import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')
const PROBE = [process.execPath, join(import.meta.dirname, '../../../harness/probes/probe-tool.ts')]

/** Runs the command on a project of one file; `interrupted` sends SIGINT once the tool has written to stderr. */
function run(script: unknown[], interrupted = false) {
  const root = mkdtempSync(join(tmpdir(), 'reference-host-test-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'a.txt'), 'one')
  const args = [MAIN, '--root', root, '--arguments', JSON.stringify({ script }), '--', ...PROBE]
  const host = spawn(process.execPath, args)
  const reported = { stdout: '', stderr: '', status: null as number | null }
  host.stdout.on('data', (chunk) => {
    reported.stdout += chunk
  })
  host.stderr.on('data', (chunk) => {
    reported.stderr += chunk
    if (interrupted) host.kill('SIGINT')
  })
  return new Promise<typeof reported>((resolve) => {
    host.on('close', (status) => resolve({ ...reported, status }))
  })
}

test('prints the result and passes stderr on', async () => {
  const read = { call: 'fs.read', params: { path: 'a.txt' } }
  const { stdout, stderr, status } = await run([read, { stderr: 'hm' }, { finish: '' }])
  expect(JSON.parse(stdout).seen).toEqual([
    { call: 'fs.read', result: { content: 'one', size: 3 } },
  ])
  expect([stderr, status]).toEqual(['hm\n', 0])
})

test('a failure has status 1, and so has what is interrupted', async () => {
  const failure = await run([{ fail: { message: 'no', trace: ['because'] } }])
  expect(failure).toEqual({ stdout: '', stderr: 'no\nbecause\n', status: 1 })
  const interrupted = await run([{ stderr: 'here' }, { sleep_ms: 60_000 }], true)
  expect(interrupted).toMatchObject({ stderr: expect.stringContaining('cancelled'), status: 1 })
})

test('a failure that may pass is distinguished from one that lasts', async () => {
  const { stderr } = await run([{ fail: { message: 'no', transient: true } }])
  expect(stderr).toBe('no\nThis may pass: try again.\n')
})

test('a root that is no directory is wrong usage', async () => {
  const host = spawn(process.execPath, [MAIN, '--root', '/no/such', '--', ...PROBE])
  let stderr = ''
  host.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const status = await new Promise((resolve) => host.on('close', resolve))
  expect(stderr).toMatch(/^there is no directory \/no\/such\nusage: host run /)
  expect(status).toBe(2)
})
