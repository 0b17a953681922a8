import { closed, namesIn } from '../../../harness/generators/closed.ts'
import { instancesOf } from '../../../harness/generators/instances.ts'
import { nearMisses, poolOf } from '../../../harness/generators/mutations.ts'
import { type Validator, validatorFor } from '../../../harness/schemas/validator.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Profile } from '../../../spec/generated/providers.ts'
import { type Answer, answerOf, type Spelt, speltOf } from '../../flattener/answer.ts'
import type { Example } from '../../flattener/examples.ts'
import type { Talk } from '../../flattener/talk.ts'
import {
  type Admitted,
  type Flat,
  flattened,
  isFlat,
  type Sample,
  type Trial,
} from '../../flattener/trial.ts'

/** Whom is spoken to, about which provider, and what the flattener can. */
export interface Bench {
  talk: Talk
  profile: Profile
  instances: boolean
  seed: number
}

/** Valid instances that are followed through encoding and decoding, and admitted ones that are decoded. */
const [SAMPLES, ADMITTED] = [12, 24]

/** Asks everything about one schema: what it becomes, what its instances become, and the same once more. */
export async function holdTrial(bench: Bench, example: Example): Promise<Trial> {
  const { profile, instances } = bench
  const { name, schema } = example
  const answer = await flatten(bench, schema)
  const trial: Trial = {
    about: name,
    profile,
    schema,
    answer,
    samples: [],
    admitted: [],
    instances,
  }
  const values = validInstances(example, bench.seed)
  if (!isFlat(trial)) return { ...trial, samples: values.map((value) => plainSample(value)) }
  trial.samples = await Promise.all(values.map((value) => sampled(bench, trial, value)))
  const [second, admitted, again] = await Promise.all([
    flatten(bench, trial.answer.schema),
    admittedBy(bench, trial, example),
    flatten(bench, schema),
  ])
  return { ...trial, second, again, admitted }
}

async function flatten({ talk, profile }: Bench, schema: JsonObject): Promise<Answer> {
  return answerOf(await talk.ask({ provider: profile.id, schema }))
}

interface Valid {
  branch: string
  value: unknown
}

const plainSample = ({ branch, value }: Valid): Sample => ({
  branch,
  value,
  encoded: { kind: 'value', value },
})

const known = new Map<string, Valid[]>()
const KEPT = 500

/** Valid instances of a schema in its closed world: given ones, generated ones of each branch, and variations. */
function validInstances({ schema, valid = [] }: Example, seed: number): Valid[] {
  const key = JSON.stringify([seed, schema, valid])
  const made = known.get(key) ?? makeValid(schema, valid, seed)
  if (known.size > KEPT) known.clear()
  known.set(key, made)
  return made
}

function makeValid(schema: JsonObject, valid: unknown[], seed: number): Valid[] {
  const judge = validatorFor(closed(schema))
  if (!judge) return []
  const given = valid.map((value) => ({ branch: '', value }))
  const generated = instancesOf(schema, seed)
  const all = [...given, ...generated].filter(({ value }) => judge.accepts(value))
  return spread(unique([...all, ...varied(all, schema, judge)]))
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

const unique = (all: Valid[]) => [
  ...new Map(all.map((one) => [JSON.stringify(one.value), one])).values(),
]

/** Not more than are needed: those that came first, and some of the rest. */
function spread(all: Valid[]): Valid[] {
  if (all.length <= SAMPLES) return all
  const step = all.length / SAMPLES
  return Array.from({ length: SAMPLES }, (_, i) => all[Math.floor(i * step)] as Valid)
}

async function sampled(bench: Bench, trial: Flat, { branch, value }: Valid): Promise<Sample> {
  const encoded = await spell(bench, trial, 'encode', value)
  if (encoded.kind !== 'value') return { branch, value, encoded }
  const decoded = await spell(bench, trial, 'decode', encoded.value)
  return { branch, value, encoded, decoded, ...(await ownPadding(bench, trial, value, encoded)) }
}

/** What becomes of nulls that we put ourselves, where the provider demands every property. */
async function ownPadding(
  bench: Bench,
  trial: Flat,
  value: unknown,
  encoded: { value: unknown },
): Promise<Pick<Sample, 'padded'>> {
  const { all_required, optional_encoding } = bench.profile.facts
  if (!bench.instances || !all_required || optional_encoding !== 'nullable') return {}
  const spelt = padded(trial.answer.schema, encoded.value)
  const names = isObject(spelt) ? Object.keys(spelt) : []
  const pads = names.some(
    (name) =>
      isObject(value) && isObject(spelt) && spelt[name] === null && !Object.hasOwn(value, name),
  )
  if (!isObject(spelt) || !pads || flattened(trial)?.accepts(spelt) !== true) return {}
  return { padded: { spelt, decoded: await spell(bench, trial, 'decode', spelt) } }
}

/** Where the flattener spells no instances, nulls stand in for what is required and absent. */
async function spell(
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

function padded(schema: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => padded(isObject(schema) ? schema.items : {}, item))
  if (!isObject(schema) || !isObject(value)) return value
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const whole = Object.entries(value).map(([name, item]) => [name, padded(properties[name], item)])
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => [name, null])
  return Object.fromEntries([...whole, ...missing])
}

function unpadded(schema: JsonObject, value: unknown): unknown {
  if (!isObject(value) || validatorFor(schema)?.accepts(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null))
}

/** What the flattened schema admits near to valid calls, decoded: some of it is wrong, and must be noted. */
async function admittedBy(
  bench: Bench,
  trial: Flat,
  { invalid = [] }: Example,
): Promise<Admitted[]> {
  const judge = flattened(trial)
  if (!judge) return []
  const spelt = trial.samples.flatMap(({ encoded }) =>
    encoded.kind === 'value' ? [encoded.value] : [],
  )
  const known = isObject(trial.answer.schema.properties)
    ? Object.keys(trial.answer.schema.properties)
    : []
  const pool = poolOf(spelt, [...new Set([...namesIn(trial.schema), ...known])])
  const near = spelt.flatMap((value) => nearMisses(value, pool))
  const given = invalid.map((value) => padded(trial.answer.schema, value))
  const through = uniqueValues([...given, ...near]).filter((value) => judge.accepts(value))
  const chosen = wrongFirst(trial, through).slice(0, ADMITTED)
  return Promise.all(
    chosen.map(async (value) => ({ value, decoded: await spell(bench, trial, 'decode', value) })),
  )
}

const uniqueValues = (all: unknown[]) => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
]

/** What is wrong by the given schema as it stands comes first: that is what gets through. */
function wrongFirst(trial: Flat, values: unknown[]): unknown[] {
  const judge = validatorFor(closed(trial.schema))
  const wrong = (value: unknown) => judge?.accepts(unpadded(trial.schema, value)) === false
  const same = trial.samples.every(
    ({ value, encoded }) => encoded.kind === 'value' && equal(value, encoded.value),
  )
  return same ? [...values.filter(wrong), ...values.filter((value) => !wrong(value))] : values
}
