import { expect, test } from 'vitest'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { providers } from '../../spec/generated/providers.ts'
import { encodedBySuite, padded, unpadded } from './spelling.ts'

const point = {
  type: 'object',
  properties: { x: { type: 'integer' }, y: { type: ['integer', 'null'] } },
  required: ['x', 'y'],
}

test.each([
  ['below a member', { properties: { at: point } }],
  ['below a union with null', { properties: { at: { anyOf: [{ type: 'null' }, point] } } }],
  ['below a reference', { properties: { at: { $ref: '#/$defs/point' } }, $defs: { point } }],
  [
    'below a reference in a union',
    {
      properties: { at: { anyOf: [{ $ref: '#/$defs/point' }, { type: 'null' }] } },
      $defs: { point },
    },
  ],
])('pads with null %s', (_, schema) => {
  expect(padded(schema, { at: { x: 1 } })).toEqual({ at: { x: 1, y: null } })
})

test.each([
  [{ $ref: '#' }],
  [{ anyOf: [{ $ref: '#' }, { $ref: '#' }] }],
  [{ $ref: '#/$defs/a', $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }] } } }],
])('pads nothing where a schema only leads back to itself (%j)', (schema) => {
  expect(padded(schema, { x: 1 })).toEqual({ x: 1 })
})

test('pads the items of a list below a union', () => {
  const list = { type: 'array', items: point }
  const schema = { properties: { all: { anyOf: [list, { type: 'null' }] } } }
  expect(padded(schema, { all: [{ x: 1 }] })).toEqual({ all: [{ x: 1, y: null }] })
})

test('pads beside a union, and not by an alternative where another takes the value as it is', () => {
  const flat = {
    properties: { any: { type: 'string' }, b: { type: ['string', 'null'] } },
    required: ['b'],
    anyOf: [{ required: ['any'] }, {}],
  }
  expect(padded(flat, {})).toEqual({ b: null })
})

test('spells what is accepted as it is', () => {
  const flat = { type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }, {}] }
  const strict = { ...flat, required: ['a'] }
  expect(encodedBySuite(providers['openai-strict'], flat, {})).toEqual({})
  expect(encodedBySuite(providers['openai-strict'], strict, {})).toEqual({ a: null })
})

test('takes nulls away at the root, and everywhere where that helps', () => {
  const given = {
    properties: { at: { properties: { y: { type: 'integer' } } }, b: { type: 'string' } },
  }
  expect(unpadded(validatorFor(given), { at: { y: null }, b: null })).toEqual({ at: {} })
  expect(unpadded(validatorFor(given), { at: { y: 'x' }, b: null })).toEqual({ at: { y: 'x' } })
  expect(unpadded(validatorFor({ properties: { b: { type: 'null' } } }), { b: null })).toEqual({
    b: null,
  })
})
