import { holdingOf } from '../../harness/schemas/keywords.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import type { Profile } from '../../spec/generated/providers.ts'

/**
 * A flattened schema as its provider reads it, written as plain JSON Schema: `nullable` admits null, objects are closed
 * where silence closes them, and keywords that the provider does not know say nothing.
 */
export function asRead(profile: Profile, schema: JsonObject): JsonObject {
  return readSchema(profile, schema, true) as JsonObject
}

function readSchema(profile: Profile, schema: unknown, root = false): unknown {
  if (!isObject(schema)) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, readKeyword(profile, key, value)]),
  )
  return nullRead(profile, closedRead(profile, emptyRead(profile, inner, root)))
}

function readKeyword(profile: Profile, key: string, value: unknown): unknown {
  const read = (schema: unknown) => readSchema(profile, schema)
  switch (holdingOf(key)) {
    case 'one':
      return read(value)
    case 'list':
      return Array.isArray(value) ? value.map(read) : value
    case 'map':
      return isObject(value) ? mapped(value, read) : value
    case undefined:
      return value
  }
}

const mapped = (map: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))

/** `{}` may mean an object and nothing else. */
function emptyRead({ facts }: Profile, schema: JsonObject, root: boolean): JsonObject {
  const empty = !root && Object.keys(schema).length === 0
  return empty && facts.empty_schema === 'object-only' ? { type: 'object' } : schema
}

/** Where silence closes an object, and where a closed one stays open. */
function closedRead({ facts }: Profile, schema: JsonObject): JsonObject {
  const { additionalProperties, ...rest } = schema
  if (facts.additional_properties === 'dropped') return rest
  const silent = additionalProperties === undefined && isObject(schema.properties)
  return facts.additional_properties === 'default-false' && silent
    ? { ...schema, additionalProperties: false }
    : schema
}

function nullRead({ facts }: Profile, schema: JsonObject): JsonObject {
  const { nullable, ...rest } = schema
  if (facts.null_type !== 'nullable' || nullable === undefined) return schema
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest
}
