import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { record } from '../../recorder.ts'
import { Observer } from './observer.ts'

test('a process that is there is observed until it is gone, which is reported once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'observer-'))
  const probe = spawn('sleep', ['60'])
  onTestFinished(() => {
    probe.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const recorder = record({ session: 's', role: 'host', command: ['h'], revision: 'r' })
  const observer = new Observer(recorder, ['sleep'])
  const path = join(folder, '1.ndjson')
  observer.watch('call', path)
  writeFileSync(path, `{"started":0,"at":0,"pid":${probe.pid}}\n`)
  expect(observer.look().living).toEqual(['call'])
  const exit = once(probe, 'exit')
  probe.kill('SIGKILL')
  await exit
  const looks = [observer.look(), observer.look(), observer.look()]
  expect(looks.map(({ living }) => living)).toEqual([[], [], []])
  const gone = looks.flatMap(({ observations }) => observations)
  expect(gone).toMatchObject([{ call: 'call', entry: { event: 'gone', pid: probe.pid } }])
})

test('a call goes on while its probe reports something, some times at most', () => {
  const folder = mkdtempSync(join(tmpdir(), 'observer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const recorder = record({ session: 's', role: 'host', command: ['h'], revision: 'r' })
  const observer = new Observer(recorder, ['sleep'])
  const path = join(folder, '1.ndjson')
  observer.watch('call', path)
  expect(observer.goesOn()()).toBe(false)
  writeFileSync(path, '{"started":0,"at":0}\n')
  const goesOn = observer.goesOn()
  expect(Array.from({ length: 6 }, goesOn)).toEqual([true, true, true, true, false, false])
  utimesSync(path, 0, Date.now() / 1_000 - 30)
  expect(observer.goesOn()()).toBe(false)
})

test('a release lets the last call of its id go on, and another does nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'observer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const recorder = record({ session: 's', role: 'host', command: ['h'], revision: 'r' })
  const observer = new Observer(recorder, ['sleep'])
  const paths = ['1.ndjson', '2.ndjson'].map((name) => join(folder, name))
  for (const path of paths) observer.watch('call', path)
  observer.release('call', 'on')
  observer.release('other', 'on')
  expect(paths.map((path) => existsSync(`${path}.on`))).toEqual([false, true])
})
