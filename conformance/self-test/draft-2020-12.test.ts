import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { equal, type Json, type JsonObject } from '../../harness/wire/json.ts'
import { decode, encode } from '../../reference-impl/flattener/codec.ts'
import { flatten } from '../../reference-impl/flattener/flatten.ts'
import type { AnySchema } from '../../reference-impl/flattener/schema.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { asRead } from '../flattener/reading.ts'

interface Case {
  name: string
  schema: AnySchema
  valid: Json[]
}

const file = join(import.meta.dirname, '../fixtures/draft-2020-12/schemas.json')
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8'))

const SECONDS = 1_000

test.each(
  Object.keys(providers) as ProviderId[],
)('%s: the official schemas keep their valid instances, as an argument', {
  timeout: 60 * SECONDS,
}, (provider) => {
  expect(cases.flatMap((one) => departures(one, provider))).toEqual([])
})

/** Each schema is that of one argument, which every call has. */
function departures({ name, schema, valid }: Case, provider: ProviderId): string[] {
  const tool = { type: 'object', properties: { v: schema }, required: ['v'] }
  const found = flatten(tool, providers[provider])
  if ('refused' in found) return []
  const flat = validatorFor(asRead(providers[provider], found.schema as JsonObject))
  const given = validatorFor(tool as JsonObject)
  // What a validator of ours takes for invalid, against the official word, is not asked.
  return valid
    .filter((v) => given?.accepts({ v }))
    .flatMap((value) => {
      const spelt = encode({ v: value }, found.codec)
      const reported = `${name}: ${JSON.stringify(value)}, spelt ${JSON.stringify(spelt)}`
      if (flat?.accepts(spelt) !== true)
        return [`${reported}, is refused by ${JSON.stringify(found.schema)}`]
      return equal(decode(spelt, found.codec), { v: value })
        ? []
        : [`${reported}, does not come back`]
    })
}
