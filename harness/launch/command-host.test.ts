import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openCommandHost } from './command-host.ts'
import { cleanEnvironment } from './environment.ts'

const SOON_MS = 10_000

/** A configured host that runs a shell script for each call; `{root}` stands for its project. */
async function hostOf(script: string, files = {}) {
  const command = ['sh', '-c', script, 'sh', '{arguments}']
  const host = openCommandHost({ command, cwd: import.meta.dirname, env: cleanEnvironment() })
  onTestFinished(() => host.end(SOON_MS))
  const configure = () =>
    host.ask(
      'configure',
      { project: { files }, tools: [{ name: 't', command: ['true'] }] },
      SOON_MS,
    )
  const call = (given = {}) =>
    host.ask('call', { calls: [{ id: 'c', tool: 't', arguments: given }] }, SOON_MS)
  await configure()
  return { host, configure, call, snapshot: () => host.ask('snapshot', {}, SOON_MS) }
}

test('what a command leaves of its project is shown', async () => {
  const { call, snapshot } = await hostOf('echo done; echo new > {root}/b; rm {root}/a', { a: 'A' })
  expect(await call()).toEqual({ result: { responses: [{ id: 'c', result: 'done\n' }] } })
  expect(await snapshot()).toEqual({ result: { files: { b: 'new\n' } } })
})

test('a project that a command removed is no fault of ours, and the next one is there again', async () => {
  const { host, call, configure, snapshot } = await hostOf('rm -r {root}', { a: 'A' })
  await call()
  const failed = expect.stringContaining('`snapshot` could not be carried out: ENOENT')
  expect(await snapshot()).toEqual({ failed, kind: 'driver' })
  expect(host.usable).toBe(true)
  await configure()
  expect(await snapshot()).toEqual({ result: { files: { a: 'A' } } })
})

test('a project that is too large to be reported is no fault of ours', async () => {
  const { call, snapshot } = await hostOf('truncate -s 600M {root}/large')
  await call()
  expect(await snapshot()).toMatchObject({ failed: expect.stringContaining('EFBIG') })
})

test('a command that writes without end is ended', async () => {
  const { call } = await hostOf('while :; do head -c 1000000 /dev/zero; done')
  expect(await call()).toEqual({
    failed: 'the command wrote more than 67108864 bytes',
    kind: 'driver',
  })
})

test('arguments that the system takes from nobody are nothing that a command can be given', async () => {
  const { call } = await hostOf('true')
  expect(await call({ text: 'x'.repeat(1_000_000) })).toEqual({
    refused: expect.stringContaining('a plain command cannot be given these arguments'),
    lacks: 'words',
  })
})

test('all that it made is removed in the end', async () => {
  const { host, call } = await hostOf('printf %s {root}')
  const reported = await call()
  const [response] = 'result' in reported ? (reported.result.responses as { result: string }[]) : []
  expect(existsSync(response?.result ?? '')).toBe(true)
  await host.end(SOON_MS)
  expect(existsSync(response?.result ?? '/')).toBe(false)
})
