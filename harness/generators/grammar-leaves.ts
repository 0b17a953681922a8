import fc, { type Arbitrary } from 'fast-check'
import type { JsonObject } from '../wire/json.ts'

/** Names of arguments: plain ones mostly, some spelt like keywords or hard to keep. */
export const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'c', 'id', 'path', 'mode', 'count', 'list') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['type', 'required', 'properties', 'strict', '$schema', '$ref', 'anyOf', 'definitions'],
      ...[
        'additionalProperties',
        'const',
        '__proto__',
        'constructor',
        'x-y',
        'with space',
        'größe',
      ],
    ),
  },
)

/** A description or none. */
export const description = fc.constantFrom({}, {}, { description: 'What it is for.' })
const literal = fc.constantFrom<unknown>('on', 'off', 'auto', 1, 2, true, null, '', 'oneOf')

/** A few of several keywords at once. */
export const some = (keywords: Record<string, Arbitrary<unknown>>): Arbitrary<JsonObject> =>
  fc.record(keywords, { requiredKeys: [] })

/** A small count. */
export const small = fc.integer({ min: 0, max: 3 })
const text = some({
  minLength: small,
  maxLength: fc.integer({ min: 3, max: 9 }),
  pattern: fc.constantFrom('^[a-z]*$', '^x', '[0-9]{2}'),
  format: fc.constantFrom('date', 'uri', 'email', 'made-up'),
  default: fc.constant('x'),
}).map((rest) => ({ type: 'string', ...rest }))

const number = fc
  .tuple(
    fc.constantFrom('integer', 'number'),
    some({
      minimum: fc.integer({ min: -3, max: 2 }),
      maximum: fc.integer({ min: 5, max: 50 }),
      exclusiveMinimum: fc.integer({ min: -3, max: 2 }),
      exclusiveMaximum: fc.constantFrom(100, 12.5),
      multipleOf: fc.constantFrom(1, 2, 0.5),
    }),
  )
  .map(([type, rest]) => ({ type, ...rest }))

const choice = fc.oneof(
  fc.record({ const: literal }),
  fc.record({ enum: fc.uniqueArray(literal, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    type: fc.constant('string'),
    enum: fc.uniqueArray(fc.constantFrom('x', 'y', 'z', 'X'), { minLength: 1, maxLength: 3 }),
  }),
)

const loose = fc.constantFrom<JsonObject | boolean>(
  ...[{}, true, { type: 'boolean' }, { type: 'null' }, { type: 'object' }, { type: 'array' }],
  ...[{ type: ['string', 'null'] }, { type: ['integer', 'string', 'null'], minimum: 2 }],
)

/** A leaf of a schema. */
export const leaf = fc
  .tuple(fc.oneof(text, text, number, choice, loose), description)
  .map(([schema, output]) => (typeof schema === 'boolean' ? schema : { ...schema, ...output }))
