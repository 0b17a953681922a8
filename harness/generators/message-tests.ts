import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Schema } from '../schemas/walk.ts'
import { ajvOptions } from '../validators/options.ts'
import { elementsOf, isObject } from '../wire/json.ts'
import { at } from '../wire/json-pointer.ts'
import { changesOf } from './changes.ts'
import { instancesOf } from './instances.ts'

/** One message, and whether its schema accepts it: a test in the form of the JSON Schema Test Suite. */
export interface MessageTest {
  description: string
  data: unknown
  valid: boolean
}

/** How many instances of each branch are generated, and how many valid messages are changed. */
const [EACH, CHANGED] = [2, 8]

/**
 * Valid messages of a schema of the specification, its examples first, then copies of them with one change each, valid
 * or not: the same for the same seed, and none twice. The schema is self-contained.
 * @param depth How many levels down changes are made; five when it is not given.
 */
export function messageTests(schema: Schema, seed: number, depth?: number): MessageTest[] {
  // Patterns of the specification look ahead, which validators of foreign schemas leave undecided.
  const accepts = new Ajv2020(ajvOptions).compile(schema)
  const bases = basesOf(schema, seed).filter(({ data }) => accepts(data))
  const changed = bases.slice(0, CHANGED).flatMap(({ description, data }) =>
    changesOf(data, depth).map(({ about, value }) => ({
      description: `${description}: ${about}`,
      data: value,
    })),
  )
  return different([...bases, ...changed]).map((test) => ({ ...test, valid: accepts(test.data) }))
}

type Message = Omit<MessageTest, 'valid'>

/** The examples of a schema, and generated instances of each of its branches. */
function basesOf(schema: Schema, seed: number): Message[] {
  const instances = instancesOf(schema, seed, EACH).map(({ value }) => value)
  return [
    ...named('example', [...elementsOf(schema.examples), ...requestsOf(schema, instances)]),
    ...named('instance', instances),
  ]
}

const named = (name: string, values: unknown[]): Message[] =>
  values.map((data, i) => ({ description: `${name} ${i + 1}`, data }))

/** The examples of a request's params, each in the instance with the fewest members. */
function requestsOf(schema: Schema, instances: unknown[]): unknown[] {
  const { params } = isObject(schema.properties) ? schema.properties : {}
  const given = isObject(params) && at(schema, String(params.$ref).slice(1))
  const examples = isObject(given) ? elementsOf(given.examples) : []
  const least = instances.at(-1)
  return isObject(least) ? examples.map((params) => ({ ...least, params })) : []
}

/** The first of each that are the same. */
function different(all: Message[]): Message[] {
  const byData = Map.groupBy(all, ({ data }) => JSON.stringify(data))
  return [...byData.values()].flatMap(([first]) => first ?? [])
}
