import { makesIds } from '../../../../harness/session/host/handle-ids.ts'
import {
  elementsOf,
  isObject,
  type JsonObject,
  mapValues,
  orderedText,
} from '../../../../harness/wire/json.ts'
import { example } from '../../../flattener/examples.ts'

/** The schema that a revision prints for a tool, in the form in which schemas are compared. */
export const printedSchemaOf = (name: string, revision: string): unknown =>
  plainFormOf(makesIds(revision) ? withoutSpawnId(example(name)) : example(name))

/** The first revision prints the same schemas without the id of a spawn. @see rfd009-r1 §How the assistant interacts with stateful tools */
const withoutSpawnId = ({ oneOf, ...schema }: JsonObject): JsonObject => ({
  ...schema,
  oneOf: elementsOf(oneOf)
    .filter(isObject)
    .map((one) => (isSpawn(one) ? withoutId(one) : one)),
})

const isSpawn = ({ properties }: JsonObject) =>
  isObject(properties) && isObject(properties.action) && properties.action.const === 'spawn'

function withoutId({ properties, required, ...one }: JsonObject): JsonObject {
  const { id: _, ...others } = isObject(properties) ? properties : {}
  return {
    ...one,
    properties: others,
    required: elementsOf(required).filter((name) => name !== 'id'),
  }
}

/** What a schema states, without titles, descriptions and order, and in one of equal spellings. */
export function plainFormOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainFormOf)
  if (!isObject(schema)) return schema
  const { title: _, description: __, ...rest } = schema
  const plain = mapValues(rest, (value, key) => member(key, value))
  return withoutDecoration(plain)
}

const member = (key: string, value: unknown): unknown => {
  if (key === 'required' && Array.isArray(value)) return value.map(String).toSorted()
  if (key === 'properties' && isObject(value)) return mapValues(value, (each) => plainFormOf(each))
  if (key === 'oneOf' && Array.isArray(value))
    return value.map((one) => alternative(plainFormOf(one))).toSorted(byText)
  return key === 'enum' || key === 'const' ? value : plainFormOf(value)
}

/** An alternative may state that it is an object, and that it has no other members. */
function alternative(form: unknown): unknown {
  if (!isObject(form)) return form
  const { type, additionalProperties, ...rest } = form
  return {
    ...(type !== 'object' && type !== undefined && { type }),
    ...(additionalProperties !== false &&
      additionalProperties !== undefined && { additionalProperties }),
    ...rest,
  }
}

/** One value may be spelt as a list of values, and a constant text has a type. */
function withoutDecoration({ enum: values, type, ...rest }: JsonObject): JsonObject {
  const single = Array.isArray(values) && values.length === 1
  const constant = single || 'const' in rest || values !== undefined
  return {
    ...rest,
    ...(single && { const: values[0] }),
    ...(!single && values !== undefined && { enum: values }),
    ...(!(constant && type === 'string') && type !== undefined && { type }),
  }
}

const byText = (a: unknown, b: unknown) => (orderedText(a) < orderedText(b) ? -1 : 1)
