import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const flattened = (schema: object) => ({ kind: 'flattened' as const, schema, notes: [] })

test('shows what was given, what came back and what both have', () => {
  const shared = {
    description: 'a long sentence that makes the object longer than one line of the diff',
  }
  const answer = flattened({ type: 'object', ...shared, properties: {} })
  expect(
    differenceOf({ schema: { type: 'object', ...shared, oneOf: [] }, answer } as never),
  ).toEqual([
    '  {',
    '    "type": "object"',
    `    "description": ${JSON.stringify(shared.description)}`,
    '-   "oneOf": []',
    '+   "properties": {}',
    '  }',
  ])
})

test('is nothing where no schema came back', () => {
  expect(differenceOf({ schema: {}, answer: { kind: 'silent', sentence: '' } } as never)).toEqual(
    [],
  )
})

test('is cut where the schema is large', () => {
  const properties = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`name ${i}`, {}]))
  const lines = differenceOf({ schema: { properties }, answer: flattened({}) } as never)
  expect(lines).toHaveLength(81)
  expect(lines.at(-1)).toBe('  … 124 more lines')
})
