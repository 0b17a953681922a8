import { expect, test } from 'vitest'
import { conformant, sharded } from './fixtures/results.ts'
import { formats, merge } from './index.ts'
import type { Results } from './results.ts'

const entry = { at: 'known.yaml:3', reason: 'the known failure a.b does not fail any more.' }
const outdated: Results = {
  ...conformant(),
  outcome: 'nonconformant',
  outdatedKnownFailures: [entry],
}

test.each(Object.entries(formats))('%s reports an entry that has outlived itself', (_, render) => {
  const text = render(outdated)
  expect(text).toContain('known.yaml:3')
  expect(text).toMatch(/the known failure a\.b does not fail any more/)
})

test('nothing that reads the reports takes it for conformant', () => {
  expect(formats.terminal(outdated).trimEnd().split('\n').at(-1)).toBe(
    '✗ Not conformant: 1 known failure out of date.',
  )
  expect(formats.markdown(outdated)).toMatch(/^## ✗ Not conformant/)
  const xml = formats.junit(outdated)
  expect(xml).toMatch(/<testsuites [^>]* failures="1"/)
  expect(xml.match(/<failure /g)).toHaveLength(1)
  expect(formats.html(outdated)).toContain('<h1>Not conformant</h1>')
})

test('shards that report the same entry report it once', () => {
  const { results } = merge(sharded([outdated, outdated, conformant()]))
  expect(results?.outdatedKnownFailures).toEqual([entry])
  expect(merge([conformant()]).results).not.toHaveProperty('outdatedKnownFailures')
})
