import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isAlive } from '../launch/alive.ts'
import { record } from '../recorder.ts'
import { witnesses } from './witnesses.ts'

vi.mock('../launch/alive.ts', () => ({
  isAlive: vi.fn(),
  killLeft: () => {},
  witness: (pid: number) => ({ pid, start: '0' }),
}))

test('a process that ends between two looks is told to be gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witnesses-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const recorder = record({ session: 's', role: 'host', command: ['h'], revision: 'r' })
  const all = witnesses(recorder, ['probe'], folder)
  const { arguments: given } = all.watched({ id: 'call', script: [] }, { name: 'o' })
  writeFileSync(String(given.record), '{"started":0,"at":0,"pid":7}\n')
  vi.mocked(isAlive).mockReturnValueOnce(true).mockReturnValue(false)
  all.look()
  expect(all.allGone('call')).toBe(false)
  all.look()
  expect(all.allGone('call')).toBe(true)
  expect(recorder.transcript.at(-1)).toMatchObject({ entry: { event: 'gone', pid: 7 } })
})
