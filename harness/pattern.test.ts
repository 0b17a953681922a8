import { expect, test } from 'vitest'
import { pattern } from './pattern.ts'

test('a match may stand anywhere in the line', () => {
  expect(['xab', 'ab', 'ba'].map(pattern('ab'))).toEqual([true, true, false])
  expect(['ab', 'xab'].map(pattern('^ab'))).toEqual([true, false])
})

test('what needs to look around or back does not compile', () => {
  for (const text of ['(', '(?=a)', '(a)\\1', '[z-a]']) expect(() => pattern(text), text).toThrow()
})

test('nested repetitions take no longer than others', () => {
  expect(pattern('^(a|aa)+$')(`${'a'.repeat(5_000)}b`)).toBe(false)
})
