import { describe, expect, test } from 'vitest'
import { findWords, isRefused } from './find-words.ts'
import { wordRules } from './rules.ts'

describe.each(wordRules)('$word', (rule) => {
  test('is refused', () => expect(isRefused(rule, rule.violation)).toBe(true))
  test('is not found in the control', () => expect(isRefused(rule, rule.control)).toBe(false))
})

const found = (file: string, text: string) =>
  findWords(wordRules, file, text).map(({ line, problem }) => `${line}: ${problem}`)

test('a name is read as its words', () => {
  expect(found('cli/x.ts', 'const a = 1\nconst toldSoon = TOLD_SOON')).toEqual([
    '2: “tell” is not used here any more: const toldSoon = TOLD_SOON',
  ])
})

test('the path of a file is read too', () => {
  expect(found('cli/first-hour.ts', '')).toHaveLength(1)
})

test('ids are names, whatever words they are made of', () => {
  expect(found('a.ts', "verifies: 'vfs.error.transient-told-apart', id: 'says-nothing'")).toEqual(
    [],
  )
})

test('the sources may use their own words in the specification, and nobody ours', () => {
  expect(found('spec/vfs/a.yaml', 'text: The tool tells its host.')).toEqual([])
  expect(found('spec/vfs/a.yaml', 'text: An occasion.')).toHaveLength(1)
})
