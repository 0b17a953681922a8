import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { placesIn } from '../places.ts'

/** The words that a schema admits for `action`, in whatever branch they stand; null only pads. */
export function actionsIn(schema: JsonObject): string[] {
  const words = placesIn(schema).flatMap(({ schema: { properties } }) =>
    isObject(properties) && isObject(properties.action) ? wordsOf(properties.action) : [],
  )
  return [...new Set(words)]
}

function wordsOf(action: JsonObject): string[] {
  return placesIn(action).flatMap(({ schema }) => {
    const values = Array.isArray(schema.enum) ? schema.enum : [schema.const]
    return values.filter((value) => typeof value === 'string')
  })
}
