import { expect, test } from 'vitest'
import { complaintOf } from './leftovers.ts'

test('nothing left is nothing to say', () => {
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
