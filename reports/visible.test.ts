import { expect, test } from 'vitest'
import { hostileTexts } from './fixtures/hostile.ts'
import { visible, visibleLines } from './visible.ts'
import { visibleCut } from './visible-cut.ts'

test('spells out what acts on a screen', () => {
  expect(visible('a\x1b[31m\0\r\n\t\x9b\u202e\u200f\u2028\ud800\ufffe')).toBe(
    'a\\x1b[31m\\x00\\r\\n\\t\\x9b\\u{202e}\\u{200f}\\u{2028}\\u{d800}\\u{fffe}',
  )
})

test('leaves letters of every script alone', () => {
  const text = 'Grüße, 你好, עברית, 👍 “quoted” — \\n'
  expect(visible(text)).toBe(text)
})

test('keeps line feeds only where lines are wanted', () => {
  expect(visibleLines('a\r\nb')).toBe('a\\r\nb')
  expect(visible('a\nb')).toBe('a\\nb')
})

test('counts what it leaves away', () => {
  expect(visibleCut('x'.repeat(100_000), 10)).toBe(`${'x'.repeat(10)}… (+99,990 characters)`)
})

test('leaves nothing that acts in any hostile text', () => {
  for (const text of hostileTexts) expect(visible(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
})
