import type { Json } from '../../harness/wire/json.ts'

/** A JSON Schema of draft 2020-12, as an object; nothing is known of its members. */
export interface Schema {
  [keyword: string]: Json
}

/** A schema wherever one may stand: `true` accepts everything, `false` nothing. */
export type AnySchema = Schema | boolean

/** The JSON types of a schema's `type`. */
export const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'] as const
export type Type = (typeof TYPES)[number]

/** Whether a value can be read as a schema in object form. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value can stand where a schema is expected. */
export const isAnySchema = (value: unknown): value is AnySchema =>
  typeof value === 'boolean' || isSchema(value)

/** A member's own value; what is inherited is none, since names are data. */
export function own<V>(object: { readonly [name: string]: V }, name: string): V | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/** Writes a member under any name, `__proto__` too. */
export function put<V>(object: { [name: string]: V }, name: string, value: V): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  else object[name] = value
}

/** The same members without some of them, in the same order. */
export function without(schema: Schema, ...keywords: string[]): Schema {
  const rest: Schema = {}
  for (const keyword of Object.keys(schema))
    if (!keywords.includes(keyword)) put(rest, keyword, schema[keyword] as Json)
  return rest
}

/** The map of a keyword such as `properties`, empty where there is none. */
export function mapOf(schema: Schema, keyword: string): { [name: string]: AnySchema } {
  const value = schema[keyword]
  return isSchema(value) ? (value as { [name: string]: AnySchema }) : {}
}

/** The list of a keyword such as `anyOf`, empty where there is none. */
export function listOf(schema: Schema, keyword: string): AnySchema[] {
  const value = schema[keyword]
  return Array.isArray(value) ? value.filter(isAnySchema) : []
}

/** The names that `required` lists: that list itself where it holds nothing else. */
export function requiredOf({ required }: Schema): readonly string[] {
  if (!Array.isArray(required)) return NONE
  return required.every(isName) ? required : required.filter(isName)
}

const NONE: readonly never[] = []
const isName = (value: Json): value is string => typeof value === 'string'

/** The JSON type of a value; a whole number is an `integer`. */
export function typeOf(value: unknown): Type {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value as 'boolean' | 'object' | 'string'
}

/** The types that a schema's own `type`, `enum` and `const` leave, or all. */
export function typesOf(schema: AnySchema): readonly Type[] {
  if (schema === true) return TYPES
  if (schema === false) return []
  const types = namedBy(schema)
  const values = valuesOf(schema)
  if (!values) return types
  const found = new Set(values.map(typeOf))
  return TYPES.filter(
    (name) =>
      found.has(name) && (types.includes(name) || (name === 'integer' && types.includes('number'))),
  )
}

/** Whether a type is among those that are left; for types that are not part of one another. */
export function admits(schema: AnySchema, type: Exclude<Type, 'integer' | 'number'>): boolean {
  if (typeof schema === 'boolean') return schema
  if (!namedBy(schema).includes(type)) return false
  return valuesOf(schema)?.some((value) => typeOf(value) === type) ?? true
}

/** Most schemas name one type or none, for which no list is made. */
function namedBy({ type }: Schema): readonly Type[] {
  if (typeof type === 'string') return SINGLE.get(type) ?? NONE
  if (!Array.isArray(type)) return TYPES
  return type.filter((name): name is Type => TYPES.includes(name as Type))
}

const SINGLE: ReadonlyMap<string, readonly Type[]> = new Map(TYPES.map((type) => [type, [type]]))

/** The only values that `const` and `enum` leave, or undefined. */
export function valuesOf(schema: Schema): Json[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema.const as Json]
  return Array.isArray(schema.enum) ? schema.enum : undefined
}
