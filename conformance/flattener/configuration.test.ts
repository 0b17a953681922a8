import { expect, test } from 'vitest'
import { instanceProblems } from './configuration.ts'

const schema = {
  type: 'object',
  properties: { path: { type: 'string' } },
  required: ['path'],
}
const given = (instances: object) =>
  instanceProblems({ schemas: [{ name: 's', schema, ...instances }] })

test('a valid call that its own schema refuses is named with the reason', () => {
  expect(given({ valid: [{ path: 'a' }, { path: 7 }] })).toEqual([
    {
      path: ['schemas', '0', 'valid', '1'],
      message: '`schemas[0].valid[1]` is refused by its own schema at /path: must be string.',
      hint: 'Mend it or the schema, or state it under `invalid`.',
    },
  ])
})

test('an invalid call that its own schema accepts is named', () => {
  expect(given({ invalid: [{ path: 7 }, { path: 'a' }] })).toMatchObject([
    { message: '`schemas[0].invalid[1]` is accepted by its own schema.' },
  ])
})

test('a valid call with a member that its schema does not name is named', () => {
  expect(given({ valid: [{ path: 'a' }, { path: 'a', more: 1 }] })).toEqual([
    {
      path: ['schemas', '0', 'valid', '1'],
      message: '`schemas[0].valid[1]` has a member that its schema does not name.',
      hint: 'Name it under `properties`, or state the call under `invalid`.',
    },
  ])
  const free = { ...schema, additionalProperties: true }
  const valid = [{ path: 'a', more: 1 }]
  expect(instanceProblems({ schemas: [{ name: 'free', schema: free, valid }] })).toEqual([])
})

test.each([
  [{ valid: [{ path: 'a' }], invalid: [{}, { path: 'a', mode: 1 }] }],
  [{}],
])('instances that agree with their schema are no problem: %j', (instances) => {
  expect(given(instances)).toEqual([])
})

test('a schema that nobody can decide is left alone', () => {
  const circle = { $ref: '#' }
  expect(instanceProblems({ schemas: [{ name: 's', schema: circle, valid: [{}] }] })).toEqual([])
})
