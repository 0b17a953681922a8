import { expect, test } from 'vitest'
import { about, quote, satisfied, satisfiedUnless, violated } from './finding.ts'

test('a finding holds what was given and no more', () => {
  expect(satisfied()).toEqual({ kind: 'satisfied' })
  expect(satisfied('one way')).toEqual({ kind: 'satisfied', observed: 'one way' })
  expect(violated('a', 'b', 0)).toEqual({
    kind: 'violated',
    expected: 'a',
    observed: 'b',
    index: 0,
  })
  expect(violated('a', 'b')).not.toHaveProperty('index')
})

test('kept unless something was observed', () => {
  for (const nothing of [undefined, false, ''] as const)
    expect(satisfiedUnless(nothing, 'e')).toEqual({ kind: 'satisfied' })
  expect(satisfiedUnless('seen', 'e', 3)).toEqual(violated('e', 'seen', 3))
})

test('a text of the subject is shown short, on one line, without characters that steer a terminal', () => {
  expect(quote('a\u001b[31m\nb\u202ec\u2028d')).toBe('`a·[31m\\nb·c·d`')
  expect(quote('x'.repeat(100))).toBe(`\`${'x'.repeat(60)}…\``)
  expect(quote('abc', 2)).toBe('`ab…`')
})

test('a finding about no event gets the given one; another keeps its own', () => {
  expect(about(3, violated('e', 'o'))).toMatchObject({ index: 3 })
  expect(about(3, violated('e', 'o', 5))).toMatchObject({ index: 5 })
  expect(about(undefined, violated('e', 'o'))).toEqual(violated('e', 'o'))
  expect(about(3, satisfied())).toEqual(satisfied())
})
