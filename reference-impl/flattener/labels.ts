import { equal, type Json } from '../../harness/wire/json.ts'
import { mapOf, own, requiredOf, type Schema, typesOf, valuesOf } from './schema.ts'

/** The member by whose value alternatives are told apart, with the values of each alternative. */
export interface Discriminator {
  member: string
  values: readonly (readonly Json[])[]
}

/** Finds a member that every alternative requires and whose values never belong to two of them. */
export function discriminatorOf(alternatives: readonly Schema[]): Discriminator | undefined {
  const [first] = alternatives
  if (!first || alternatives.length < 2) return undefined
  for (const member of Object.keys(mapOf(first, 'properties'))) {
    const values = alternatives.map((one) => scalarsOf(one, member))
    if (values.every((list) => list !== undefined) && areApart(values as Json[][]))
      return { member, values: values as Json[][] }
  }
  return undefined
}

/**
 * Says whether no value can meet two of the alternatives, as far as types and a discriminator tell.
 * `areObjects` when something beside them says so already.
 */
export function excludeOneAnother(alternatives: readonly Schema[], areObjects: boolean): boolean {
  const types = alternatives.map((one) => [
    ...new Set(typesOf(one).map((name) => (name === 'integer' ? 'number' : name))),
  ])
  if (areApart(types)) return true
  const values = alternatives.map(valuesOf)
  if (values.every((list) => list !== undefined) && areApart(values)) return true
  const objects = areObjects || types.every((list) => list.join() === 'object')
  return objects && discriminatorOf(alternatives) !== undefined
}

/** The alternative in words. */
export function labelOf(
  discriminator: Discriminator | undefined,
  which: readonly number[],
): string {
  if (!discriminator) return `alternative ${which.map((i) => i + 1).join(' or ')}`
  const values = which.flatMap((i) => discriminator.values[i] ?? [])
  return `${discriminator.member} ${values.map((value) => JSON.stringify(value)).join(' or ')}`
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

/** Says whether two schemas say the same, descriptions left aside. */
export function sayTheSame(a: Json, b: Json): boolean {
  return equal(bare(a), bare(b))
}

function bare(schema: Json): Json {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema
  const { description: _, title: __, ...rest } = schema
  return rest
}
