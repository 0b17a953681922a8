import { expect, test } from 'vitest'
import type { JsonObject } from '../wire/json.ts'
import { Undecided } from './undecided.ts'
import { validatorFor } from './validator.ts'

const verdict = (schema: JsonObject | boolean, value: unknown) =>
  validatorFor(schema)?.accepts(value)
const keywords = (schema: JsonObject | boolean, value: unknown) =>
  validatorFor(schema)
    ?.errorsOf(value)
    .map(({ keyword }) => keyword)

test('a reference to the whole schema leads there', () => {
  const tree = { properties: { next: { $ref: '#' } }, additionalProperties: false }
  expect(verdict(tree, { next: { next: {} } })).toBe(true)
  expect(keywords(tree, { next: { other: {} } })).toEqual(['additionalProperties'])
})

test('a schema may have the identifier of another', () => {
  const named = (type: string) => ({
    $id: 'https://example.org/a',
    $defs: { a: { type } },
    $ref: '#/$defs/a',
  })
  expect(keywords(named('string'), 1)).toEqual(['type'])
  expect(keywords(named('number'), 1)).toEqual([])
  expect(keywords({ ...named('string'), title: 'the first again' }, 1)).toEqual(['type'])
})

test('a boolean is a schema', () => {
  expect([verdict(true, 1), verdict(false, 1)]).toEqual([true, false])
  expect(keywords(true, 1)).toEqual([])
  expect(keywords(false, 1)).toHaveLength(1)
})

test.each([
  { pattern: '(' },
  { patternProperties: { '(': {} } },
  { type: 'strange' },
  { $ref: '#/$defs/nowhere' },
])('%j is no schema', (schema) => {
  expect(validatorFor(schema)).toBeUndefined()
})

test.each([
  [{ pattern: '^(?!a)' }, 'text', 'looks ahead'],
  [{ pattern: '(a)\\1' }, 'text', 'refers back to what a group matched'],
  [{ patternProperties: { 'a{1001}': false } }, { text: 1 }, 'repeats or nests too much'],
  [{ pattern: `${'a|'.repeat(10_000)}b` }, 'text', 'is very long'],
])('what depends on the pattern of %j is undecided', (schema, value, because) => {
  const validator = validatorFor(schema)
  expect(validator?.accepts(value)).toBeUndefined()
  expect(() => validator?.errorsOf(value)).toThrow(Undecided)
  expect(() => validator?.errorsOf(value)).toThrow(because)
  // What the pattern leaves open is decided.
  expect(validator?.accepts(1)).toBe(true)
  expect(validator?.errorsOf(1)).toEqual([])
})

test.each([
  { $ref: '#' },
  { type: 'object', allOf: [{ $ref: '#' }] },
  { $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }] } } },
])('what depends on the endless references of %j is undecided', (schema) => {
  const validator = validatorFor(schema)
  expect(validator?.accepts({})).toBeUndefined()
  expect(() => validator?.errorsOf({})).toThrow(Undecided)
})

test('patterns of one schema are distinguished', () => {
  const schema = { properties: { a: { pattern: '^a' }, b: { pattern: '^b' } } }
  expect(keywords(schema, { a: 'ab', b: 'ba' })).toEqual([])
  expect(keywords(schema, { a: 'ba', b: 'ab' })).toEqual(['pattern', 'pattern'])
})

test('an error of a member called __proto__ names the place by its own name', () => {
  const schema = JSON.parse('{"properties":{"__proto__":{"maxLength":2}}}')
  const [error] = validatorFor(schema)?.errorsOf(JSON.parse('{"__proto__":"abc"}')) ?? []
  expect(error).toMatchObject({
    instancePath: '/__proto__',
    schemaPath: '#/properties/__proto__/maxLength',
  })
})
