import { expect, test } from 'vitest'
import type { Results } from '../spec/generated/results.ts'
import { emptyDirectoryHint } from './empty-directory.ts'

const silent =
  'It starts, but the process ended. The last it wrote to stderr: go: go.mod file not found'

const resultsOf = (sentence: string, spoke = false) =>
  ({ smoke: { started: true, spoke, firstMessageMs: null, sentence } }) as Results

test('a subject that looked for its files in an empty directory gets a hint', () => {
  expect(emptyDirectoryHint(resultsOf(silent), {})).toContain('`cwd: .`')
})

test.each([
  ['that spoke', resultsOf(silent, true), {}],
  ['whose directory is configured', resultsOf(silent), { cwd: '.' }],
  ['that runs in an image', resultsOf(silent), { image: 'debian' }],
  ['that missed nothing', resultsOf('It starts, but the process died of SIGSEGV.'), {}],
])('a subject %s gets none', (_, results, place) => {
  expect(emptyDirectoryHint(results, place)).toBe('')
})
