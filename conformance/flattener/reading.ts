import { mapSubschemas } from '../../harness/schemas/walk.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import type { Profile } from '../../spec/generated/providers.ts'

/**
 * A flattened schema as its provider reads it, written as plain JSON Schema: `nullable` admits null, objects are closed
 * where silence closes them, and keywords that the provider does not know have no meaning.
 */
export function asRead(profile: Profile, schema: JsonObject): JsonObject {
  return readSchema(profile, schema, true) as JsonObject
}

function readSchema(profile: Profile, schema: unknown, root = false): unknown {
  if (!isObject(schema)) return schema
  const inner = mapSubschemas(schema, (each) => readSchema(profile, each))
  return nullRead(profile, closedRead(profile, emptyRead(profile, inner, root)))
}

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
