import { closed } from '../../harness/generators/closed.ts'
import { type SchemaError, type Validator, validatorFor } from '../../harness/schemas/validator.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import type { Answer, Spelt } from './answer.ts'
import { asRead } from './reading.ts'

/** A valid instance of the given schema, on its way through the flattened spelling and back. */
export interface Sample {
  branch: string
  value: unknown
  encoded: Spelt
  decoded?: Spelt
  /** The encoded instance with a null that we put wherever one must stand for what is absent. */
  padded?: { spelt: JsonObject; decoded: Spelt }
}

/** A value in the flattened spelling that the flattened schema admits, and what it is decoded to. */
export interface Admitted {
  value: unknown
  decoded: Spelt
}

/** Everything that was asked about one schema for one provider, and answered. */
export interface Trial {
  /** Name of the schema: an example's, or the number of a generated one. */
  about: string
  profile: Profile
  schema: JsonObject
  answer: Answer
  /** The same line once more, in other company. */
  again?: Answer
  /** The flattened schema, flattened. */
  second?: Answer
  samples: Sample[]
  admitted: Admitted[]
  /** The same of values that the flattened schema refuses, as a model may send them all the same. */
  refused: Admitted[]
  /** Whether the flattener spells instances itself; without it they are only padded. */
  instances: boolean
}

/** A trial whose schema was flattened. */
export interface Flat extends Trial {
  answer: Extract<Answer, { kind: 'flattened' }>
}

export const isFlat = (trial: Trial): trial is Flat => trial.answer.kind === 'flattened'

/** Samples as the flattened schema spells them, without those that could not be spelt. */
export const speltIn = (samples: readonly Sample[]): unknown[] =>
  samples.flatMap(({ encoded }) => (encoded.kind === 'value' ? [encoded.value] : []))

/** Judges by the schema as it was given. */
export const given = ({ schema }: Pick<Trial, 'schema'>) => validatorFor(schema)

/** Judges by the given schema in a closed world: what it does not speak of is not there. */
export const closedWorld = ({ schema }: Pick<Trial, 'schema'>) => validatorFor(closed(schema))

/** Validators by flattened schema, each for the provider that it was last read for; a large one may be forgotten. */
const read = new WeakMap<JsonObject, { profile: Profile; judge: WeakRef<Validator> }>()

/** Judges by the flattened schema as its provider reads it. */
export function flattened({ answer: { schema }, profile }: Flat): Validator | undefined {
  const known = read.get(schema)
  const judge = known?.profile === profile ? known.judge.deref() : undefined
  if (judge) return judge
  const made = validatorFor(asRead(profile, schema))
  if (made) read.set(schema, { profile, judge: new WeakRef(made) })
  return made
}

/**
 * Whether the flattened schema accepts one of some values.
 * @throws Undecided where that depends on a pattern that is not decided.
 */
export function acceptsSome(trial: Flat, values: readonly unknown[]): boolean {
  const judge = flattened(trial)
  const verdicts = values.map((value) => judge?.accepts(value))
  if (verdicts.includes(true)) return true
  // Of what is undecided the reason is thrown.
  return values.some((value, i) => verdicts[i] === undefined && judge?.errorsOf(value).length === 0)
}

/**
 * Why the flattened schema refuses an instance; empty when it does not, or cannot be read at all.
 * @throws Undecided where that depends on a pattern that is not decided.
 */
export function refusals(trial: Flat, value: unknown): SchemaError[] {
  const judge = flattened(trial)
  // Errors need the schema compiled, and most instances have none.
  return !judge || judge.accepts(value) ? [] : judge.errorsOf(value)
}

/** Shows a value in a reason. */
export function excerpt(value: unknown, length = 160): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/** States about which schema a reason speaks; a schema that is not small is named only. */
export function named({ about, schema }: Trial): string {
  const text = JSON.stringify(schema)
  return text.length <= 300 ? `${about} ${text}` : about
}

/** What came where an instance was to come back. */
export const cameBack = (decoded: Spelt | undefined): string =>
  decoded?.kind === 'value'
    ? `comes back as ${excerpt(decoded.value)}`
    : `does not come back: ${decoded?.kind === 'invalid' ? decoded.reason : (decoded?.sentence ?? 'nothing came')}`
