import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  containersLeft,
  containersRunning,
  engineHere,
  imageOf,
  removeImage,
  SKIPPED,
} from '../harness/fixtures/image.ts'
import type { Results } from '../spec/generated/results.ts'
import { ended, folderWith, removeFolders, runReally } from './fixtures/run.ts'

const engine = await engineHere()
const IMAGE = `jp-conformance-cli-test-${process.pid}`
const SOURCE = join(import.meta.dirname, '..', 'reference-impl', 'examples', 'c')
/** Clauses that only system calls show. */
const WATCHED = ['read', 'write', 'programs', 'network']

const CONFIG = join(SOURCE, 'jp-conformance.yaml')
/** A conversation takes a container, and a container a quarter of a second where the machine is busy. */
const SLOW = 60_000 * Number(process.env.JP_TIME_SCALE ?? 1)

afterAll(removeFolders)

// A run without an engine counts one test as skipped and states why.
if (!engine) test.skip(SKIPPED)
else
  describe('a tool in an image', () => {
    beforeAll(async () => {
      const stat = join(folderWith(), 'stat')
      const sources = ['stat.c', 'json.c'].map((name) => join(SOURCE, name))
      execFileSync('cc', ['-std=c11', '-D_POSIX_C_SOURCE=200809L', '-o', stat, ...sources])
      await imageOf(engine, IMAGE, [stat, 'sh', 'sleep'])
    })
    afterAll(() => removeImage(engine, IMAGE))

    const certify = (...words: string[]) => runReally(['tool', '--image', IMAGE, ...words])

    test('a flattener is certified there, too', { timeout: SLOW }, async () => {
      const cwd = folderWith()
      const answering = 'while read -r line; do echo "{}"; done'
      const words = ['flattener', '--image', IMAGE, '--provider', 'openai-strict', '--runs', '1']
      const { status } = await runReally(
        [...words, '--report', 'json=r.json', '--', 'sh', '-c', answering],
        cwd,
      )
      expect(status).toBe(1)
      const { subject } = JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8')) as Results
      expect(subject).toMatchObject({ role: 'flattener', image: IMAGE })
      expect(await containersLeft(engine, IMAGE)).toEqual([])
    })

    test('is certified there, from anywhere in it, and nothing is left', {
      timeout: SLOW,
    }, async () => {
      const cwd = folderWith()
      const only = ['--only', 'vfs.sandbox.*', '--only', 'vfs.init.*']
      const words = [
        'tool',
        '--image',
        IMAGE,
        '--config',
        CONFIG,
        ...only,
        '--report',
        'json=r.json',
      ]
      const { status, stderr } = await runReally([...words, '--', 'stat'], cwd)
      expect({ status, stderr }).toMatchObject({ status: 0 })
      const { subject, results } = JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8')) as Results
      expect(subject).toEqual({ role: 'tool', command: ['stat'], image: IMAGE, name: 'stat' })
      const sandboxed = results.filter(({ requirement }) => requirement.startsWith('vfs.sandbox.'))
      // System calls are not watched in a container.
      const { watched = [], seen = [] } = Object.groupBy(sandboxed, ({ clause = '' }) =>
        WATCHED.includes(clause) ? 'watched' : 'seen',
      )
      expect(new Set(seen.map(({ verdict }) => verdict))).toEqual(new Set(['pass']))
      expect(new Set(watched.map(({ verdict }) => verdict))).toEqual(new Set(['not-applicable']))
      expect(await containersLeft(engine, IMAGE)).toEqual([])
    })

    test('that changes the directory that it was started in is caught', {
      timeout: SLOW,
    }, async () => {
      const cwd = folderWith()
      const words = ['tool', '--image', IMAGE, '--only', 'vfs.sandbox.*', '--report', 'json=r.json']
      const good = '{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}'
      const script = `read -r line; echo x > left-behind; echo '${good}'`
      await runReally([...words, '--', 'sh', '-c', script], cwd)
      const { results } = JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8')) as Results
      const [found] = results.filter(({ verdict }) => verdict === 'fail')
      expect(found?.reason).toContain('left-behind was made')
    })

    test.each<[string, string[], RegExp]>([
      [
        'a program that the image does not have',
        ['--', 'no-such'],
        /no program `no-such` on the PATH/,
      ],
      ['a program of this machine', ['--', process.execPath], /no program .* in the image/],
    ])('%s ends with status 4 and a sentence', async (_, words, message) => {
      const { status, stderr } = await certify(...words)
      expect(status).toBe(4)
      expect(stderr).toMatch(message)
    })

    test.each([
      ['an interrupted run', 1, [3]],
      // It may have come to its end before the second signal.
      ['a run that is ended at once', 2, [130, 3]],
    ])('%s leaves no container', { timeout: SLOW }, async (_, times, statuses) => {
      const main = join(import.meta.dirname, 'main.ts')
      const words = ['tool', '--image', IMAGE, '--', 'sh', '-c', 'sleep 60']
      const child = spawn(process.execPath, [main, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
      const end = ended(child)
      await expect.poll(() => containersRunning(engine, IMAGE), { timeout: 10_000 }).toHaveLength(1)
      child.kill('SIGINT')
      if (times === 2) child.stderr.once('data', () => child.kill('SIGINT'))
      expect(statuses).toContain((await end).status)
      expect(await containersLeft(engine, IMAGE)).toEqual([])
    })
  })

test('a host is refused, since what it serves is on this machine', async () => {
  const { status, stderr } = await runReally(['host', '--image', 'any', '--', 'driver'])
  expect(status).toBe(2)
  expect(stderr).toMatch(/--image cannot run a host: .* of this machine/)
  expect(stderr).toMatch(/Leave --image out/)
})

test('without an engine the command states what to do', async () => {
  const words = ['tool', '--image', 'any', '--', 'any']
  const main = join(import.meta.dirname, 'main.ts')
  const env = {
    ...process.env,
    DOCKER_HOST: 'unix:///nowhere/docker.sock',
    XDG_RUNTIME_DIR: '/nowhere',
  }
  const { status, stderr } = await ended(
    spawn(process.execPath, [main, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  expect(status).toBe(4)
  expect(stderr).toMatch(/needs a container engine|no image `any:latest`/)
})
