import { expect, test } from 'vitest'
import { Unjudgeable, whyInvalid } from './validity.ts'

test('a reference to the whole schema leads there', () => {
  const schema = {
    type: 'object',
    properties: { next: { $ref: '#' } },
    additionalProperties: false,
  }
  expect(whyInvalid(schema, { next: { next: {} } })).toBeUndefined()
  expect(whyInvalid(schema, { next: { other: 1 } })).toMatch(/^the value\/next must NOT have/)
})

test('patterns have the meaning of ECMA-262', () => {
  expect(whyInvalid({ pattern: '^[^\\s]\\u{1F600}$' }, 'a😀')).toBeUndefined()
  expect(whyInvalid({ pattern: '^\\S$' }, '\u00a0')).toMatch(/must match pattern/)
})

test('a pattern that is too much for the engine may match, and one that is none judges nothing', () => {
  expect(whyInvalid({ pattern: '^(?!a)' }, 'a')).toBeUndefined()
  expect(() => whyInvalid({ pattern: '(' }, 'a')).toThrow(Unjudgeable)
})

test('a member called __proto__ is judged like any other', () => {
  const schema = JSON.parse('{"properties":{"__proto__":{"maxLength":2}}}')
  expect(whyInvalid(schema, JSON.parse('{"__proto__":"ab"}'))).toBeUndefined()
  expect(whyInvalid(schema, JSON.parse('{"__proto__":"abc"}'))).toMatch(
    /^the value\/__proto__ must/,
  )
})
