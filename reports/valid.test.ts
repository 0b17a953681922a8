import { expect, test } from 'vitest'
import { results as valid } from '../harness/validators/results.ts'
import {
  conformant,
  errored,
  large,
  led,
  nonconformant,
  partial,
  sharded,
} from './fixtures/results.ts'
import { json } from './json.ts'
import { merge } from './merge.ts'

test.each([
  ['nonconformant', nonconformant()],
  ['led', led()],
  ['conformant', conformant()],
  ['partial', partial()],
  ['errored', errored()],
  ['large', large(60, 20)],
  ['merged', merge(sharded([conformant(), conformant()])).results ?? errored()],
])('the %s document is valid as its schema states', (_, results) => {
  const accepted = valid(JSON.parse(json(results)))
  expect(valid.errors ?? []).toEqual([])
  expect(accepted).toBe(true)
})
