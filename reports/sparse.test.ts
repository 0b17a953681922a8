import { expect, test } from 'vitest'
import { nonconformant, sharded } from './fixtures/results.ts'
import { compare, compareText, formats, isFormat, merge, render } from './index.ts'
import type { Results } from './results.ts'

test.each(Object.keys(formats))('%s reads a document that has only what must be there', (name) => {
  if (!isFormat(name)) throw new Error(name)
  const text = render(name, sparse())
  expect(text).toContain('vfs.framing.one-object-per-line')
  expect(text).not.toMatch(/undefined|NaN|\[object/)
})

test('merge and compare read it too', () => {
  expect(merge(sharded([sparse(), sparse()])).results?.outcome).toBe('nonconformant')
  expect(compareText(compare(sparse(), sparse()))).toContain('Still not conformant')
})

function sparse(): Results {
  const { format, suite, spec, subject, seed, outcome, counts, results } = nonconformant()
  const found = results.map(({ check, requirement, level, verdict, reason }) => ({
    check,
    requirement,
    level,
    verdict,
    reason,
  }))
  return { format, suite, spec, subject, seed, outcome, counts, results: found }
}
