import { holdingOf } from '../../harness/schemas/keywords.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { escaped } from '../../harness/wire/json-pointer.ts'

/** One schema inside another, with where it stands. */
export interface Place {
  pointer: string
  schema: JsonObject
}

const MOST = 5_000

/** Every schema inside a schema, the whole one first; what stands in values is none. */
export function placesIn(schema: JsonObject): Place[] {
  const places: Place[] = [{ pointer: '', schema }]
  // What is pushed meanwhile comes up in turn. Of a schema with a great many members, a call cannot take all at once.
  for (const place of places) {
    if (places.length >= MOST) return places
    for (const inner of insideOf(place).slice(0, MOST - places.length)) places.push(inner)
  }
  return places
}

function insideOf({ pointer, schema }: Place): Place[] {
  return Object.entries(schema).flatMap(([key, value]) =>
    heldBy(key, value).flatMap(([steps, part]) =>
      isObject(part) ? [{ pointer: `${pointer}/${escaped(key)}${steps}`, schema: part }] : [],
    ),
  )
}

/** What a keyword holds, with the steps from the keyword to it. */
function heldBy(keyword: string, value: unknown): [string, unknown][] {
  switch (holdingOf(keyword)) {
    case 'one':
      return [['', value]]
    case 'list':
      return Array.isArray(value) ? value.map((part, i) => [`/${i}`, part]) : []
    case 'map':
      return isObject(value)
        ? Object.entries(value).map(([name, part]) => [`/${escaped(name)}`, part])
        : []
    case undefined:
      return []
  }
}

/** Where an error's keyword stands, as a JSON Pointer into the schema. */
export function pointerOf(schemaPath: string): string {
  const path = schemaPath.slice(schemaPath.indexOf('#') + 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
