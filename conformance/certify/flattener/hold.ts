import { closed, namesIn } from '../../../harness/generators/closed.ts'
import { nearMisses, poolOf } from '../../../harness/generators/mutations.ts'
import { validatorFor } from '../../../harness/schemas/validator.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Answer, answerOf } from '../../flattener/answer.ts'
import type { Example } from '../../flattener/examples.ts'
import {
  type Admitted,
  type Flat,
  flattened,
  isFlat,
  type Sample,
  type Trial,
} from '../../flattener/trial.ts'
import { type Valid, validInstances } from './samples.ts'
import { type Bench, ownPadding, padded, spell, unpadded } from './spelling.ts'

/** Admitted calls that are decoded. */
const ADMITTED = 24

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

const plainSample = ({ branch, value }: Valid): Sample => ({
  branch,
  value,
  encoded: { kind: 'value', value },
})

async function sampled(bench: Bench, trial: Flat, { branch, value }: Valid): Promise<Sample> {
  const encoded = await spell(bench, trial, 'encode', value)
  if (encoded.kind !== 'value') return { branch, value, encoded }
  const decoded = await spell(bench, trial, 'decode', encoded.value)
  return { branch, value, encoded, decoded, ...(await ownPadding(bench, trial, value, encoded)) }
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
