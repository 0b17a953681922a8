import { expect, test } from 'vitest'
import { longestRun } from './seen.ts'

test.each([
  ['', 0],
  ['text', 1],
  ['xx text xxx', 3],
  [`${'x'.repeat(40_000_000)}y`, 40_000_000],
])('the longest run of a text is found, however long it is (%#)', (text, length) => {
  expect(longestRun(text)).toBe(length)
})
