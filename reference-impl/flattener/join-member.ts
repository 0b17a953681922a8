import { equal, type Json } from '../../harness/wire/json.ts'
import type { Context } from './context.ts'
import type { Distinguishing } from './distinguishing.ts'
import type { Joining } from './joining.ts'
import { assertionsOf } from './keywords.ts'
import { haveSameMeaning } from './labels.ts'
import {
  type AnySchema,
  isAnySchema,
  isSchema,
  listOf,
  mapOf,
  own,
  type Schema,
  valuesOf,
} from './schema.ts'
import { sentenceOf } from './sentences.ts'

/** What the alternatives that speak of a member state, together with what the others state about any member. */
export function member(
  name: string,
  joining: Joining,
  apart: Distinguishing,
): AnySchema | undefined {
  const { alternatives, context } = joining
  const speaking: number[] = []
  const schemas: AnySchema[] = []
  alternatives.forEach((one, i) => {
    const schema = own(mapOf(one, 'properties'), name) ?? restOf(one, joining)
    if (schema === false) return
    speaking.push(i)
    schemas.push(schema)
  })
  if (schemas.length === 0) return undefined
  if (speaking.length < alternatives.length) onlyWith(name, speaking, joining, apart)
  if (schemas.includes(true)) {
    const others = schemas.filter((one) => one !== true)
    const which = speaking.filter((_, i) => schemas[i] !== true)
    conflict(name, which, others as Schema[], joining, apart, NOTHING)
    return true
  }
  const [first = true] = schemas
  if (schemas.every((one) => one === first)) return first
  if (schemas.every((one) => haveSameMeaning(one, first)))
    return described(schemas as Schema[], context)
  if (apart.discriminator?.member === name) return enumerated(schemas as Schema[], context)
  const words = (schemas as Schema[]).every(hasWords)
  const out = words ? enumerated(schemas as Schema[], context) : undefined
  conflict(name, speaking, schemas as Schema[], joining, apart, out)
  if (out) return out
  return context.origins.made({ anyOf: unlike(schemas) }, ...schemas)
}

const hasWords = (schema: Schema) => {
  const [first] = valuesOf(schema) ?? [{}]
  return typeof first !== 'object'
}

const unlike = (schemas: AnySchema[]) =>
  schemas.filter((one, i) => schemas.findIndex((other) => haveSameMeaning(one, other)) === i)

/** What an alternative states about members that it does not list. */
function restOf(alternative: Schema, { closedWorld }: Joining): AnySchema {
  const { additionalProperties: rest } = alternative
  if (alternative.patternProperties !== undefined) return true
  return isAnySchema(rest) ? rest : !closedWorld
}

function described(schemas: Schema[], context: Context): Schema {
  const [first = {}] = schemas
  const description = descriptionOf(schemas)
  return description === undefined
    ? first
    : context.origins.made({ ...first, description }, ...schemas)
}

/** Every description once. */
function descriptionOf(schemas: readonly Schema[]): string | undefined {
  const texts = schemas.map(({ description }) => description).filter(isText)
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n')
}

const isText = (value: Json | undefined) => typeof value === 'string'

/** Constants and enumerations become one, in the order of the alternatives. */
function enumerated(schemas: Schema[], context: Context): Schema {
  const lists = schemas.map((one) => valuesOf(one) ?? [])
  const [{ type, description: stated } = {}] = schemas
  const out: Schema =
    type !== undefined && schemas.every((one) => one.type === type) ? { type } : {}
  const unique = unlikeValues(lists.flat())
  out.enum = lists.find((list) => list.length === unique.length) ?? unique
  const description = descriptionOf(schemas) ?? stated
  return context.origins.made(description === undefined ? out : { ...out, description }, ...schemas)
}

/** Each value once; only lists and objects are compared by their text. */
const unlikeValues = (values: readonly Json[]): Json[] =>
  values.every((value) => typeof value !== 'object' || value === null)
    ? [...new Set(values)]
    : [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]

function onlyWith(
  name: string,
  speaking: number[],
  { alternatives, context, voiceOf }: Joining,
  apart: Distinguishing,
): void {
  const declares = (value: Json) => Object.hasOwn(value as Schema, name)
  const { origins } = context
  const first = alternatives[speaking[0] ?? 0] ?? {}
  const listing = [first, ...alternatives].find((one) => origins.had(one, 'properties', declares))
  const pointer = origins.of(listing ?? first, 'properties', declares)
  const label = apart.label(speaking)
  const lost = `${name}: only with ${label}.`
  const sentence = apart.discriminator ? `Only with ${label}.` : lost
  context.ledger.lose(pointer, 'properties', lost, voiceOf(name), sentence)
}

/** No schema of which anything is kept. */
const NOTHING: Schema = {}

/** What each alternative states about a member that another describes differently, save what is kept or all state alike. */
function conflict(
  name: string,
  speaking: number[],
  schemas: Schema[],
  { context, voiceOf }: Joining,
  apart: Distinguishing,
  kept?: Schema,
): void {
  const lists = schemas.map((schema) => statementsIn(schema, context))
  lists.forEach((list, i) => {
    const label = apart.label([speaking[i] ?? 0])
    for (const [schema, keyword] of list) {
      const value = schema[keyword] as Json
      if (
        kept ? equal(value, kept[keyword]) : lists.every((other) => states(other, keyword, value))
      )
        continue
      const sentence = `With ${label}: ${sentenceOf(schema, keyword)}`
      const { pointer, stood } = narrower(schema, keyword, kept, context)
      context.ledger.lose(pointer, stood, sentence, voiceOf(name))
    }
  })
}

type Statement = [schema: Schema, keyword: string]

/** The keywords of a schema that can refuse values; where parts were joined, those of each part. */
function statementsIn(schema: Schema, context: Context): Statement[] {
  return assertionsOf(schema).flatMap((keyword) => {
    const given = context.origins.had(schema, keyword, (value) => value === schema[keyword])
    if (keyword !== 'allOf' || given) return [[schema, keyword] as Statement]
    return listOf(schema, keyword)
      .filter(isSchema)
      .flatMap((part) => statementsIn(part, context))
  })
}

const states = (list: readonly Statement[], keyword: string, value: Json) =>
  list.some(([schema, stated]) => stated === keyword && equal(schema[keyword], value))

/** Where that stood which states more than what is kept; values may have been narrowed by a constant. */
function narrower(schema: Schema, keyword: string, kept: Schema | undefined, { origins }: Context) {
  const unlike = (value: Json) => !equal(value, kept?.enum)
  const stood =
    kept && keyword === 'enum' && !origins.had(schema, keyword, unlike) ? 'const' : keyword
  return { stood, pointer: origins.of(schema, stood, unlike) }
}
