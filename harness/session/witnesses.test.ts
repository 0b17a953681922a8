import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { record } from '../recorder.ts'
import { witnesses } from './witnesses.ts'

test('a process that is there is looked at until it is gone, which is told once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'witnesses-'))
  const probe = spawn('sleep', ['60'])
  onTestFinished(() => {
    probe.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const recorder = record({ session: 's', role: 'host', command: ['h'], revision: 'r' })
  const all = witnesses(recorder, ['sleep'], folder)
  const { arguments: given } = all.watched({ id: 'call', script: [] }, { name: 'o' })
  writeFileSync(String(given.record), `{"started":0,"at":0,"pid":${probe.pid}}\n`)
  all.look()
  expect(all.allGone('call')).toBe(false)
  const exit = once(probe, 'exit')
  probe.kill('SIGKILL')
  await exit
  for (let looks = 0; looks < 3; looks++) all.look()
  expect(all.allGone('call')).toBe(true)
  const gone = recorder.transcript.filter((e) => e.event === 'probe' && e.entry.event === 'gone')
  expect(gone).toMatchObject([{ entry: { pid: probe.pid } }])
})
