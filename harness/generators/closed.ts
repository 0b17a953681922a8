import { isObject, type JsonObject } from '../wire/json.ts'

/** A schema that admits no argument it does not speak of, unless it states what it thinks of others. */
export function closed(schema: JsonObject): JsonObject {
  const message = 'additionalProperties' in schema || 'unevaluatedProperties' in schema
  return message ? schema : { ...schema, unevaluatedProperties: false }
}

/** Keywords whose value is a list of alternatives or parts. */
export const LISTS = ['oneOf', 'anyOf', 'allOf'] as const

/** The members of a schema's list of alternatives that are schemas of objects. */
export function partsOf(schema: JsonObject, list: string): JsonObject[] {
  const parts = schema[list]
  return Array.isArray(parts) ? parts.filter(isObject) : []
}

/** The names that a schema gives to arguments, in its own order, whatever branch they stand in. */
export function namesIn(schema: JsonObject, depth = 4): string[] {
  const own = isObject(schema.properties) ? Object.keys(schema.properties) : []
  if (depth === 0) return own
  const nested = [
    ...LISTS.flatMap((list) => partsOf(schema, list)),
    ...[schema.if, schema.then, schema.else].filter(isObject),
    ...(isObject(schema.dependentSchemas)
      ? Object.values(schema.dependentSchemas).filter(isObject)
      : []),
  ]
  return [...new Set([...own, ...nested.flatMap((part) => namesIn(part, depth - 1))])]
}
