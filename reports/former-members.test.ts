import { expect, test } from 'vitest'
import { results as isResults } from '../harness/validators/results.ts'
import { nonconformant } from './fixtures/results.ts'
import { withPresentMembers } from './former-members.ts'
import { json } from './json.ts'

const present = () => {
  const { results, ...document } = nonconformant()
  return { ...document, results: results.map((row) => ({ ...row, requestedBy: 'vfs.a.b' })) }
}

test('a saved document has both names, and is read as it was', () => {
  const saved = JSON.parse(json(present()))
  expect(isResults(saved)).toBe(true)
  expect(saved.nullLine).toEqual(saved.nullBaseline)
  expect(saved.results[0]).toMatchObject({ requestedBy: 'vfs.a.b', heldFor: 'vfs.a.b' })
  expect(withPresentMembers(saved).results).toEqual(expect.arrayContaining(present().results))
})

test('a document of an earlier version, which has the former names alone, is read too', () => {
  const { nullBaseline, results, ...document } = present()
  const former = results.map(({ requestedBy, ...row }) => ({ ...row, heldFor: requestedBy }))
  const earlier = { ...document, nullLine: nullBaseline, results: former }
  expect(isResults(earlier)).toBe(true)
  expect(withPresentMembers(earlier)).toEqual(present())
})
