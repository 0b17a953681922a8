import { expect, test } from 'vitest'
import { instancesOf } from './instances.ts'
import { generable } from './patterns.ts'

const nested = (depth: number) => `^${'('.repeat(depth)}a${'+)'.repeat(depth)}$`

test.each([
  '^[a-z]+(\\.[a-z]+)*$',
  '[0-9]{2}',
  '^(?:(?:a+b)*c)?$',
  nested(3),
])('the generator writes texts for %s', (pattern) => {
  expect(generable({ type: 'string', pattern })).toEqual({ type: 'string', pattern })
})

test.each([
  nested(4),
  nested(40),
  '(?=a)b',
  'x\\u{100000}',
  '(',
])('the generator is not given %s', (pattern) => {
  expect(generable({ type: 'string', pattern, minLength: 1 })).toEqual({
    type: 'string',
    minLength: 1,
  })
})

test('members by pattern are left where trying their names is quick', () => {
  const members = { '^x-': {}, '^[a-z]+_\\d*$': {}, '^(a+)+$': {}, '^a*a*a*$': {} }
  expect(generable({ properties: { a: { patternProperties: members } } })).toEqual({
    properties: { a: { patternProperties: { '^x-': {}, '^[a-z]+_\\d*$': {} } } },
  })
})

test('a property may be called pattern', () => {
  const schema = { properties: { pattern: { type: 'string' } }, required: ['pattern'] }
  expect(generable(schema)).toEqual(schema)
})

test('a pattern that would fill the memory does not', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', pattern: nested(40) } } }
  expect(instancesOf({ ...schema, required: ['a'] }, 1)).not.toEqual([])
})
