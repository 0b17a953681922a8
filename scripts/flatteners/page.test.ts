import { expect, test } from 'vitest'
import { flattenerChecks } from '../../conformance/flattener/index.ts'
import type { Result, Verdict as Word } from '../../spec/generated/results.ts'
import { pageOf } from './page.ts'
import { propertyOf } from './properties.ts'
import type { Verdict } from './verdict.ts'

const result = (requirement: string, verdict: Word, reason = 'satisfied once'): Result => ({
  ...{ check: requirement, requirement, level: 'must', verdict, reason },
  ...{ requirementText: 'It holds.', source: 'suite' },
})

const verdict = (title: string, part: string, more: Partial<Verdict> = {}): Verdict => ({
  library: { title, part, command: ['true'], cwd: '/', providers: ['portable-flat'] },
  provider: 'portable-flat',
  results: [],
  tools: ['usable', 'refused', 'no call possible'],
  broken: [],
  ...more,
})

const schema = { type: 'object', properties: { 'a|b`c\u202e': true } }
const reason = `git ${JSON.stringify(schema)}: {} is valid and refused`
const fail = result('flattener.soundness.not-empty', 'fail', reason)
const page = pageOf(
  [verdict('the reference', '', { results: [result('flattener.bounds.depth', 'pass')] })],
  [
    verdict('some 1.2.3', 'strict', {
      results: [
        fail,
        result('flattener.soundness.witness-of-each-branch', 'pass'),
        result('flattener.union.fewest-invalid-calls', 'warn'),
        result('flattener.ledger.complete', 'not-applicable'),
      ],
      broken: [{ result: fail, given: { name: 'git', schema }, cameOut: '{}' }],
    }),
  ],
)

test('every requirement of a flattener has its column', () => {
  const lost = flattenerChecks.filter(({ verifies }) => !propertyOf(result(verifies, 'pass')))
  expect(lost.map(({ verifies }) => verifies)).toEqual([])
})

test('a cell counts what was judged, and what of it is broken', () => {
  expect(page).toContain('| some 1.2.3 strict | portable-flat | ✗ 1/2 | – | – | – | ! 1/1 |')
  expect(page).toMatch(/\| the reference \| all of these \|( – \|){11} ✓ 1 \|/)
})

test('the tools come before everything else, the reference first', () => {
  const rows = page.split('\n').filter((line) => line.includes('| **usable** |'))
  expect(rows.map((row) => row.split(' | ')[0])).toEqual(['| the reference', '| some 1.2.3 strict'])
})

test('a counterexample shows what was given and what came out, with nothing that acts on a screen', () => {
  expect(page).toContain('(`flattener.soundness.not-empty`): `{} is valid and refused`')
  expect(page).toContain(
    '```diff picture\n- {"type":"object","properties":{"a|b`c\\u{202e}":true}}\n+ {}\n```',
  )
  expect(page).not.toContain('\u202e')
})
