import { isRecord } from './tree.ts'

/** A JSON Schema that is an object. */
export type Schema = Record<string, unknown>

const single = new Set([
  'items',
  'contains',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentSchema',
  'not',
  'if',
  'then',
  'else',
])
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])

/** Rebuilds a schema from the inside out; data such as examples is never taken for a schema. */
export function mapSchema(schema: unknown, change: (schema: Schema) => unknown): unknown {
  if (!isRecord(schema)) return schema
  const below = (value: unknown) => mapSchema(value, change)
  return change(
    mapMembers(schema, (value, keyword) => {
      if (single.has(keyword)) return below(value)
      if (lists.has(keyword) && Array.isArray(value)) return value.map(below)
      if (maps.has(keyword) && isRecord(value)) return mapMembers(value, below)
      return value
    }),
  )
}

/** Rebuilds an object with each member's value changed. */
export const mapMembers = (
  record: Schema,
  change: (value: unknown, key: string) => unknown,
): Schema =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** Copies an object without some of its members. */
export const without = (record: Schema, ...keys: string[]): Schema =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
