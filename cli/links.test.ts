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
  expect(kills.map((kill) => kill.split(': ')[0]).toSorted()).toEqual(
    mutants.map((mutant) => mutant.id).toSorted(),
  )
  const files = [...checks, ...mutants].map(({ file }) => join(import.meta.dirname, '..', file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
