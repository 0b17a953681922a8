import { expect, test } from 'vitest'
import { type Change, compare, compareMarkdown, compareText } from './compare.ts'
import { hostile } from './fixtures/hostile.ts'
import { conformant, document, nonconformant } from './fixtures/results.ts'
import type { Result, Verdict } from './results.ts'

test.each<[Verdict, Verdict, Change | undefined]>([
  ['fail', 'pass', 'fixed'],
  ['inconclusive', 'pass', 'fixed'],
  ['pass', 'fail', 'broken'],
  ['not-applicable', 'fail', 'broken'],
  ['pass', 'inconclusive', 'broken'],
  ['pass', 'not-applicable', 'changed'],
  ['not-applicable', 'pass', 'changed'],
  ['fail', 'inconclusive', 'changed'],
  ['pass', 'pass', undefined],
])('%s → %s is %s', (before, after, change) => {
  const { changes } = compare(
    document('partial', [result(before)]),
    document('partial', [result(after)]),
  )
  const found = Object.entries(changes).filter(([, differences]) => differences.length > 0)
  expect(found.map(([name]) => name)).toEqual(change === undefined ? [] : [change])
})

test('sees new, gone, and another reason for the same verdict', () => {
  const before = document('partial', [result('fail', 'a'), result('fail', 'b')])
  const after = document('partial', [
    result('pass', 'c'),
    { ...result('fail', 'b'), reason: 'another' },
  ])
  const { changes } = compare(before, after)
  expect([changes.gone, changes.new, changes.changed].map((list) => list.length)).toEqual([1, 1, 1])
})

test('reads as text and as Markdown', () => {
  const comparison = compare(nonconformant(), conformant())
  expect(compareText(comparison)).toContain(
    'Not conformant → Conformant: 0 broken, 3 fixed, 0 changed, 0 new, 7 gone, 30 unchanged.',
  )
  expect(compareText(comparison)).toContain('fail → pass: It holds.')
  expect(compareMarkdown(comparison)).toContain('### Fixed (3)')
})

test('states when the runs are not alike', () => {
  const after = { ...nonconformant(), seed: 2, spec: { revision: 'rfd009-r1' } }
  expect(compareText(compare(nonconformant(), after))).toContain(
    'different revisions: rfd009-r2 and rfd009-r1.',
  )
})

test('prints hostile documents harmlessly', () => {
  const comparison = compare(hostile(), { ...hostile(), results: [] })
  expect(compareText(comparison)).not.toMatch(/[^\P{C}\n]/u)
  expect(compareMarkdown(comparison)).not.toMatch(/[^\P{C}\n]/u)
})

function result(verdict: Verdict, name = 'a.b'): Result {
  return { check: name, requirement: name, level: 'must', verdict, reason: 'same', ms: 1 }
}
