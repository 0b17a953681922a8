import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Result, Results } from '../spec/generated/results.ts'
import { folderWith, removeFolders, run, runReally } from './fixtures/run.ts'

afterAll(removeFolders)

const verdictOf = ({ results }: Results, id: string): Result | undefined =>
  results.find(({ requirement }) => requirement === id)

const driver = ['--', 'python3', join(import.meta.dirname, '../harness/fixtures/hosts.py')]
const only = ['--only', 'vfs.delete.invalid-params', '--quiet']

describe('a host', () => {
  test('is certified, and its stored sessions are judged again alike', async () => {
    const cwd = folderWith()
    const made = ['--transcripts', 'sessions', '--report', 'json=a.json']
    const ended = await runReally(['host', ...only, ...made, ...driver, 'plain'], cwd)
    const a = JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'))
    expect(a.subject).toMatchObject({ role: 'host', name: 'small' })
    expect(verdictOf(a, 'vfs.lifecycle.result-completes')).toMatchObject({ verdict: 'pass' })
    const files = readdirSync(join(cwd, 'sessions')).map((name) => join('sessions', name))
    await runReally(['judge', '--report', 'json=b.json', ...files], cwd)
    const b = JSON.parse(readFileSync(join(cwd, 'b.json'), 'utf8'))
    const { verdict, reason } = verdictOf(a, 'vfs.delete.invalid-params') as Result
    expect(verdictOf(b, 'vfs.delete.invalid-params')).toMatchObject({ verdict, reason })
    expect(ended.status).toBe({ conformant: 0, nonconformant: 1, partial: 3 }[a.outcome as string])
  }, 60_000)

  test('whose driver answers `{}` to everything is not conformant, in one sentence', async () => {
    const { status, stdout } = await runReally(['host', ...only, ...driver, 'empty'])
    expect(status).toBe(1)
    expect(stdout).toContain(
      "Not conformant: The driver's answer to `describe` is not what spec/driver/messages/describe.yaml states: `result` must have `name`",
    )
  }, 30_000)

  test('that cannot be found ends with status 4', async () => {
    const { status, stderr } = await run(['host', '--', 'no-such-driver'])
    expect(status).toBe(4)
    expect(stderr).toContain('there is no program `no-such-driver` on the PATH')
  })

  test('whose configuration is wrong is reported by line', async () => {
    const cwd = folderWith({ 'h.yaml': 'command: [python3]\nfeatures: { flying: true }\n' })
    const { status, stderr } = await run(['host', '--config', 'h.yaml'], { cwd })
    expect(status).toBe(2)
    expect(stderr).toContain('h.yaml:2: unknown feature `flying`')
  })

  test('gets a configuration to start from', async () => {
    const cwd = folderWith()
    expect((await run(['init', 'host'], { cwd })).status).toBe(0)
    const text = readFileSync(join(cwd, 'jp-conformance.yaml'), 'utf8')
    expect(text).toContain('command: [ python3, driver.py ]')
  })
})

test('sessions of different roles are not judged together', async () => {
  const started = (role: string) =>
    `{"event":"start","at":0,"session":"s","role":"${role}","command":[],"revision":"vfs-0.1.0"}\n`
  const cwd = folderWith({ 'a.ndjson': started('tool'), 'b.ndjson': started('host') })
  const { status, stderr } = await run(['judge', 'a.ndjson', 'b.ndjson'], { cwd })
  expect(status).toBe(2)
  expect(stderr).toContain('sessions of a tool and of a host cannot be judged together')
})
