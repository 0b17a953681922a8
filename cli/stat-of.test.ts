import { expect, test } from 'vitest'
import { unwritable } from './destinations.ts'
import { statOf } from './stat-of.ts'

const IMPOSSIBLE = `/${'x'.repeat(10_000)}`

test('a path that cannot be looked at is one where nothing stands', () => {
  expect(statOf(import.meta.dirname)?.isDirectory()).toBe(true)
  expect(statOf('/no/such/file')).toBeUndefined()
  expect(statOf(IMPOSSIBLE)).toBeUndefined()
})

test('a report that goes there is a problem, not a fault', () => {
  expect(unwritable(`${IMPOSSIBLE}/report.json`)).toEqual([
    { message: expect.stringContaining('does not exist, or may not be entered') },
  ])
})
