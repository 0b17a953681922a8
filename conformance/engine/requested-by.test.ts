import { expect, test } from 'vitest'
import type { Result } from '../../spec/generated/results.ts'
import { withRequester } from './requested-by.ts'

test('a session that the row’s own check asked for needs no other', () => {
  const row = {
    check: 'c',
    requirement: 'a.b',
    level: 'must',
    verdict: 'fail',
    reason: 'r',
  } as const
  const rows: Result[] = [
    { ...row, transcript: 's' },
    { ...row, transcript: 't' },
    { ...row, transcript: 't', verdict: 'pass' },
    row,
  ]
  const askedFor = new Map([
    ['s', ['a.c', 'a.b']],
    ['t', ['a.d', 'a.c']],
  ])
  expect(withRequester(rows, askedFor).map(({ requestedBy }) => requestedBy)).toEqual([
    undefined,
    'a.d',
    undefined,
    undefined,
  ])
})
