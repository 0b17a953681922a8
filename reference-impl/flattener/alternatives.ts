import type { Context, Place } from './context.ts'
import { excludeOneAnother } from './labels.ts'
import { type Lost, meet } from './meet.ts'
import { targetOf } from './references.ts'
import { Refusal } from './refusal.ts'
import { type AnySchema, isAnySchema, listOf, mapOf, type Schema, without } from './schema.ts'

/** As many alternatives as one union may have when everything in it is written out. */
const MAX_ALTERNATIVES = 256

/**
 * The alternatives of a schema, each without unions, references, conditions and negations. Together they accept what
 * the schema accepts, and more where `lost` reports it.
 * @throws Refusal on a reference that leads back here or out of the schema, and on too many alternatives.
 */
export function alternativesOf(
  schema: AnySchema,
  place: Place,
  context: Context,
  lost: Lost,
  chain: readonly string[] = [],
): Exclude<AnySchema, false>[] {
  if (typeof schema === 'boolean') return schema ? [true] : []
  context.fuel.spend(() => context.origins.of(schema))
  if (!isComposed(schema)) return [schema]
  const keywords = COMPOSITES.filter((keyword) => Object.hasOwn(schema, keyword))
  const inner = { place, context, lost, chain }
  let found: AnySchema[] = [context.origins.made(without(schema, ...COMPOSITES), schema)]
  for (const factor of keywords.flatMap((keyword) => factors[keyword](schema, inner)))
    found = product(found, factor, context, lost)
  return found.filter((one) => one !== false)
}

/** Whether a schema holds schemas for the same value. */
export const isComposed = (schema: Schema): boolean => Object.keys(schema).some(isComposite)

const isComposite = (keyword: string) => COMPOSITE.has(keyword)

/** Keywords that hold schemas for the same value. */
export const COMPOSITES = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'not',
  'dependentSchemas',
] as const

const COMPOSITE: ReadonlySet<string> = new Set(COMPOSITES)

interface Inner {
  place: Place
  context: Context
  lost: Lost
  chain: readonly string[]
}

type Factor = Exclude<AnySchema, false>[]

/** What each keyword adds: lists of alternatives, one of each of which must hold. */
const factors: Record<(typeof COMPOSITES)[number], (schema: Schema, inner: Inner) => Factor[]> = {
  $ref: (schema, inner) => [referred(schema, inner)],
  allOf: (schema, inner) => listOf(schema, 'allOf').map((part) => within(part, inner)),
  anyOf: (schema, inner) => [withinEach(listOf(schema, 'anyOf'), inner)],
  oneOf: exclusive,
  if: condition,
  // Without `if` they have no meaning, and with it they are read there.
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
  then: () => [],
  else: () => [],
  not: (schema, inner) => {
    inner.lost(schema, 'not')
    return []
  },
  dependentSchemas: dependents,
}

const within = (schema: AnySchema, { place, context, lost, chain }: Inner): Factor =>
  alternativesOf(schema, place, context, lost, chain)

function withinEach(branches: readonly AnySchema[], inner: Inner): Factor {
  const found: Factor = []
  for (const branch of branches) for (const one of within(branch, inner)) found.push(one)
  return found
}

function referred(schema: Schema, inner: Inner): Factor {
  const { context, place, chain } = inner
  const reference = String(schema.$ref)
  const pointer = context.origins.of(schema, '$ref')
  const target = targetOf(context.root, reference, pointer)
  if (chain.includes(reference))
    throw new Refusal(pointer, '$ref', 'The schema refers to itself without end.')
  if (place.references.some((one) => one.target === reference && one.level < place.level))
    throw new Refusal(pointer, '$ref', 'The schema refers back to a schema that it is part of.')
  place.references.push({ target: reference, level: place.level })
  return within(nameless(target, context), { ...inner, chain: [...chain, reference] })
}

/** A schema as it stands wherever it is referred to, while its name stays with the one. */
function nameless(schema: AnySchema, { origins }: Context): AnySchema {
  if (typeof schema === 'boolean' || !Object.hasOwn(schema, '$anchor')) return schema
  return origins.made(without(schema, '$anchor'), schema)
}

function exclusive(schema: Schema, inner: Inner): Factor[] {
  const flat = withinEach(listOf(schema, 'oneOf'), inner)
  const areObjects = inner.place.atRoot || schema.type === 'object'
  const known = flat.filter((one) => one !== true)
  const apart = known.length === flat.length && excludeOneAnother(known, areObjects)
  if (flat.length > 1 && !apart) inner.lost(schema, 'oneOf')
  return [flat]
}

/** `if` with `then`, or `else`: that the condition does not hold is not stated. */
function condition(schema: Schema, inner: Inner): Factor[] {
  const { context, lost } = inner
  const branch = (keyword: string) =>
    isAnySchema(schema[keyword]) ? (schema[keyword] as AnySchema) : true
  if (!isAnySchema(schema.if) || (schema.then === undefined && schema.else === undefined)) return []
  lost(schema, 'if')
  const held = product(within(branch('if'), inner), within(branch('then'), inner), context, lost)
  return [[...held.filter((one) => one !== false), ...within(branch('else'), inner)]]
}

function dependents(schema: Schema, inner: Inner): Factor[] {
  return Object.entries(mapOf(schema, 'dependentSchemas')).map(([name, dependent]) => {
    inner.lost(schema, 'dependentSchemas')
    const needed = inner.context.origins.made({ required: [name] }, schema)
    return [true, ...product([needed], within(dependent, inner), inner.context, inner.lost)].filter(
      (one) => one !== false,
    )
  })
}

function product(
  some: AnySchema[],
  others: AnySchema[],
  context: Context,
  lost: Lost,
): AnySchema[] {
  if (some.length * others.length > MAX_ALTERNATIVES)
    throw new Refusal('', 'anyOf', `The schema has more than ${MAX_ALTERNATIVES} alternatives.`)
  const met: AnySchema[] = []
  for (const one of some)
    for (const other of others) {
      const both = meet(one, other, context, lost)
      if (both !== false) met.push(both)
    }
  return met
}
