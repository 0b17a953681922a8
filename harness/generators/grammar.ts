import fc, { type Arbitrary } from 'fast-check'
import type { JsonObject } from '../wire/json.ts'
import { type Action, actionsSchema } from './actions.ts'
import { description, leaf, name, small, some } from './grammar-leaves.ts'

const tree = fc.letrec<{ node: unknown; object: JsonObject }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: leaf },
    { weight: 2, arbitrary: tie('object') },
    { weight: 2, arbitrary: arrayOf(tie('node')) },
    { weight: 2, arbitrary: combined(tie('node')) },
  ),
  object: objectOf(tie('node')),
}))

function arrayOf(node: Arbitrary<unknown>): Arbitrary<JsonObject> {
  const bounds = some({
    minItems: small,
    maxItems: fc.integer({ min: 3, max: 6 }),
    uniqueItems: fc.constant(true),
    contains: fc.constantFrom({ type: 'string' }, { const: 1 }),
  })
  const items = fc.oneof(
    { weight: 4, arbitrary: fc.record({ items: node }) },
    {
      weight: 1,
      arbitrary: fc.record({
        prefixItems: fc.array(node, { minLength: 1, maxLength: 2 }),
        items: fc.constantFrom<unknown>(false, true, { type: 'integer' }),
      }),
    },
  )
  return fc
    .tuple(
      items,
      fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: bounds }),
    )
    .map(([shape, rest]) => ({ type: 'array', ...shape, ...rest }))
}

function combined(node: Arbitrary<unknown>): Arbitrary<JsonObject> {
  const parts = fc.array(node, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    fc.record({ anyOf: parts }),
    fc.record({ oneOf: parts }),
    fc.record({ allOf: parts }),
    fc.record({ anyOf: parts, description: fc.constant('One of several.') }),
    fc.record({ not: node }),
  )
}

function objectOf(node: Arbitrary<unknown>): Arbitrary<JsonObject> {
  const rest = some({
    additionalProperties: fc.oneof(fc.boolean(), node),
    patternProperties: node.map((schema) => ({ '^x-': schema })),
    minProperties: small,
    maxProperties: fc.integer({ min: 2, max: 5 }),
    propertyNames: fc.constant({ maxLength: 20 }),
    dependentRequired: fc.constant({ a: ['b'] }),
  })
  const members = fc.array(fc.tuple(name, node, fc.boolean()), { maxLength: 4 })
  const open = { weight: 3, arbitrary: fc.constant({}) }
  return fc
    .tuple(members, description, fc.oneof(open, { weight: 1, arbitrary: rest }))
    .map(([list, output, more]) => ({ ...objectWith(list), ...output, ...more }))
}

type Member = [name: string, schema: unknown, required: boolean]

function objectWith(members: Member[]): JsonObject {
  const properties = Object.fromEntries(members.map(([key, schema]) => [key, schema]))
  const required = [...new Set(members.flatMap(([key, , must]) => (must ? [key] : [])))]
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

const { node, object } = tree

/** A root union whose branches are distinguished by a discriminator, with common and with conflicting members. */
const union = fc
  .tuple(
    fc.constantFrom('oneOf', 'anyOf'),
    fc.array(fc.array(fc.tuple(name, node, fc.boolean()), { maxLength: 3 }), {
      minLength: 2,
      maxLength: 4,
    }),
    fc.constantFrom<JsonObject>(
      {},
      {},
      { properties: { shared: { type: 'string' } }, required: ['shared'] },
    ),
  )
  .map(([list, branches, root]) => ({
    type: 'object',
    ...root,
    [list]: branches.map((members, at) => branchOf(`action-${at}`, members)),
  }))

function branchOf(action: string, members: Member[]): JsonObject {
  const { properties, required = [] } = objectWith(members) as {
    properties: JsonObject
    required?: string[]
  }
  return {
    properties: { ...properties, action: { const: action } },
    required: ['action', ...required],
  }
}

/** Alternatives that only state what must be there, as await's do. @see rfd037 §Schema */
const alternatives = object.chain((schema) => {
  const names = Object.keys(schema.properties as JsonObject)
  if (names.length === 0) return fc.constant(schema)
  const parts = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
  return parts.map((some) => ({ ...schema, anyOf: some.map((one) => ({ required: [one] })) }))
})

const actions = fc
  .record({
    actions: fc.subarray<Action>(['spawn', 'fetch', 'apply', 'abort'], { minLength: 1 }),
    parameters: fc.dictionary(fc.constantFrom('command', 'args', 'path'), node, {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    required: fc.constant([]),
  })
  .map(actionsSchema)

const conditional = fc.tuple(object, node, node).map(([schema, then, other]) => ({
  ...schema,
  if: { properties: { mode: { const: 'on' } }, required: ['mode'] },
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
  then: { properties: { a: then } },
  else: { properties: { b: other } },
}))

/** Definitions that are used twice, and one that holds itself. */
const referring = fc.tuple(object, node).map(([schema, definition]) => ({
  ...schema,
  properties: {
    ...(schema.properties as JsonObject),
    left: { $ref: '#/$defs/part' },
    right: { $ref: '#/$defs/part', description: 'The other one.' },
    tree: { $ref: '#/$defs/tree' },
  },
  $defs: {
    part: definition,
    tree: {
      type: 'object',
      properties: {
        label: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/$defs/tree' } },
      },
      required: ['label'],
    },
  },
}))

const merged = fc.tuple(object, object).map(([one, other]) => ({ ...one, allOf: [other] }))

/** Schemas as tools declare them: an object at the root, and anything that JSON Schema has below it. */
const toolSchema: Arbitrary<JsonObject> = fc.oneof(
  { weight: 4, arbitrary: object },
  { weight: 4, arbitrary: union },
  { weight: 2, arbitrary: actions },
  { weight: 1, arbitrary: alternatives },
  { weight: 1, arbitrary: conditional },
  { weight: 1, arbitrary: referring },
  { weight: 1, arbitrary: merged },
)

/** Generated tool schemas; the same seed gives the same ones. */
export function generatedSchemas(seed: number, count: number): JsonObject[] {
  return fc
    .sample(toolSchema, { seed, numRuns: count })
    .map((schema) => JSON.parse(JSON.stringify(schema)))
}
