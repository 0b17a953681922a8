import { expect, test } from 'vitest'
import { nonconformant } from './fixtures/results.ts'
import { commandLine, reproduce } from './reproduce.ts'

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
