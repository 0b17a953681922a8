import { expect, test } from 'vitest'
import { providers } from '../../spec/generated/providers.ts'
import { bordersOf } from './borders.ts'
import { conformsAsGiven } from './identity.ts'
import { brokenLimit } from './limits.ts'
import type { Trial } from './trial.ts'

const all = Object.values(providers)

const judged = (more: 0 | 1) =>
  all.flatMap((profile) => bordersOf(profile, more).map((border) => ({ profile, ...border })))

test.each(judged(0))('$profile.id accepts $about', ({ profile, schema, call }) => {
  const samples = [{ branch: '', value: call, encoded: { kind: 'value', value: call } }]
  expect(conformsAsGiven({ profile, schema, samples } as unknown as Trial)).toBe(true)
})

test.each(judged(1))('$profile.id refuses $about', ({ profile, schema }) => {
  expect(brokenLimit(schema, profile.facts.limits)).toBeDefined()
})

test('every count of a schema has a border', () => {
  const elsewhere = ['min_required', 'tools']
  const limits = all.flatMap(({ facts }) => Object.keys(facts.limits))
  const bordered = all.flatMap((profile) => bordersOf(profile, 1).map(({ limit }) => limit))
  expect(new Set(bordered)).toEqual(new Set(limits.filter((one) => !elsewhere.includes(one))))
})
