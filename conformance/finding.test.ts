import { expect, test } from 'vitest'
import { broken, kept, keptUnless, quote } from './finding.ts'

test('a finding holds what was given and no more', () => {
  expect(kept()).toEqual({ kind: 'kept' })
  expect(kept('one way')).toEqual({ kind: 'kept', observed: 'one way' })
  expect(broken('a', 'b', 0)).toEqual({ kind: 'broken', expected: 'a', observed: 'b', index: 0 })
  expect(broken('a', 'b')).not.toHaveProperty('index')
})

test('kept unless something was observed', () => {
  for (const nothing of [undefined, false, ''] as const)
    expect(keptUnless(nothing, 'e')).toEqual({ kind: 'kept' })
  expect(keptUnless('seen', 'e', 3)).toEqual(broken('e', 'seen', 3))
})

test('a text of the subject is shown short, on one line, without characters that steer a terminal', () => {
  expect(quote('a\u001b[31m\nb\u202ec\u2028d')).toBe('`a·[31m·b·c·d`')
  expect(quote('x'.repeat(100))).toBe(`\`${'x'.repeat(60)}…\``)
  expect(quote('abc', 2)).toBe('`ab…`')
})
