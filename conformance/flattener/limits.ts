import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { placesIn } from './places.ts'

/** What providers count, over a whole schema. */
export function measure(schema: JsonObject): Record<string, number> {
  const places = placesIn(schema)
  const sum = (count: (part: JsonObject) => number) =>
    places.reduce((total, place) => total + count(place.schema), 0)
  return {
    properties: sum(({ properties }) => namesOf(properties).length),
    depth: depthOf(schema),
    enum_values: sum(({ enum: values }) => (Array.isArray(values) ? values.length : 0)),
    optional: sum(optionalIn),
    unions: sum((part) => (Array.isArray(part.anyOf) || Array.isArray(part.type) ? 1 : 0)),
    schema_characters: JSON.stringify(schema).length,
    fields: sum(({ properties }) => namesOf(properties).length),
    string_characters: sum(charactersIn),
    max_items_sum: sum(({ maxItems }) => (typeof maxItems === 'number' ? maxItems : 0)),
  }
}

/** What the root must require at least; undefined where it does. */
export function requiresTooFew({ required }: JsonObject, limits: object): number | undefined {
  const { min_required: least } = limits as { min_required?: number }
  const count = Array.isArray(required) ? required.length : 0
  return least !== undefined && count < least ? least : undefined
}

const namesOf = (map: unknown) => (isObject(map) ? Object.keys(map) : [])

/** Characters of names, enumerated values and constants. */
function charactersIn({ properties, $defs, enum: values, const: value }: JsonObject): number {
  const names = [...namesOf(properties), ...namesOf($defs)]
  const all = [...(Array.isArray(values) ? values : []), ...(value === undefined ? [] : [value])]
  const spelt = all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
  return [...names, ...spelt].join('').length
}

function optionalIn({ properties, required }: JsonObject): number {
  const names = isObject(properties) ? Object.keys(properties) : []
  return names.filter((name) => !(Array.isArray(required) && required.includes(name))).length
}

/** How deep objects stand in objects; the root is the first. */
function depthOf(schema: unknown): number {
  if (!isObject(schema)) return 0
  const inside = [
    ...(isObject(schema.properties) ? Object.values(schema.properties) : []),
    schema.items,
    ...(Array.isArray(schema.anyOf) ? schema.anyOf : []),
  ]
  const own = isObject(schema.properties) ? 1 : 0
  return own + Math.max(0, ...inside.map(depthOf))
}
