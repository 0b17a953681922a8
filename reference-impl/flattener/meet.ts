import { equal, type Json } from '../../harness/wire/json.ts'
import type { Context } from './context.ts'
import { type Both, elements, members } from './meet-parts.ts'
import {
  type AnySchema,
  mapOf,
  own,
  put,
  requiredOf,
  type Schema,
  typeOf,
  typesOf,
  valuesOf,
} from './schema.ts'

/**
 * A schema for what both accept. It may accept more where two keywords cannot be stated as one; then `lost` receives
 * the schema and the keyword that is left out.
 */
export function meet(a: AnySchema, b: AnySchema, context: Context, lost: Lost): AnySchema {
  if (a === true || a === b) return b
  if (b === true) return a
  if (a === false || b === false) return false
  context.fuel.spend(() => context.origins.of(a))
  const out: Schema = {}
  for (const keyword of Object.keys(a)) put(out, keyword, a[keyword] as Json)
  for (const keyword of Object.keys(b)) {
    const value = b[keyword] as Json
    if (APART.has(keyword)) continue
    if (!Object.hasOwn(a, keyword)) put(out, keyword, value)
    else if (!equal(a[keyword], value)) both(out, a, b, keyword, lost)
  }
  values(out, a, b)
  contained(out, a, b, lost)
  const one: Both = (x, y) => together(x, y, context, lost)
  members(out, a, b, one)
  elements(out, a, b, one)
  return narrowed(context.origins.made(out, a, b))
}

/** Called for each keyword that could not be kept. */
export type Lost = (schema: Schema, keyword: string) => void

/** Keywords that mean something together with others, and are met together. */
const APART = new Set([
  ...['properties', 'patternProperties', 'additionalProperties', 'prefixItems', 'items'],
  ...['type', 'enum', 'const', 'contains', 'minContains', 'maxContains'],
])

/** One keyword that both have, with different values. */
function both(out: Schema, a: Schema, b: Schema, keyword: string, lost: Lost): void {
  const [x, y] = [a[keyword] as Json, b[keyword] as Json]
  const combine = own(combined, keyword)
  if (combine) put(out, keyword, combine(x, y))
  else if (keyword === 'required') out.required = [...new Set([...requiredOf(a), ...requiredOf(b)])]
  else if (keyword === 'multipleOf') multiples(out, b, x, y, lost)
  else if (!ANNOTATIONS.has(keyword)) lost(b, keyword)
}

const ANNOTATIONS = new Set([
  ...['title', '$comment', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['$schema', '$id', '$defs', 'definitions', '$anchor'],
])

const lesser = (x: Json, y: Json) => (Number(x) < Number(y) ? x : y)
const greater = (x: Json, y: Json) => (Number(x) > Number(y) ? x : y)
const allOf = (x: Json, y: Json) => ({ allOf: [x, y] })

const combined: { [keyword: string]: (x: Json, y: Json) => Json } = {
  minimum: greater,
  exclusiveMinimum: greater,
  minLength: greater,
  minItems: greater,
  minProperties: greater,
  maximum: lesser,
  exclusiveMaximum: lesser,
  maxLength: lesser,
  maxItems: lesser,
  maxProperties: lesser,
  uniqueItems: (x, y) => x === true || y === true,
  propertyNames: allOf,
  description: (x, y) => (String(x).includes(String(y)) ? x : `${x}\n${y}`),
}

/** What `type`, `enum` and `const` of both leave is computed at the end, from both. */
function values(out: Schema, a: Schema, b: Schema): void {
  const [x, y] = [valuesOf(a), valuesOf(b)]
  if (x && y) {
    delete out.const
    out.enum = x.filter((value) => y.some((other) => equal(value, other)))
  } else if (y && Object.hasOwn(b, 'const')) out.const = b.const as Json
  else if (y) out.enum = y
  if (a.type === undefined && b.type !== undefined) out.type = b.type
  if (a.type === undefined || b.type === undefined) return
  const types = typesOf({ type: a.type }).flatMap((name) => {
    const others = typesOf({ type: b.type as Json })
    if (others.includes(name)) return [name]
    if (name === 'integer') return others.includes('number') ? [name] : []
    return name === 'number' && others.includes('integer') ? ['integer' as const] : []
  })
  out.type = types.length === 1 ? (types[0] as string) : [...new Set(types)]
}

function multiples(out: Schema, b: Schema, x: Json, y: Json, lost: Lost): void {
  const [m, n] = [Number(x), Number(y)]
  if (Number.isInteger(m / n)) out.multipleOf = x
  else if (Number.isInteger(n / m)) out.multipleOf = y
  else lost(b, 'multipleOf')
}

/** `contains` and its counts are one constraint; a second one is not stated. */
function contained(out: Schema, a: Schema, b: Schema, lost: Lost): void {
  if (b.contains === undefined) return
  if (a.contains !== undefined && !equal(a.contains, b.contains)) {
    lost(b, 'contains')
    return
  }
  for (const keyword of ['contains', 'minContains', 'maxContains']) {
    delete out[keyword]
    if (b[keyword] !== undefined) out[keyword] = b[keyword]
  }
}

/** Simple schemas are met at once, others when their own turn comes. */
function together(x: AnySchema, y: AnySchema, context: Context, lost: Lost): AnySchema {
  if (x === false || y === false) return false
  if (!isSpeaking(y) || x === y) return isSpeaking(x) ? x : true
  if (!isSpeaking(x)) return y
  if (!isCombined(x) && !isCombined(y)) return meet(x, y, context, lost)
  return context.origins.made({ allOf: [x, y] }, x, y)
}

function isSpeaking(schema: AnySchema): schema is Schema {
  return typeof schema === 'object' && Object.keys(schema).length > 0
}

const isCombined = (schema: Schema) => COMBINING.some((keyword) => Object.hasOwn(schema, keyword))

const COMBINING = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'dependentSchemas',
  '$dynamicRef',
]

/** Values that the types exclude are left out; nothing at all is `false`. */
function narrowed(schema: Schema): AnySchema {
  const values = valuesOf(schema)
  const properties = mapOf(schema, 'properties')
  if (
    requiredOf(schema).some((name) => own(properties, name) === false) &&
    typesOf(schema).join() === 'object'
  )
    return false
  if (Array.isArray(schema.type) && schema.type.length === 0) return false
  if (!values) return schema
  const types = typesOf({ type: schema.type ?? [...typesOf(true)] })
  const left = values.filter((value) => fits(value, types))
  if (left.length === 0) return false
  if (left.length < values.length) schema.enum = left
  return schema
}

const fits = (value: Json, types: readonly string[]) => {
  const type = typeOf(value)
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}
