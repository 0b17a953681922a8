import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linksOf } from './links.ts'

// One requirement of each role, and one that a host and a flattener share.
test.each([
  'vfs.framing.one-object-per-line',
  'vfs.grep.marks-matches',
  'flattener.tools.shows-every-tool',
  'flattener.decode.encoded-is-accepted',
])('%s is followed to its checks, to its mutants and to why each of them died', async (id) => {
  const { checks, mutants, kills } = await linksOf(id)
  expect(checks).not.toEqual([])
  expect(mutants).not.toEqual([])
  expect(mutants.map((mutant) => mutant.id)).toEqual(kills.map(({ mutant }) => mutant).toSorted())
})

test('the file of each check and of each mutant is there', async () => {
  const { checks, mutants } = await linksOf()
  const files = new Set([...checks, ...mutants].map(({ file }) => file))
  expect([...files].filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual(
    [],
  )
})
