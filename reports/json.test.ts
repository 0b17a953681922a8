import { expect, test } from 'vitest'
import { hostile } from './fixtures/hostile.ts'
import { nonconformant } from './fixtures/results.ts'
import { withFormerMembers } from './former-members.ts'
import { json } from './json.ts'

test('is the document', () => {
  const results = withFormerMembers(nonconformant())
  const read = JSON.parse(json(results))
  expect({ ...read, results: [] }).toEqual({ ...results, results: [] })
  expect(read.results).toEqual(expect.arrayContaining(results.results))
})

test('does not depend on the order of members or results', () => {
  const results = nonconformant()
  const shuffled = Object.fromEntries(
    Object.entries({ ...results, results: results.results.toReversed() }).reverse(),
  )
  expect(json(shuffled as unknown as typeof results)).toBe(json(results))
})

test('carries hostile texts unchanged', () => {
  expect(JSON.parse(json(hostile())).smoke).toEqual(hostile().smoke)
})
