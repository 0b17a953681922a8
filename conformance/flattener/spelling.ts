import { type Validator, validatorFor } from '../../harness/schemas/validator.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { at } from '../../harness/wire/json-pointer.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import { padIn } from './padding.ts'
import { type Flat, flattened } from './trial.ts'

/**
 * How a flattener without spelling of its own has an instance spelled: as it is where that is accepted, else with nulls
 * for what is required and absent.
 */
export function encodedBySuite({ facts }: Profile, flat: JsonObject, value: unknown): unknown {
  if (facts.optional_encoding !== 'nullable' || validatorFor(flat)?.accepts(value)) return value
  return padded(flat, value)
}

/** The instance that such a spelling stands for. */
export const decodedBySuite = (profile: Profile, given: JsonObject, value: unknown): unknown =>
  profile.facts.optional_encoding === 'nullable' ? unpadded(validatorFor(given), value) : value

/**
 * An encoded instance with nulls of ours, where the provider demands every property: with them it must be decoded to
 * the same; `undefined` where nothing can be padded.
 */
export function ownPadding(trial: Flat, value: unknown, encoded: unknown): JsonObject | undefined {
  const { all_required, optional_encoding } = trial.profile.facts
  if (!trial.instances || !all_required || optional_encoding !== 'nullable') return undefined
  const spelt = padded(trial.answer.schema, encoded)
  if (!isObject(spelt) || !isObject(value)) return undefined
  const pads = padIn(value, spelt) !== undefined
  return pads && flattened(trial)?.accepts(spelt) === true ? spelt : undefined
}

/** Puts a null wherever a schema requires a member that a value lacks. */
export const padded = (schema: JsonObject, value: unknown): unknown =>
  paddedBy(schema, value, schema)

/** `passed` are the schemas that led here with the same value: one that leads back to itself has no end. */
function paddedBy(
  schema: unknown,
  value: unknown,
  root: JsonObject,
  passed: readonly unknown[] = [],
): unknown {
  if (!isObject(schema) || typeof value !== 'object' || value === null) return value
  if (passed.includes(schema)) return value
  const now = [...passed, schema]
  if (typeof schema.$ref === 'string')
    return paddedBy(targetIn(root, schema.$ref), value, root, now)
  const chosen = Array.isArray(schema.anyOf) ? paddedByOne(schema.anyOf, value, root, now) : value
  if (Array.isArray(chosen)) return chosen.map((item) => paddedBy(schema.items, item, root))
  return isObject(chosen) ? paddedObject(schema, chosen, root) : chosen
}

function paddedObject(schema: JsonObject, value: JsonObject, root: JsonObject): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const whole = Object.entries(value).map(([name, item]) => [
    name,
    paddedBy(Object.hasOwn(properties, name) ? properties[name] : {}, item, root),
  ])
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => [name, null])
  return Object.fromEntries([...whole, ...missing])
}

/** As it is where one of the alternatives accepts that, else as the first has it that accepts it then. */
function paddedByOne(
  alternatives: readonly unknown[],
  value: unknown,
  root: JsonObject,
  passed: readonly unknown[],
): unknown {
  const { $defs = {} } = root
  const found = alternatives.filter(isObject).map((one) => ({
    judge: validatorFor({ ...one, $defs }),
    spelt: paddedBy(one, value, root, passed),
  }))
  if (found.some(({ judge }) => judge?.accepts(value))) return value
  return (found.find(({ judge, spelt }) => judge?.accepts(spelt)) ?? { spelt: value }).spelt
}

const targetIn = (root: JsonObject, reference: string): unknown =>
  reference.startsWith('#') ? at(root, reference.slice(1)) : undefined

/** Takes the nulls away from a value that is refused as it is: those at the root, or all where that helps. */
export function unpadded(judge: Validator | undefined, value: unknown): unknown {
  if (!isObject(value) || judge?.accepts(value)) return value
  const atRoot = withoutNulls(value)
  const everywhere = withoutAnyNull(value)
  return !judge?.accepts(atRoot) && judge?.accepts(everywhere) ? everywhere : atRoot
}

const withoutNulls = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null))

function withoutAnyNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAnyNull)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(withoutNulls(value)).map(([name, item]) => [name, withoutAnyNull(item)]),
  )
}
