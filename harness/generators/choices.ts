import { pick, type Random } from '../random.ts'
import { without } from '../schemas/walk.ts'
import { elementsOf, isObject, type JsonObject } from '../wire/json.ts'
import { partsOf } from './closed.ts'

/** One way through the alternatives at the root: a schema without them, and the way's name. */
export interface Choice {
  name: string
  schema: JsonObject
}

const MOST = 16

/** Every way through the unions at the root of a schema, the whole schema when it has none. */
export function choicesOf(schema: JsonObject): Choice[] {
  return unionsOf(schema).reduce<Choice[]>(
    (choices, [list, parts]) =>
      choices
        .flatMap((choice) =>
          parts.map((part, at) => ({
            name: `${choice.name}/${list}/${at}`,
            schema: joined(choice.schema, part),
          })),
        )
        .slice(0, MOST),
    [{ name: '', schema: without(schema, 'oneOf', 'anyOf') }],
  )
}

/** The schema with one alternative chosen in every union below the root too. */
export function chosen(schema: unknown, random: Random, depth = 6): unknown {
  if (!isObject(schema) || depth === 0) return schema
  const union = unionsOf(schema)[0]
  if (union) {
    const part = pick(random, union[1])
    return chosen(joined(without(schema, union[0]), part), random, depth - 1)
  }
  const within = { ...schema }
  if (isObject(schema.properties))
    within.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        chosen(part, random, depth - 1),
      ]),
    )
  if (isObject(schema.items)) within.items = chosen(schema.items, random, depth - 1)
  return within
}

function unionsOf(schema: JsonObject): ['oneOf' | 'anyOf', JsonObject[]][] {
  return (['oneOf', 'anyOf'] as const)
    .map((list): ['oneOf' | 'anyOf', JsonObject[]] => [list, partsOf(schema, list)])
    .filter(([, parts]) => parts.length > 0)
}

/** Both schemas at once, by plain merging where that states the same. */
function joined(schema: JsonObject, part: JsonObject): JsonObject {
  const shared = Object.keys(part).filter((key) => key in schema)
  if (shared.every((key) => MERGED.includes(key) || same(schema[key], part[key]))) {
    return { ...schema, ...part, ...mergedMembers(schema, part) }
  }
  const allOf = elementsOf(schema.allOf)
  return { ...schema, allOf: [...allOf, part] }
}

const MERGED = ['properties', 'required']
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function mergedMembers(schema: JsonObject, part: JsonObject): JsonObject {
  const properties = { ...objectOf(schema.properties), ...objectOf(part.properties) }
  const required = [...new Set([...elementsOf(schema.required), ...elementsOf(part.required)])]
  return {
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

const objectOf = (value: unknown) => (isObject(value) ? value : {})
