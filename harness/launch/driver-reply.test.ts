import { expect, test } from 'vitest'
import { violationOf } from './driver-reply.ts'

test.each([
  ['describe', 'hello', '`result` must be object'],
  ['describe', {}, '`result` must have `name`'],
  ['describe', { name: 'a', version: 1, features: [] }, '`result/version` must be string'],
  ['call', {}, '`result` must have `responses`'],
  [
    'call',
    { responses: [{ id: 'a', content: 'x' }] },
    '`result/responses/0` must have `result` or `error`',
  ],
  ['call', { responses: [{ id: 'a', error: 5 }] }, '`result/responses/0/error` must be string'],
  ['call', { responses: [{ result: 'x' }] }, '`result/responses/0` must have `id`'],
  ['call', { responses: [{ id: 'a', result: 'x' }] }, undefined],
])('a result of `%s` is refused by the place that is wrong', (method, result, violation) => {
  expect(violationOf(method, result)).toBe(violation)
})
