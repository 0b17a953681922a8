import { validatorFor } from '../../harness/schemas/validator.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import { padIn } from './padding.ts'
import { type Flat, flattened } from './trial.ts'

/** How a flattener without spelling of its own has an instance spelled: nulls stand for what is required and absent. */
export const encodedBySuite = (profile: Profile, flat: JsonObject, value: unknown): unknown =>
  profile.facts.optional_encoding === 'nullable' ? padded(flat, value) : value

/** The instance that such a spelling stands for. */
export const decodedBySuite = (profile: Profile, given: JsonObject, value: unknown): unknown =>
  profile.facts.optional_encoding === 'nullable' ? unpadded(given, value) : value

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
export function padded(schema: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => padded(isObject(schema) ? schema.items : {}, item))
  if (!isObject(schema) || !isObject(value)) return value
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const whole = Object.entries(value).map(([name, item]) => [name, padded(properties[name], item)])
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => [name, null])
  return Object.fromEntries([...whole, ...missing])
}

/** Takes the nulls away from a value that the schema refuses as it is. */
export function unpadded(schema: JsonObject, value: unknown): unknown {
  if (!isObject(value) || validatorFor(schema)?.accepts(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null))
}
