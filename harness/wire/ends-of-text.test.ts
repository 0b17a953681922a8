import { expect, test } from 'vitest'
import { beginningOf, endOf } from './ends-of-text.ts'

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['abc', 4, 'abc'],
  ['a👍b', 1, 'a'],
  ['a👍b', 2, 'a'],
  ['a👍b', 3, 'a👍'],
  ['👍', 1, ''],
  ['', 1, ''],
])('cuts %j after %i code units', (text, length, beginning) => {
  expect(beginningOf(text, length)).toBe(beginning)
})

test.each([
  ['abc', 2, 'bc'],
  ['abc', 3, 'abc'],
  ['abc', 4, 'abc'],
  ['a👍b', 1, 'b'],
  ['a👍b', 2, 'b'],
  ['a👍b', 3, '👍b'],
  ['👍', 1, ''],
  ['', 1, ''],
])('keeps of %j the last %i code units', (text, length, end) => {
  expect(endOf(text, length)).toBe(end)
})

test('leaves half a character that was there before', () => {
  expect(beginningOf('a\ud83d', 2)).toBe('a\ud83d')
  expect(endOf('\udc4da', 2)).toBe('\udc4da')
})
