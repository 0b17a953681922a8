import { closed, namesIn } from '../../harness/generators/closed.ts'
import { instancesOf } from '../../harness/generators/instances.ts'
import { nearMisses, poolOf } from '../../harness/generators/mutations.ts'
import { type Validator, validatorFor } from '../../harness/schemas/validator.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import type { Example } from './examples.ts'

/** A valid instance, and the branch of a union that it was made for. */
export interface Valid {
  branch: string
  value: unknown
}

/** Valid instances that are followed through encoding and decoding. */
const SAMPLES = 12
/** Given ones are followed even where they are more. */
const MOST_GIVEN = 24

const known = new Map<string, Valid[]>()
const KEPT = 500

/** Valid instances of a schema in its closed world: given ones, generated ones of each branch, and variations. */
export function validInstances({ schema, valid = [] }: Example, seed: number): Valid[] {
  const key = JSON.stringify([seed, schema, valid])
  const made = known.get(key) ?? makeValid(schema, valid, seed)
  if (known.size > KEPT) known.clear()
  known.set(key, made)
  return made
}

function makeValid(schema: JsonObject, valid: unknown[], seed: number): Valid[] {
  const judge = validatorFor(closed(schema))
  if (!judge) return []
  // Of a pattern that is not decided here, its author knows what it takes.
  const given = valid.filter((value) => judge.accepts(value) !== false)
  const generated = instancesOf(schema, seed).filter(({ value }) => judge.accepts(value))
  const own = spread(unique(given.map((value) => ({ branch: '', value }))), MOST_GIVEN)
  const all = [...own, ...generated]
  const others = unique([...all, ...varied(all, schema, judge)]).slice(own.length)
  return calls([...own, ...spread(others, SAMPLES - own.length)])
}

/** Valid variations of valid instances: with less, with more, with other values. */
function varied(all: Valid[], schema: JsonObject, judge: Validator): Valid[] {
  const pool = poolOf(
    all.map(({ value }) => value),
    namesIn(schema),
  )
  return all.slice(0, 6).flatMap(({ branch, value }) =>
    nearMisses(value, pool)
      .filter((near) => judge.accepts(near))
      .slice(0, 4)
      .map((near) => ({ branch, value: near })),
  )
}

/** Arguments are an object, even where the schema admits more than that. */
function calls(all: Valid[]): Valid[] {
  const objects = all.filter(({ value }) => isObject(value))
  return objects.length > 0 ? objects : all
}

const unique = (all: Valid[]) => [
  ...new Map(all.map((one) => [JSON.stringify(one.value), one])).values(),
]

/** Not more than are needed: the first, and some of the rest. */
function spread(all: Valid[], most: number): Valid[] {
  if (all.length <= most) return all
  const step = all.length / most
  return Array.from({ length: Math.max(0, most) }, (_, i) => all[Math.floor(i * step)] as Valid)
}
