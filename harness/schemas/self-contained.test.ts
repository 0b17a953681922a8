import { expect, test } from 'vitest'
import { selfContained } from './self-contained.ts'
import { validatorFor } from './validator.ts'
import type { Schema } from './walk.ts'

const BASE = 'https://example.test/spec/p'
const schemas = new Map<string, Schema>(
  Object.entries<Schema>({
    tree: {
      properties: {
        of: { $ref: '#' },
        leaf: { $ref: '#/$defs/a~1b' },
        next: { $ref: '/spec/p/number' },
      },
      $defs: { 'a/b': { type: 'string' } },
    },
    number: { type: 'number' },
    dangling: { $ref: 'nowhere' },
  }).map(([name, schema]) => [`${BASE}/${name}`, { $id: `${BASE}/${name}`, ...schema }]),
)

test('what a schema refers to is embedded, itself too', () => {
  const schema = selfContained(schemas, `${BASE}/tree`)
  const judge = validatorFor(schema)
  expect(judge?.accepts({ of: { of: { leaf: 'x' } }, next: 1 })).toBe(true)
  expect(judge?.accepts({ of: { of: { leaf: 1 } } })).toBe(false)
  expect(judge?.accepts({ next: '1' })).toBe(false)
  expect(JSON.stringify(schema)).not.toContain(BASE)
})

test('a definition stands alone', () => {
  expect(selfContained(schemas, `${BASE}/tree`, 'a/b')).toMatchObject({ type: 'string' })
})

test('a reference that leads nowhere is a fault', () => {
  expect(() => selfContained(schemas, `${BASE}/dangling`)).toThrow('no schema is')
})
