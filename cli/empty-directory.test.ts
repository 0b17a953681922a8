import { afterAll, expect, test, vi } from 'vitest'
import type { Results } from '../spec/generated/results.ts'
import { emptyDirectoryHint, variableHint } from './empty-directory.ts'
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

test('a file of the case is offered by the host', () => {
  const results = resultsOf("It starts, but it ended: No such file or directory: 'input.txt'")
  const config = { cases: [{ name: 'a', files: { 'input.txt': 'x' } }] }
  expect(emptyDirectoryHint(results, { config })).toContain('ask for it with fs.read')
  const onDisk = { ...config, protocol: 'outcome' as const }
  expect(emptyDirectoryHint(results, { config: onDisk })).toContain('`cwd: .`')
})

test('a variable of the shell that is missed is named', () => {
  vi.stubEnv('UPPER_KEY', 'x')
  const results = resultsOf(
    "It starts, but it ended. The last it wrote to stderr: KeyError: 'UPPER_KEY'",
  )
  expect(variableHint(results)).toContain('env: { UPPER_KEY: … }')
  expect(variableHint(results, { UPPER_KEY: 'y' })).toBe('')
  expect(variableHint(resultsOf('It starts, but it ended. HOME'))).toBe('')
  vi.unstubAllEnvs()
  expect(variableHint(results)).toBe('')
})

test.each([
  ['that spoke', resultsOf(silent, true), {}],
  ['whose directory is configured', resultsOf(silent), { cwd: '.' }],
  ['that runs in an image', resultsOf(silent), { image: 'debian' }],
  ['that missed nothing', resultsOf('It starts, but the process died of SIGSEGV.'), {}],
])('a subject %s gets none', (_, results, place) => {
  expect(emptyDirectoryHint(results, place)).toBe('')
})
