import { expect, test } from 'vitest'
import { vfsToolChecks } from '../vfs/tool/index.ts'
import { fits, select } from './selection.ts'

const check = { verifies: 'vfs.framing.tool-flushes', title: 'hands over (at once)' }
const ids = (narrowing: Partial<Parameters<typeof select>[1]>) =>
  select(vfsToolChecks, { only: [], skip: [], ...narrowing })

test.each([
  ['vfs.framing.tool-flushes', true],
  ['vfs.framing.*', true],
  ['*', true],
  ['*flush*', true],
  ['hands over (at once)', true],
  ['vfs.framing', false],
  ['vfs-framing.*', false],
  ['.*', false],
  ['vfs.framing.tool-flushe[s]', false],
  ['', false],
])('the pattern %j names it: %s', (pattern, named) => {
  expect(fits(pattern, check)).toBe(named)
})

test('a pattern names the scenario that a check selects', () => {
  const checks = { ...check, on: { scenario: 'read: a text' } }
  expect(fits('read: *', checks)).toBe(true)
  expect(fits('write: *', checks)).toBe(false)
})

test('only and skip narrow down, and skip wins', () => {
  expect(ids({})).toEqual(vfsToolChecks)
  const framing = ids({ only: ['vfs.framing.*'] })
  expect(framing.length).toBeGreaterThan(0)
  expect(framing.every(({ verifies }) => verifies.startsWith('vfs.framing.'))).toBe(true)
  expect(ids({ skip: ['vfs.framing.*'] })).toHaveLength(vfsToolChecks.length - framing.length)
  expect(ids({ only: ['vfs.framing.*'], skip: ['*'] })).toEqual([])
})

test.each([1, 2, 3, 7, 1000])('%i shards hold every check once', (of) => {
  const shards = Array.from({ length: of }, (_, i) => ids({ shard: { index: i + 1, of } }))
  expect(
    shards
      .flat()
      .map(({ title }) => title)
      .sort(),
  ).toEqual(vfsToolChecks.map(({ title }) => title).sort())
})
