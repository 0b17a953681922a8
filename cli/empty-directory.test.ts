import { afterAll, expect, test } from 'vitest'
import type { Results } from '../spec/generated/results.ts'
import { emptyDirectoryHint } from './empty-directory.ts'
import { folderWith, removeFolders } from './fixtures/run.ts'

afterAll(removeFolders)

const silent =
  'It starts, but the process ended. The last it wrote to stderr: go: go.mod file not found'

const resultsOf = (sentence: string, spoke = false) =>
  ({ smoke: { started: true, spoke, firstMessageMs: null, sentence } }) as Results

test('a subject that looked for its files in an empty directory gets a hint', () => {
  expect(emptyDirectoryHint(resultsOf(silent), {})).toContain('`cwd: .`')
})

test.each([
  ['gret.py', '`gret.py` in BASE. Did you mean `greet.py`?'],
  ['lib/gret.py', '`lib/gret.py` in BASE.\n'],
  ['sub', '`sub` is a directory of BASE, and was taken for a word.\n  Write ./sub'],
  ['greet.py', '`cwd: .`'],
])('a file of the command that is not there is named: %s', (word, hint) => {
  const base = folderWith({ 'greet.py': '', 'sub/a': '' })
  const results = resultsOf(`It starts, but it ended: can't open file '/x/${word}': No such file`)
  const found = emptyDirectoryHint(results, { command: ['python3', '-u', word], base })
  expect(found.replaceAll(base, 'BASE')).toContain(hint)
})

test.each([
  ['that spoke', resultsOf(silent, true), {}],
  ['whose directory is configured', resultsOf(silent), { cwd: '.' }],
  ['that runs in an image', resultsOf(silent), { image: 'debian' }],
  ['that missed nothing', resultsOf('It starts, but the process died of SIGSEGV.'), {}],
])('a subject %s gets none', (_, results, place) => {
  expect(emptyDirectoryHint(results, place)).toBe('')
})
