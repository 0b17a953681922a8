import { expect, test } from 'vitest'
import { nonconformant } from './fixtures/results.ts'
import { again, commandLine, reproduce } from './reproduce.ts'

test('quotes for a shell', () => {
  expect(commandLine(['a', 'b c', "it's", '', '\x1b[m\n', "\0'\\"])).toBe(
    "a 'b c' 'it'\\''s' '' $'\\x1b[m\\x0a' $'\\x00\\'\\\\'",
  )
})

test('keeps a seed that was given', () => {
  const command = ['jp-conformance', 'tool', '--seed', '20261121', '--', 'x']
  expect(reproduce({ ...nonconformant(), command })).toBe(
    'jp-conformance tool --seed 20261121 -- x',
  )
})

test('shows a failure again that another requirement’s check has brought about, and nothing that hides it', () => {
  const [result] = nonconformant().results
  if (result === undefined) throw new TypeError('there is a result')
  const options = ['--only', 'a.*', '--shard', '2/2', '--known-failures', 'k', '--report', 'json=r']
  const command = ['jp-conformance', 'tool', ...options, '--update-known-failures', '--', 'x']
  const results = { ...nonconformant(), seed: 7, command }
  expect(again({ ...result, requirement: 'a.b', requestedBy: 'a.c' }, results)).toBe(
    'jp-conformance tool --only a.b --only a.c --seed 7 -- x',
  )
  expect(again({ ...result, requirement: 'a.b' }, results)).toBe(
    'jp-conformance tool --only a.b --seed 7 -- x',
  )
})

test('leaves the words of the subject as they are', () => {
  const [result] = nonconformant().results
  if (result === undefined) throw new TypeError('there is a result')
  const words = ['--', 'mytool', '--report', 'json', '--skip=x', '--update-known-failures']
  const command = ['jp-conformance', 'tool', '--skip', 'y', ...words]
  const line = again({ ...result, requirement: 'a.b' }, { ...nonconformant(), seed: 7, command })
  expect(line).toBe(`jp-conformance tool --only a.b --seed 7 ${words.join(' ')}`)
})

test('gives no option to `judge` that it does not take', () => {
  const results = { ...nonconformant(), seed: 0, command: ['jp-conformance', 'judge', 'a.ndjson'] }
  const [result] = results.results
  if (result === undefined) throw new TypeError('there is a result')
  expect(reproduce(results)).toBe('jp-conformance judge a.ndjson')
  expect(again(result, results)).toBe('jp-conformance judge a.ndjson')
  const byNpx = { ...results, command: ['npx', ...results.command] }
  expect(again(result, byNpx)).toBe('npx jp-conformance judge a.ndjson')
})
