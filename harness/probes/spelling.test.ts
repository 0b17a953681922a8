import { expect, test } from 'vitest'
import { spelled } from './spelling.ts'

test('members are sorted by name at every depth, lists keep their order, nothing is padded', () => {
  const value = { b: [{ d: 1, c: 'ü' }, 2], a: null }
  expect(spelled(value)).toBe('{"a":null,"b":[{"c":"ü","d":1},2]}')
})

test('members that look like numbers are names like others, and absent ones stay absent', () => {
  expect(spelled({ 9: 1, 10: [undefined], __proto__: {}, a: undefined })).toBe(
    '{"10":[null],"9":1}',
  )
})
