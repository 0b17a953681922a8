import { expect, test } from 'vitest'
import { catalogue } from '../engine/catalogue.ts'
import { clausesOf } from '../engine/coverage.ts'
import { suites } from '../suite-list.ts'
import { gapsOf } from './coverage.ts'
import { provingOf } from './proving.ts'

test.for(
  suites,
)('a mutant is required for everything of a $role that can be tested here, whether or not it decides an outcome', async (entry) => {
  const { role, checks } = await provingOf(entry)
  const gaps = gapsOf({ role, checks, mutants: [] })
  const requirements = catalogue.requirements.filter(
    (each) => each.role === role && !each.untestable && each.feature !== 'windows',
  )
  expect(gaps.map(({ requirement }) => requirement)).toEqual(requirements.flatMap(clausesOf))
  expect(gaps.every(({ missing }) => missing === 'mutant')).toBe(true)
  expect(new Set(requirements.map(({ level }) => level)).size).toBeGreaterThan(1)
})

test.for(suites)('every requirement of a $role has its checks and mutants', async (entry) => {
  expect(gapsOf(await provingOf(entry))).toEqual([])
})
