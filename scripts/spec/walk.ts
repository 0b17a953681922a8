import { holdingOf } from '../../harness/schemas/keywords.ts'
import { isRecord } from './tree.ts'

/** A JSON Schema that is an object. */
export type Schema = Record<string, unknown>

/** Rebuilds a schema from the inside out; data such as examples is never taken for a schema. */
export function mapSchema(schema: unknown, change: (schema: Schema) => unknown): unknown {
  if (!isRecord(schema)) return schema
  const below = (value: unknown) => mapSchema(value, change)
  return change(
    mapMembers(schema, (value, keyword) => {
      switch (holdingOf(keyword)) {
        case 'one':
          return below(value)
        case 'list':
          return Array.isArray(value) ? value.map(below) : value
        case 'map':
          return isRecord(value) ? mapMembers(value, below) : value
        case undefined:
          return value
      }
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
