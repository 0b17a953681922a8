import { validatorFor } from '../../../harness/schemas/validator.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Profile } from '../../../spec/generated/providers.ts'
import { type Spelt, speltOf } from '../../flattener/answer.ts'
import type { Talk } from '../../flattener/talk.ts'
import { type Flat, flattened, type Sample } from '../../flattener/trial.ts'

/** Whom is spoken to, about which provider, and what the flattener can. */
export interface Bench {
  talk: Talk
  profile: Profile
  instances: boolean
  seed: number
}

/** What becomes of nulls that we put ourselves, where the provider demands every property. */
export async function ownPadding(
  bench: Bench,
  trial: Flat,
  value: unknown,
  encoded: { value: unknown },
): Promise<Pick<Sample, 'padded'>> {
  const { all_required, optional_encoding } = bench.profile.facts
  if (!bench.instances || !all_required || optional_encoding !== 'nullable') return {}
  const spelt = padded(trial.answer.schema, encoded.value)
  if (!isObject(spelt) || !isObject(value)) return {}
  const pads = Object.keys(spelt).some(
    (name) => spelt[name] === null && !Object.hasOwn(value, name),
  )
  if (!pads || flattened(trial)?.accepts(spelt) !== true) return {}
  return { padded: { spelt, decoded: await spell(bench, trial, 'decode', spelt) } }
}

/** Where the flattener spells no instances, nulls stand in for what is required and absent. */
export async function spell(
  bench: Bench,
  trial: Flat,
  how: 'encode' | 'decode',
  value: unknown,
): Promise<Spelt> {
  const { talk, profile } = bench
  if (bench.instances)
    return speltOf(await talk.ask({ provider: profile.id, schema: trial.schema, [how]: value }))
  const spelt =
    how === 'encode' ? padded(trial.answer.schema, value) : unpadded(trial.schema, value)
  return { kind: 'value', value: profile.facts.optional_encoding === 'nullable' ? spelt : value }
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
