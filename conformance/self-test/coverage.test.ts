import { expect, test } from 'vitest'
import { catalogue } from '../engine/catalogue.ts'
import { suites } from '../suite-list.ts'
import { vfsToolChecks } from '../vfs/tool/index.ts'
import { gapsOf } from './coverage.ts'
import { provingOf } from './proving.ts'

test('a mutant is required for everything of tools that has a check, whether or not it decides an outcome', () => {
  const gaps = gapsOf({ role: 'tool', checks: vfsToolChecks, mutants: [] })
  const verified = new Set<string>(vfsToolChecks.map(({ verifies }) => verifies))
  expect(gaps.map(({ requirement }) => requirement).sort()).toEqual([...verified].sort())
  expect(gaps.every(({ missing }) => missing === 'mutant')).toBe(true)
  const levels = catalogue.requirements.filter(({ id }) => verified.has(id))
  expect(new Set(levels.map(({ level }) => level)).size).toBeGreaterThan(1)
})

test.for(suites)('every requirement of a $role has its checks and mutants', async (entry) => {
  expect(gapsOf(await provingOf(entry))).toEqual([])
})
