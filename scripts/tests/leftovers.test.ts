import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { complaintOf, whatIsLeft } from './leftovers.ts'

test.runIf(process.platform === 'linux')(
  'a process and a folder are seen until they go',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-left-'))
    const child = spawn('sleep', ['60'], { env: { ...process.env, TMPDIR: folder } })
    await once(child, 'spawn')
    mkdirSync(join(folder, 'jp-conformance-a'))
    expect(await whatIsLeft(folder, 0)).toEqual({
      processes: [{ pid: child.pid, command: 'sleep 60' }],
      files: ['jp-conformance-a'],
    })
    child.kill('SIGKILL')
    rmSync(join(folder, 'jp-conformance-a'), { recursive: true })
    expect(await whatIsLeft(folder)).toEqual({ processes: [], files: [] })
    rmSync(folder, { recursive: true })
  },
)

test('nothing left is nothing to state', () => {
  expect(complaintOf({ processes: [], files: [] })).toBeUndefined()
})

test('a process that still runs is named', () => {
  const processes = [{ pid: 7, command: 'sleep 60' }]
  expect(complaintOf({ processes, files: [] })).toContain('process 7 still runs: sleep 60')
})

test('files are counted by their kind', () => {
  const files = ['jp-conformance-cli-a', 'jp-conformance-cli-b', 'jp-conformance-x']
  const complaint = complaintOf({ processes: [], files })
  expect(complaint).toContain('2 left in the temporary folder: jp-conformance-cli-*')
  expect(complaint).toContain('1 left in the temporary folder: jp-conformance-*')
})
