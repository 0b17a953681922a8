import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../harness/wire/json.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { decode, encode } from './codec.ts'
import { flatten } from './flatten.ts'
import type { Schema } from './schema.ts'

/** A schema together with values that are valid under it. */
interface Sample {
  schema: Schema
  values: Json[]
}

const RUNS = 40

const name = fc.constantFrom('a', 'b', 'type', 'required', 'two words', 'id')

const leaf: fc.Arbitrary<Sample> = fc.constantFrom<Sample>(
  { schema: { type: 'string', minLength: 1 }, values: ['x', 'long'] },
  { schema: { type: 'integer', minimum: 2 }, values: [2, 7] },
  { schema: { type: 'number', exclusiveMinimum: 0 }, values: [0.005] },
  { schema: { type: ['string', 'null'] }, values: ['', null] },
  { schema: { enum: [1, '1', ''] }, values: [1, '1', ''] },
  { schema: { const: 3 }, values: [3] },
  { schema: {}, values: [null, 'text', { k: [1] }] },
  { schema: { type: 'object' }, values: [{}, { any: true }] },
  { schema: { type: 'array', prefixItems: [{ type: 'string' }] }, values: [[], ['s', 4]] },
  { schema: { not: { type: 'string' } }, values: [5] },
  { schema: { type: 'string', format: 'date', default: '2020-01-01' }, values: ['2024-02-29'] },
)

const { object } = fc.letrec<{ node: Sample; object: Sample }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    leaf,
    tie('object'),
    union(tie('node')),
  ),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(name, tie('node'), fc.boolean()), {
        selector: ([key]) => key,
        maxLength: 3,
      }),
      fc.constantFrom<Schema>({}, { additionalProperties: false }),
    )
    .map(([members, rest]) => objectOf(members, rest)),
}))

function objectOf(members: [string, Sample, boolean][], rest: Schema): Sample {
  const properties = Object.fromEntries(members.map(([key, { schema }]) => [key, schema]))
  const required = members.flatMap(([key, , must]) => (must ? [key] : []))
  const whole = Object.fromEntries(members.map(([key, { values }]) => [key, values.at(-1) ?? null]))
  const least = Object.fromEntries(
    members.flatMap(([key, { values }, must]) => (must ? [[key, values[0] ?? null]] : [])),
  )
  return { schema: { type: 'object', properties, required, ...rest }, values: [whole, least] }
}

function union(node: fc.Arbitrary<Sample>): fc.Arbitrary<Sample> {
  return fc.array(node, { minLength: 1, maxLength: 3 }).map((samples) => ({
    schema: { anyOf: samples.map(({ schema }) => schema) },
    values: samples.flatMap(({ values }) => values),
  }))
}

/** A root union of actions, whose other members may conflict. */
const actions: fc.Arbitrary<Sample> = fc
  .array(object, { minLength: 2, maxLength: 3 })
  .map((samples) => {
    const branches = samples.map(({ schema }, i) => ({
      properties: { ...(schema.properties as Schema), action: { const: `do-${i}` } },
      required: ['action', ...(schema.required as string[])],
    }))
    const values = samples.flatMap((one, i) =>
      one.values.map((value) => ({ ...(value as Schema), action: `do-${i}` })),
    )
    return { schema: { type: 'object', oneOf: branches }, values }
  })

test.each(
  Object.keys(providers) as ProviderId[],
)('%s: every valid call is accepted, and comes back', (provider) => {
  fc.assert(
    fc.property(fc.oneof(object, actions), (sample) => holds(sample, provider)),
    { numRuns: RUNS },
  )
})

function holds({ schema, values }: Sample, provider: ProviderId): void {
  const found = flatten(schema, providers[provider])
  if ('refused' in found) return
  const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true })
  const accepts = ajv.compile(found.schema)
  for (const value of values) {
    const spelt = encode(value, found.codec)
    expect(accepts(spelt), JSON.stringify([value, spelt, found.schema])).toBe(true)
    expect(decode(spelt, found.codec)).toEqual(value)
  }
  const again = flatten(found.schema, providers[provider])
  expect(again).toMatchObject({ schema: found.schema, notes: [] })
}
