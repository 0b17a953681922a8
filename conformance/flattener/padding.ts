import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { causedBy, type Finding, satisfiedUnless, violated } from '../engine/finding.ts'
import type { Spelt } from './answer.ts'
import { cameBack, excerpt, type Flat, named } from './trial.ts'

/** Nulls that we put where the instance has nothing and every property is required, whoever encoded the rest. */
export function removesPadding(trial: Flat): Finding[] {
  const seen = trial.samples.flatMap(({ value, padded }) =>
    isObject(value) && padded ? [{ value, ...padded }] : [],
  )
  // A null that can be seen shows more than an instance that is refused for one.
  return [
    ...seen.flatMap(({ value, spelt, decoded }) =>
      decoded.kind === 'value' ? [staysNull(trial, value, spelt, decoded.value)] : [],
    ),
    ...seen.flatMap(({ spelt, decoded }) =>
      decoded.kind === 'value' ? [] : [refusedForNull(trial, spelt, decoded)],
    ),
  ]
}

const REMOVED = 'a null that pads is removed'

function staysNull(trial: Flat, value: JsonObject, spelt: JsonObject, decoded: unknown): Finding {
  const left = padIn(value, decoded)
  const still = left && `${named(trial)}: the null of ${left} in ${excerpt(spelt)} is still there`
  return satisfiedUnless(still, REMOVED)
}

/** The first null that stands for nothing in the instance, at any depth. */
export function padIn(value: unknown, decoded: unknown): string | undefined {
  if (Array.isArray(value) && Array.isArray(decoded))
    return value.map((item, i) => padIn(item, decoded[i])).find((pad) => pad !== undefined)
  if (!isObject(value) || !isObject(decoded)) return undefined
  const own = Object.keys(decoded).find(
    (name) => decoded[name] === null && !Object.hasOwn(value, name),
  )
  if (own !== undefined) return own
  return Object.keys(value)
    .map((name) => padIn(value[name], decoded[name]))
    .find((pad) => pad !== undefined)
}

function refusedForNull(trial: Flat, spelt: JsonObject, decoded: Spelt): Finding {
  return causedBy(
    'no value',
    violated(REMOVED, `${named(trial)}: ${excerpt(spelt)} ${cameBack(decoded)}`),
  )
}
