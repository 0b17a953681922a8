import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatedNames } from './repeated-names.ts'

test.each([
  ['{"a":1,"a":2}', { outer: 'a' }],
  ['{"a":1,"b":{"a":1},"a":2}', { outer: 'a' }],
  ['{"b":[{"a":1},{"c":{},"c":{}}]}', { inner: 'c' }],
  ['{"b":{"c":1,"c":2,"d":1,"d":2},"b":3}', { outer: 'b', inner: 'c' }],
  ['{"a":1,"\\u0061":2}', { outer: 'a' }],
  ['{"" :1,"x":"\\\\", "" :2}', { outer: '' }],
  ['{"__proto__":1,"__proto__":1}', { outer: '__proto__' }],
  ['{"a":{"b":1,"b":"cut', { inner: 'b' }],
])('%s repeats %j', (text, names) => {
  expect(repeatedNames(text)).toEqual(names)
})

test.each([
  '{"a":"a","b":"a"}',
  '[{"a":1},{"a":1}]',
  '{"a":{"a":{"a":1}}}',
  '{"a":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":1,"A":2}',
  '["a","a"]',
])('%s repeats none', (text) => {
  expect(repeatedNames(text)).toEqual({})
})

test('no value that was parsed and written again repeats a name', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom(undefined, 1), (text, indent) => {
      const value: unknown = JSON.parse(text)
      expect(repeatedNames(JSON.stringify(value, null, indent))).toEqual({})
    }),
  )
})

test('a member that is put in front of an object again is found', () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 })
  fc.assert(
    fc.property(objects, (object) => {
      const text = JSON.stringify(object)
      const name = Object.keys(object).at(-1) ?? ''
      expect(repeatedNames(`{${JSON.stringify(name)}:0,${text.slice(1)}`)).toMatchObject({
        outer: name,
      })
    }),
  )
})

test('a name that may have been cut is not compared', () => {
  const name = 'x'.repeat(1_024)
  expect(repeatedNames(`{"${name}":1,"${name}":2}`, 1_000)).toEqual({})
})
