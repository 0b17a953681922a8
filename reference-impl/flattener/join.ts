import { equal, type Json } from '../../harness/wire/json.ts'
import type { Context } from './context.ts'
import { assertionsOf, isAssertion } from './keywords.ts'
import { type Discriminator, discriminatorOf, labelOf, sayTheSame } from './labels.ts'
import type { Voice } from './ledger.ts'
import {
  type AnySchema,
  isAnySchema,
  mapOf,
  own,
  put,
  requiredOf,
  type Schema,
  valuesOf,
} from './schema.ts'
import { sentenceOf } from './sentences.ts'

/** Objects to be joined, and where what is lost is told. */
export interface Joining {
  alternatives: readonly Schema[]
  context: Context
  /** Where the sentences about a member go. */
  voiceOf(member: string): Voice
  voice: Voice
  /** Whether members that no alternative speaks of are not there. */
  closedWorld: boolean
}

/**
 * One object for all that any alternative accepts: the members of all, required what all require.
 * What only some alternatives say is told with the alternative.
 */
export function joined(joining: Joining): Schema {
  const { alternatives, context } = joining
  const [first = {}] = alternatives
  const discriminator = discriminatorOf(alternatives)
  const out: Schema = { type: 'object' }
  for (const keyword of Object.keys(first))
    if (KEPT.has(keyword)) put(out, keyword, first[keyword] as Json)
  const properties: { [name: string]: Json } = {}
  for (const name of namesOf(alternatives)) {
    const one = member(name, joining, discriminator)
    if (one !== undefined) put(properties, name, one)
  }
  if (alternatives.some((one) => one.properties !== undefined)) out.properties = properties
  required(out, joining, discriminator)
  rest(out, joining)
  others(out, joining)
  return context.origins.made(out, ...alternatives)
}

/** Keywords whose value in the first alternative stands for all. */
const KEPT = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  '$defs',
  'definitions',
])

const APART = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
])

const namesOf = (alternatives: readonly Schema[]) =>
  new Set(alternatives.flatMap((one) => Object.keys(mapOf(one, 'properties'))))

/** What the alternatives that speak of a member say, together with what the others say of any member. */
function member(
  name: string,
  joining: Joining,
  discriminator: Discriminator | undefined,
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
  if (speaking.length < alternatives.length) onlyWith(name, speaking, joining, discriminator)
  if (schemas.includes(true)) {
    const others = schemas.filter((one) => one !== true)
    conflict(name, speaking, others as Schema[], joining, undefined)
    return true
  }
  const [first = true] = schemas
  if (schemas.every((one) => one === first)) return first
  if (schemas.every((one) => sayTheSame(one, first))) return described(schemas as Schema[], context)
  if (discriminator?.member === name) return enumerated(schemas as Schema[], context)
  const words = (schemas as Schema[]).every(hasWords)
  const out = words ? enumerated(schemas as Schema[], context) : undefined
  conflict(name, speaking, schemas as Schema[], joining, discriminator, out)
  if (out) return out
  return context.origins.made({ anyOf: unlike(schemas) }, ...schemas)
}

const hasWords = (schema: Schema) => {
  const [first] = valuesOf(schema) ?? [{}]
  return typeof first !== 'object'
}

const unlike = (schemas: AnySchema[]) =>
  schemas.filter((one, i) => schemas.findIndex((other) => sayTheSame(one, other)) === i)

/** What an alternative says of members that it does not list. */
function restOf(alternative: Schema, { closedWorld }: Joining): AnySchema {
  const { additionalProperties: rest } = alternative
  if (alternative.patternProperties !== undefined) return true
  return isAnySchema(rest) ? rest : !closedWorld
}

function described(schemas: Schema[], context: Context): Schema {
  const [first = {}] = schemas
  const texts = [
    ...new Set(
      schemas.flatMap(({ description }) => (typeof description === 'string' ? [description] : [])),
    ),
  ]
  if (texts.length === 0) return first
  return context.origins.made({ ...first, description: texts.join('\n') }, ...schemas)
}

/** Constants and enumerations become one, in the order of the alternatives. */
function enumerated(schemas: Schema[], context: Context): Schema {
  const values = schemas.flatMap((one) => valuesOf(one) ?? [])
  const types = [...new Set(schemas.map(({ type }) => type))]
  const out: Schema = types.length === 1 && types[0] !== undefined ? { type: types[0] } : {}
  const unique = unlikeValues(values)
  const whole = schemas.map(valuesOf).find((list) => list?.length === unique.length)
  out.enum = whole ?? unique
  const { description } = described(schemas, context)
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
  discriminator: Discriminator | undefined,
): void {
  const declares = (value: Json) => Object.hasOwn(value as Schema, name)
  const pointer = context.origins.of(alternatives[speaking[0] ?? 0] ?? {}, 'properties', declares)
  const only = `only with ${labelOf(discriminator, speaking)}.`
  const sentence = discriminator ? only.replace('o', 'O') : `${name}: ${only}`
  context.ledger.lose(pointer, 'properties', `${name}: ${only}`, voiceOf(name), sentence)
}

/** What each alternative says of a member that another describes differently. */
function conflict(
  name: string,
  speaking: number[],
  schemas: Schema[],
  { context, voiceOf }: Joining,
  discriminator: Discriminator | undefined,
  kept?: Schema,
): void {
  schemas.forEach((schema, i) => {
    const label = labelOf(discriminator, [speaking[i] ?? 0])
    for (const keyword of assertionsOf(schema)) {
      if (kept && equal(schema[keyword], kept[keyword])) continue
      const sentence = `With ${label}: ${sentenceOf(schema, keyword)}`
      const { pointer, stood } = narrower(schema, keyword, kept, context)
      context.ledger.lose(pointer, stood, sentence, voiceOf(name))
    }
  })
}

/** Where that stood which says more than what is kept; values may have been narrowed by a constant. */
function narrower(schema: Schema, keyword: string, kept: Schema | undefined, { origins }: Context) {
  const unlike = (value: Json) => !equal(value, kept?.enum)
  const stood =
    kept && keyword === 'enum' && !origins.had(schema, keyword, unlike) ? 'const' : keyword
  return { stood, pointer: origins.of(schema, stood, unlike) }
}

/** What all require is required; what only some require is told. */
function required(out: Schema, joining: Joining, discriminator: Discriminator | undefined): void {
  const { alternatives, context, voiceOf, voice } = joining
  const lists = alternatives.map((one) => new Set(requiredOf(one)))
  const names = [...new Set(alternatives.flatMap(requiredOf))]
  const [common, some] = parted(names, (name) => lists.every((list) => list.has(name)))
  if (common.length > 0) out.required = common
  for (const name of some) {
    const which = lists.flatMap((list, i) => (list.has(name) ? [i] : []))
    const lists_ = (value: Json) => Array.isArray(value) && value.includes(name)
    const pointer = context.origins.of(alternatives[which[0] ?? 0] ?? {}, 'required', lists_)
    const sentence = discriminator
      ? `Required with ${labelOf(discriminator, which)}.`
      : `Required in one of these sets: ${setsOf(lists, common)}.`
    const declared = Object.hasOwn(mapOf(out, 'properties'), name)
    context.ledger.lose(
      pointer,
      'required',
      `${name}: ${sentence}`,
      declared ? voiceOf(name) : voice,
      declared ? sentence : `${name}: ${sentence}`,
    )
  }
}

function parted<V>(values: readonly V[], belongs: (value: V) => boolean): [V[], V[]] {
  const parts: [V[], V[]] = [[], []]
  for (const value of values) parts[belongs(value) ? 0 : 1].push(value)
  return parts
}

const setsOf = (lists: Set<string>[], common: string[]) =>
  lists
    .map((list) => [...list].filter((name) => !common.includes(name)).join(', ') || 'none')
    .join(' | ')

/** Members that nobody lists may be what any alternative lets them be. */
function rest(out: Schema, { alternatives, context, closedWorld, voice }: Joining): void {
  const said = alternatives.map(({ additionalProperties }) => additionalProperties)
  if (said.every((one) => one === undefined)) return
  const [first] = said
  if (
    said.every((one) => one !== undefined && sayTheSame(one, first as Json)) &&
    !patterned(alternatives)
  ) {
    out.additionalProperties = first as Json
    return
  }
  const open = said
    .map((one) => (isAnySchema(one) ? one : !closedWorld))
    .filter((one) => one !== false)
  if (open.length === 0 && !patterned(alternatives)) out.additionalProperties = false
  else out.additionalProperties = true
  for (const one of alternatives)
    if (
      typeof one.additionalProperties === 'object' ||
      (one.additionalProperties === false && open.length > 0)
    )
      lose(one, 'additionalProperties', context, voice)
}

const patterned = (alternatives: readonly Schema[]) =>
  alternatives.some(({ patternProperties }) => patternProperties !== undefined)

/** Every other keyword stays when all alternatives have it alike. */
function others(out: Schema, { alternatives, context, voice }: Joining): void {
  for (const one of alternatives)
    for (const keyword of Object.keys(one)) {
      if (KEPT.has(keyword) || APART.has(keyword) || Object.hasOwn(out, keyword)) continue
      const alike = alternatives.every((other) =>
        sayTheSame(other[keyword] ?? null, one[keyword] as Json),
      )
      if (alike && keyword !== 'patternProperties') put(out, keyword, one[keyword] as Json)
      else if (isAssertion(keyword)) lose(one, keyword, context, voice)
    }
}

function lose(schema: Schema, keyword: string, { ledger, origins }: Context, voice: Voice): void {
  ledger.lose(origins.of(schema, keyword), keyword, sentenceOf(schema, keyword), voice)
}
