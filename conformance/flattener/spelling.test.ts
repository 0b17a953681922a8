import { expect, test } from 'vitest'
import { padded, unpadded } from './spelling.ts'

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

test('takes nulls away at the root, and everywhere where that helps', () => {
  const given = {
    properties: { at: { properties: { y: { type: 'integer' } } }, b: { type: 'string' } },
  }
  expect(unpadded(given, { at: { y: null }, b: null })).toEqual({ at: {} })
  expect(unpadded(given, { at: { y: 'x' }, b: null })).toEqual({ at: { y: 'x' } })
  expect(unpadded({ properties: { b: { type: 'null' } } }, { b: null })).toEqual({ b: null })
})
