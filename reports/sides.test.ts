import { expect, test } from 'vitest'
import { nonconformant } from './fixtures/results.ts'
import type { Result } from './results.ts'
import { sidesOf } from './sides.ts'

const [first] = nonconformant().results
const result = (more: Partial<Result>): Result => ({ ...(first as Result), ...more })

test('the reason is left out where what was observed states it', () => {
  const often = { expected: 'e', observed: 'o (2 of 3 times)' }
  expect(sidesOf(result({ reason: 'o', ...often }))).toEqual(often)
  expect(sidesOf(result({ reason: 'unspecified: observed o', ...often }))).toEqual(often)
  expect(sidesOf(result({ reason: 'r', ...often }))).toEqual({ reason: 'r', ...often })
  expect(sidesOf(result({ reason: 'r' }))).toEqual({ reason: 'r' })
})

test.each([
  ['content `a b`', 'content `a  b`', 'content `a␣b`', 'content `a␣␣b`'],
  ['content "a b\\n"', 'content "a b"', 'content "a␣b\\n"', 'content "a␣b"'],
  ['content `a b`', 'content `a c`', 'content `a b`', 'content `a c`'],
  ['one object', 'line `a b`', 'one object', 'line `a b`'],
])('white space that makes the difference is shown: %s, %s', (expected, observed, left, right) => {
  expect(sidesOf(result({ reason: observed, expected, observed }))).toEqual({
    expected: left,
    observed: right,
  })
})
