import { expect, test } from 'vitest'
import { folded, unfolded } from './repetition.ts'

const LONG = 100_000

test('a text with several long repetitions is short once it is folded, and comes back', () => {
  const text = `{"a":"${'x'.repeat(LONG)}","b":"${'é世'.repeat(LONG)}","c":"${'x'.repeat(2 * LONG)}"}`
  const value = { text, list: [text, 'short', 7] }
  expect(JSON.stringify(folded(value)).length).toBeLessThan(1_000)
  expect(unfolded(JSON.parse(JSON.stringify(folded(value))))).toEqual(value)
})
