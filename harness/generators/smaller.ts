import { without } from '../schemas/walk.ts'
import { isObject, type JsonObject } from '../wire/json.ts'

/**
 * The schemas that are one step smaller than a schema, the smallest first.
 *
 * fast-check's shrinking of JSON values leaves 830 to 1,430 characters where this leaves 70 to 200 after as many tries, and
 * its shrinking of the grammar knows only values that it made itself.
 */
export function smallerSchemas(schema: JsonObject): JsonObject[] {
  const size = JSON.stringify(schema).length
  return smaller(schema, 12)
    .filter(isObject)
    .map((candidate) => ({ candidate, length: JSON.stringify(candidate).length }))
    .filter(({ candidate, length }) => length < size && candidate.type === schema.type)
    .sort((a, b) => a.length - b.length)
    .map(({ candidate }) => candidate)
}

/** Everything that a value becomes by one cut: a part left out, or a part in place of the whole. */
function smaller(value: unknown, depth: number): unknown[] {
  if (depth === 0) return []
  if (Array.isArray(value)) return smallerLists(value, depth)
  if (isObject(value)) return smallerObjects(value, depth)
  if (typeof value === 'string' && value.length > 1) return [value.slice(0, 1)]
  return typeof value === 'number' && Math.abs(value) > 1 ? [0, 1] : []
}

function smallerLists(list: unknown[], depth: number): unknown[] {
  const shorter = list.map((_, at) => list.filter((_, other) => other !== at))
  const deeper = list.flatMap((part, at) =>
    smaller(part, depth - 1).map((cut) => list.map((other, i) => (i === at ? cut : other))),
  )
  return [...shorter, ...deeper]
}

function smallerObjects(object: JsonObject, depth: number): unknown[] {
  const keys = Object.keys(object)
  const shorter = keys.map((key) => without(object, key))
  const inner = keys.flatMap((key) => partsIn(object[key]))
  const deeper = keys.flatMap((key) =>
    smaller(object[key], depth - 1).map((cut) =>
      Object.fromEntries(keys.map((other) => [other, other === key ? cut : object[other]])),
    ),
  )
  return [...shorter, ...inner, ...deeper]
}

/** What can stand for the whole that holds it: a schema in a keyword. */
const partsIn = (value: unknown): unknown[] =>
  isObject(value) ? [value] : Array.isArray(value) ? value.filter(isObject) : []

/** The instances that are one step smaller than an instance. */
export function smallerInstances(instance: unknown): unknown[] {
  const size = JSON.stringify(instance)?.length ?? 0
  return smaller(instance, 8).filter((cut) => (JSON.stringify(cut)?.length ?? 0) < size)
}

/**
 * Goes to something smaller as long as it shows the same, and gives the smallest that was found.
 * `budget` bounds how often it is looked.
 */
export async function shrink<T>(
  start: T,
  smallerThan: (value: T) => T[],
  shows: (value: T) => Promise<boolean>,
  budget: number,
): Promise<T> {
  let smallest = start
  let left = budget
  for (let went = true; went && left > 0; ) {
    went = false
    for (const candidate of smallerThan(smallest)) {
      if (left-- <= 0) break
      if (!(await shows(candidate))) continue
      smallest = candidate
      went = true
      break
    }
  }
  return smallest
}
