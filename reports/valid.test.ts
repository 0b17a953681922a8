import { expect, test } from 'vitest'
import { results as valid } from '../spec/generated/validators/results.js'
import { conformant, errored, large, nonconformant, partial } from './fixtures/results.ts'
import { json } from './json.ts'
import { merge } from './merge.ts'

test.each([
  ['nonconformant', nonconformant()],
  ['conformant', conformant()],
  ['partial', partial()],
  ['errored', errored()],
  ['large', large(60, 20)],
  ['merged', merge([conformant(), conformant()]).results ?? errored()],
])('the %s document is valid as its schema says', (_, results) => {
  const accepted = valid(JSON.parse(json(results)))
  expect(valid.errors ?? []).toEqual([])
  expect(accepted).toBe(true)
})
