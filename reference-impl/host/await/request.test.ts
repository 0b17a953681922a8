import { expect, test } from 'vitest'
import { awaitRequest } from './request.ts'

test('seconds become milliseconds, and no limit stays none', () => {
  expect(awaitRequest({ any: ['a'], timeout_secs: 2 })).toMatchObject({ limitMs: 2_000 })
  expect(awaitRequest({ any: ['a'], timeout_secs: 0 })).toMatchObject({ limitMs: 0 })
  expect(awaitRequest({ any: ['a'] })).not.toHaveProperty('limitMs')
  expect(awaitRequest({ any: ['a'], timeout_secs: null })).not.toHaveProperty('limitMs')
})

test.each([
  {},
  { any: [] },
  { all: [], any: [] },
  { timeout_secs: 1 },
])('%j names no handle', (args) => {
  expect(awaitRequest(args)).toEqual({ refused: 'At least one handle ID required' })
})

test.each([
  [{ any: 'a' }, '`any`'],
  [{ all: [1] }, '`all`'],
  [{ all: null }, '`all`'],
  [{ any: ['a'], timeout_secs: 1.5 }, '`timeout_secs`'],
  [{ any: ['a'], timeout_secs: -1 }, '`timeout_secs`'],
  [{ any: ['a'], timeout_secs: '5' }, '`timeout_secs`'],
])('%j is refused for its %s', (args, member) => {
  expect(awaitRequest(args)).toEqual({ refused: expect.stringContaining(member) })
})
