import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'

test('every requirement of a tool with a state holds in both revisions, as docs/revisions.md states', () => {
  const ofTools = readCatalogue().requirements.filter(
    ({ id, role }) => id.startsWith('toolstate.') && role === 'tool',
  )
  expect(ofTools.length).toBeGreaterThan(30)
  expect(ofTools.filter(({ since, until }) => since ?? until)).toEqual([])
})
