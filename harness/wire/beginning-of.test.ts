import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

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

test('leaves half a character that was there before', () => {
  expect(beginningOf('a\ud83d', 2)).toBe('a\ud83d')
})
