import { isObject, type JsonObject, mapValues } from '../wire/json.ts'
import { holdingOf } from './keywords.ts'

/** A JSON Schema that is an object. */
export type Schema = JsonObject

/** Rebuilds a schema from the inside out; data such as examples is never taken for a schema. */
export function mapSchema(schema: unknown, change: (schema: Schema) => unknown): unknown {
  return isObject(schema)
    ? change(mapSubschemas(schema, (each) => mapSchema(each, change)))
    : schema
}

/** Rebuilds a schema with each of the schemas that stand directly in it changed. */
export const mapSubschemas = (schema: Schema, change: (schema: unknown) => unknown): Schema =>
  mapValues(schema, (value, keyword) => {
    switch (holdingOf(keyword)) {
      case 'one':
        return change(value)
      case 'list':
        return Array.isArray(value) ? value.map(change) : value
      case 'map':
        return isObject(value) ? mapValues(value, change) : value
      case undefined:
        return value
    }
  })

/** Copies an object without some of its members. */
export const without = (record: Schema, ...keys: string[]): Schema =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
