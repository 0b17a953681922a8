import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Json } from '../../harness/wire/json.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { decode, encode } from './codec.ts'
import { type Flattened, flatten } from './flatten.ts'
import { requiredOf, type Schema } from './schema.ts'

const sources: { name: string; schema: Schema }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../spec/flattener/examples/sources.json'), 'utf8'),
)
const schemaOf = (name: string) => sources.find((one) => one.name === name)?.schema ?? {}

function flat(schema: Schema, provider: ProviderId): Extract<Flattened, { schema: Schema }> {
  const found = flatten(schema, providers[provider])
  if ('refused' in found) throw new Error(found.refused.reason)
  return found
}

const flatProviders = ['openai-tools', 'portable-flat'] as const

test.each(flatProviders)('%s: git becomes one object with five losses', (provider) => {
  const { schema, notes } = flat(schemaOf('git'), provider)
  expect(Object.keys(schema.properties as object)).toEqual([
    'action',
    'id',
    'command',
    'args',
    'input',
  ])
  expect(schema).toMatchObject({
    required: ['action', 'id'],
    properties: { action: { enum: ['spawn', 'fetch', 'apply', 'abort'] } },
  })
  const lost = notes.filter((note) => note.lost !== false)
  expect(lost.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual([
    ...['/oneOf/0 properties', '/oneOf/0 properties', '/oneOf/2 properties'],
    ...['/oneOf/0 required', '/oneOf/2 required'],
  ])
})

test.each(flatProviders)('%s: cargo_check loses that package is for spawning only', (provider) => {
  const { schema, notes } = flat(schemaOf('cargo_check'), provider)
  expect(requiredOf(schema)).toEqual(['action', 'id'])
  expect(notes.filter(({ lost }) => lost !== false)).toMatchObject([
    { pointer: '/oneOf/0', keyword: 'properties', told: '/properties/package/description' },
  ])
})

test.each(flatProviders)('%s: await keeps its members and requires none', (provider) => {
  const { schema, notes } = flat(schemaOf('await'), provider)
  expect(Object.keys(schema.properties as object)).toEqual(['any', 'all', 'timeout_secs'])
  expect(requiredOf(schema)).toEqual([])
  expect(notes.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual([
    '/anyOf/0 required',
    '/anyOf/1 required',
  ])
})

test('alternatives without a discriminator are distinguished by what they require and fix', () => {
  const schema: Schema = {
    type: 'object',
    properties: { url: { type: 'string' }, path: { type: 'string' } },
    anyOf: [
      { required: ['url'], properties: { depth: { type: 'integer', maximum: 3 } } },
      { required: ['path', 'kind'], properties: { kind: { const: 'file' }, depth: {} } },
      { properties: { depth: {}, other: {} } },
    ] as Schema[],
  }
  const { notes } = flat(schema, 'portable-flat')
  const stated = notes.map(({ lost }) => lost)
  expect(stated).toContain('kind: only with path and kind "file".')
  expect(stated).toContain('With url: At most 3.')
  expect(stated).toContain('other: only with the alternative without url or path or kind "file".')
})

test('what is left out is null where everything is required, and comes back as left out', () => {
  const { codec } = flat(schemaOf('await'), 'openai-strict')
  const spelt = encode({ any: ['a'] }, codec)
  expect(spelt).toEqual({ any: ['a'], all: null, timeout_secs: null })
  expect(decode(spelt, codec)).toEqual({ any: ['a'] })
})

test('a member that may be null and may be left out is distinguished', () => {
  const schema = { type: 'object', properties: { n: { type: ['integer', 'null'] } } }
  const { codec } = flat(schema, 'openai-strict')
  for (const value of [{}, { n: null }, { n: 3 }] as Json[])
    expect(decode(encode(value, codec), codec)).toEqual(value)
})

test('numbers to choose from are words where only words are', () => {
  const schema = { type: 'object', properties: { n: { enum: [1, '1', null] } }, required: ['n'] }
  const { codec } = flat(schema, 'portable-flat')
  for (const n of [1, '1', null]) expect(decode(encode({ n }, codec), codec)).toEqual({ n })
})

test('names are data', () => {
  const properties = JSON.parse('{"__proto__":{"type":"string"},"required":{"type":"string"}}')
  const { schema } = flat({ type: 'object', properties }, 'openai-tools')
  expect(JSON.stringify(schema)).toBe(JSON.stringify({ type: 'object', properties }))
})

test('the given schema may be frozen, and stays as it is', () => {
  const schema = deeplyFrozen(structuredClone(schemaOf('git')))
  expect(flat(schema, 'openai-strict').schema).toEqual(
    flat(schemaOf('git'), 'openai-strict').schema,
  )
})

test.each(
  Object.keys(providers) as ProviderId[],
)('%s: endless schemas come to an end', (provider) => {
  const deep = `${'{"type":"object","properties":{"a":'.repeat(5_000)}{}${'}}'.repeat(5_000)}`
  const twice = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => {
      const next = { $ref: `#/$defs/d${i + 1}` }
      return [`d${i}`, { type: 'object', properties: { a: next, b: next } }]
    }),
  )
  const bomb = {
    type: 'object',
    properties: { a: { $ref: '#/$defs/d0' } },
    $defs: { ...twice, d40: {} },
  }
  const self = { type: 'object', allOf: [{ $ref: '#' }] }
  const tree = { type: 'object', properties: { left: { $ref: '#' } } }
  for (const schema of [JSON.parse(deep), bomb, self, tree]) flatten(schema, providers[provider])
  expect(flatten(JSON.parse(deep), providers[provider])).toHaveProperty('refused')
})

test('a whole that is spelt differently is so wherever a reference leads to it', () => {
  const schema = { type: 'object', properties: { self: { $ref: '#' }, x: { type: 'string' } } }
  const { codec } = flat(schema as Schema, 'openai-strict')
  expect(encode({ self: {} }, codec)).toMatchObject({ self: { self: null, x: null }, x: null })
})

function deeplyFrozen<V>(value: V): V {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deeplyFrozen)
  return Object.freeze(value)
}

test('arrays whose leading items differ are joined by what both state about all items', () => {
  const leading = (first: Schema) => ({ prefixItems: [first], items: { type: 'integer' } })
  const branch = (action: string, first: Schema) => ({
    properties: { action: { const: action }, b: { type: 'array', ...leading(first) } },
    required: ['action'],
  })
  const oneOf = [branch('x', { type: 'string' }), branch('y', { type: 'boolean' })]
  const { schema } = flat({ type: 'object', oneOf }, 'portable-flat')
  expect(schema).not.toMatchObject({ properties: { b: { items: { type: 'integer' } } } })
})

test('a reference by name is kept where the name stays, and put in place elsewhere', () => {
  const schema: Schema = {
    type: 'object',
    properties: { a: { $ref: '#n' } },
    $defs: { name: { $anchor: 'n', type: 'string' } },
  }
  expect(flat(schema, 'openai-tools').schema).toEqual(schema)
  expect(flat(schema, 'portable-flat').schema.properties).toEqual({ a: { type: 'string' } })
})

test('a name among values, or in a schema with an address of its own, is no name', () => {
  const far = { $id: 'https://example.com/far', $defs: { it: { $anchor: 'n' } } }
  for (const other of [{ enum: [{ $anchor: 'n' }] }, far]) {
    const schema = { type: 'object', properties: { a: { $ref: '#n' }, other } }
    expect(() => flat(schema as Schema, 'openai-tools')).toThrow('leads to no schema')
  }
})
