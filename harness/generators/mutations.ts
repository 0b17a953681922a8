import { without } from '../schemas/walk.ts'
import { isObject, type JsonObject } from '../wire/json.ts'

/** Values of other kinds than most arguments have. */
const STRANGERS: readonly unknown[] = [null, 'other', 7, true, [], {}, 0.5, -1, '']

const MOST = 60

/**
 * Instances near to a given one: a member left out, added, swapped or of another kind.
 * `pool` holds values that other instances have under each name, so that what is put together is nearly right.
 */
export function nearMisses(instance: unknown, pool: ReadonlyMap<string, unknown[]>): unknown[] {
  if (!isObject(instance)) return STRANGERS.filter((value) => value !== instance)
  const all = [
    ...fewer(instance),
    ...more(instance, pool),
    ...swapped(instance, pool),
    ...strange(instance),
  ]
  return all.slice(0, MOST)
}

/** The values that instances have under each name. */
export function poolOf(
  instances: readonly unknown[],
  names: readonly string[],
): Map<string, unknown[]> {
  const pool = new Map<string, unknown[]>(names.map((name) => [name, []]))
  for (const instance of instances.filter(isObject))
    for (const [name, value] of Object.entries(instance)) addTo(pool, name, value)
  return pool
}

const KEPT = 4

function addTo(pool: Map<string, unknown[]>, name: string, value: unknown): void {
  const values = pool.get(name) ?? []
  const known = values.some((other) => JSON.stringify(other) === JSON.stringify(value))
  if (values.length < KEPT && !known) pool.set(name, [...values, value])
}

function fewer(instance: JsonObject): JsonObject[] {
  return Object.keys(instance).map((name) => without(instance, name))
}

function more(instance: JsonObject, pool: ReadonlyMap<string, unknown[]>): JsonObject[] {
  return [...pool].flatMap(([name, values]) =>
    Object.hasOwn(instance, name)
      ? []
      : values.slice(0, 2).map((value) => withMember(instance, name, value)),
  )
}

function swapped(instance: JsonObject, pool: ReadonlyMap<string, unknown[]>): JsonObject[] {
  return Object.keys(instance).flatMap((name) =>
    (pool.get(name) ?? []).map((value) => withMember(instance, name, value)),
  )
}

/** Every member in turn becomes a value of another kind, or changes inside. */
function strange(instance: JsonObject): JsonObject[] {
  return Object.entries(instance).flatMap(([name, value]) =>
    [...within(value), ...STRANGERS.slice(0, 4)].map((other) => withMember(instance, name, other)),
  )
}

function within(value: unknown): unknown[] {
  if (isObject(value)) return [...fewer(value), withMember(value, 'unknown', 1)]
  if (Array.isArray(value)) return [[], [...value, 7], [...value, ...value], value.slice(1)]
  if (typeof value === 'string') return [`${value}x`, '']
  if (typeof value === 'number') return [value + 1, value - 1, -value, value + 0.5, value * 1000]
  return []
}

/** A copy with one member set; also one that is called `__proto__`. */
function withMember(instance: JsonObject, name: string, value: unknown): JsonObject {
  return Object.fromEntries([
    ...Object.entries(instance).filter(([other]) => other !== name),
    [name, value],
  ])
}
