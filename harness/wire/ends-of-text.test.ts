import { expect, test } from 'vitest'
import { beginningOf, endOf } from './ends-of-text.ts'

test.each([
  ['abc', 2, 'ab', 'bc'],
  ['abc', 3, 'abc', 'abc'],
  ['abc', 4, 'abc', 'abc'],
  ['a👍b', 1, 'a', 'b'],
  ['a👍b', 2, 'a', 'b'],
  ['a👍b', 3, 'a👍', '👍b'],
  ['👍', 1, '', ''],
  ['', 1, '', ''],
])('keeps of %j the first or the last %i code units', (text, length, beginning, end) => {
  expect(beginningOf(text, length)).toBe(beginning)
  expect(endOf(text, length)).toBe(end)
})

test('leaves half a character that was there before', () => {
  expect(beginningOf('a\ud83d', 2)).toBe('a\ud83d')
  expect(endOf('\udc4da', 2)).toBe('\udc4da')
})
