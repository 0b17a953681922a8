import { expect, test } from 'vitest'
import { membersOf } from './params.ts'

const text = { type: 'string' }
const components = { Named: { type: 'object', required: ['name'], properties: { name: text } } }
const named = { $ref: '#/components/schemas/Named' }

test.each<[string, unknown, object[]]>([
  ['nowhere', undefined, []],
  ['in the schema', components.Named, [{ name: 'name', schema: text, required: true }]],
  ['behind a reference', named, [{ name: 'name', schema: text, required: true }]],
  [
    'behind a reference and beside it',
    { allOf: [named], properties: { id: text } },
    [
      { name: 'id', schema: text, required: false },
      { name: 'name', schema: text, required: true },
    ],
  ],
  [
    'in branches, of which each requires its own',
    { oneOf: [{ properties: { a: text }, required: ['a'] }, { properties: { b: text } }] },
    [
      { name: 'a', schema: text, required: false },
      { name: 'b', schema: text, required: false },
    ],
  ],
  [
    'in branches with different forms',
    {
      oneOf: ['x', 'y'].map((value) => ({
        properties: { kind: { const: value } },
        required: ['kind'],
      })),
    },
    [{ name: 'kind', schema: { anyOf: [{ const: 'x' }, { const: 'y' }] }, required: true }],
  ],
])('finds members that are named %s', (_, schema, members) => {
  expect(membersOf(schema, components)).toEqual(members)
})
