import { equal, type Json } from '../../harness/wire/json.ts'
import {
  isSchema,
  mapOf,
  own,
  requiredOf,
  type Schema,
  TYPES,
  type Type,
  typesOf,
  valuesOf,
} from './schema.ts'

/** The member by whose value alternatives are distinguished, with the values of each alternative. */
export interface Discriminator {
  member: string
  values: readonly (readonly Json[])[]
}

/** Finds a member that every alternative requires and whose values never belong to two of them. */
export function discriminatorOf(alternatives: readonly Schema[]): Discriminator | undefined {
  const [first] = alternatives
  if (!first || alternatives.length < 2) return undefined
  for (const member of Object.keys(mapOf(first, 'properties'))) {
    const values = scalarsOfAll(alternatives, member)
    if (values && areApart(values)) return { member, values }
  }
  return undefined
}

/**
 * Whether no value can meet two of the alternatives, as far as types and a discriminator show.
 * `areObjects` when something beside them states it already.
 */
export function excludeOneAnother(alternatives: readonly Schema[], areObjects: boolean): boolean {
  if (areObjects && discriminatorOf(alternatives)) return true
  const types = alternatives.map(kindsOf)
  if (areApart(types)) return true
  const values = alternatives.map(valuesOf)
  if (values.every((list) => list !== undefined) && areApart(values)) return true
  const objects = !areObjects && types.every((list) => list.join() === 'object')
  return objects && discriminatorOf(alternatives) !== undefined
}

/** A whole number is a number. */
function kindsOf(schema: Schema): readonly Type[] {
  const types = typesOf(schema)
  if (!types.includes('integer')) return types
  return types === TYPES ? KINDS : unlike(types)
}

const unlike = (types: readonly Type[]) => [
  ...new Set(types.map((name) => (name === 'integer' ? 'number' : name))),
]

const KINDS = unlike(TYPES)

function scalarsOfAll(alternatives: readonly Schema[], member: string): Json[][] | undefined {
  const lists: Json[][] = []
  for (const one of alternatives) {
    const values = scalarsOf(one, member)
    if (!values) return undefined
    lists.push(values)
  }
  return lists
}

/** The values that a required member may have when they are few and simple. */
function scalarsOf(schema: Schema, member: string): Json[] | undefined {
  const property = own(mapOf(schema, 'properties'), member)
  if (typeof property !== 'object' || !requiredOf(schema).includes(member)) return undefined
  const values = valuesOf(property)
  return values?.every((value) => typeof value !== 'object') ? values : undefined
}

function areApart(lists: readonly (readonly Json[])[]): boolean {
  const seen = new Set<unknown>()
  for (const list of lists) {
    if (list.some((value) => seen.has(key(value)))) return false
    for (const value of list) seen.add(key(value))
  }
  return true
}

const key = (value: Json) => (typeof value === 'object' ? JSON.stringify(value) : value)

/** Whether two schemas state the same, descriptions left aside. */
export function haveSameMeaning(a: Json, b: Json): boolean {
  if (a === b || !isSchema(a) || !isSchema(b)) return equal(a, b)
  const names = Object.keys(a).filter(isStated)
  return (
    names.length === Object.keys(b).filter(isStated).length &&
    names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]))
  )
}

const isStated = (keyword: string) => keyword !== 'description' && keyword !== 'title'
