import { metaSchemaOf } from '../../harness/schemas/provider/meta-schema.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { elementsOf, equal, isObject, type JsonObject } from '../../harness/wire/json.ts'
import { at } from '../../harness/wire/json-pointer.ts'
import { type Finding, satisfiedUnless, violated } from '../engine/finding.ts'
import { ANY_SCHEMA, trialChecks } from './check.ts'
import { keepsDescriptions } from './kept-descriptions.ts'
import { isWithin } from './limits.ts'
import { fittingNames } from './names.ts'
import { placesIn } from './places.ts'
import { asRead } from './reading.ts'
import { propertiesOf } from './root-union.ts'
import { excerpt, type Flat, isFlat, named, type Trial } from './trial.ts'

/** What need not change does not. @see suite §Flattener lines */
export const identityChecks = trialChecks(
  {
    verifies: 'flattener.identity.conforming-is-unchanged',
    title: 'leaves alone what the provider accepts',
    toExercise: 'Add a schema that the provider accepts as it is.',
    judge: unchanged,
  },
  {
    verifies: 'flattener.identity.idempotent',
    title: 'changes nothing the second time',
    toExercise: ANY_SCHEMA,
    judge: idempotent,
  },
  {
    verifies: 'flattener.identity.keeps-order',
    title: 'keeps the order of what it keeps',
    toExercise: ANY_SCHEMA,
    judge: (trial) => (isFlat(trial) ? keepsOrder(trial) : []),
  },
  {
    verifies: 'flattener.identity.keeps-descriptions',
    title: 'keeps every description whole',
    toExercise: 'Add a schema with descriptions.',
    judge: (trial) => (isFlat(trial) ? keepsDescriptions(trial) : []),
  },
)

/** Whether the given schema could be sent as it is: accepted, within limits, and read as it is meant. */
export function conformsAsGiven({ profile, schema, samples }: Trial): boolean {
  const meta = validatorFor(metaSchemaOf(profile))
  const read = validatorFor(asRead(profile, schema))
  if (!meta?.accepts(schema) || !read || !isWithin(schema, profile.facts.limits)) return false
  if (JSON.stringify(asRead(profile, schema)) !== JSON.stringify(schema)) return false
  const { all_required, required_declared } = profile.facts
  const allRequired =
    !all_required || placesIn(schema).every(({ schema: part }) => requiresAll(part))
  const allDeclared =
    !required_declared || placesIn(schema).every(({ schema: part }) => declaresRequired(part))
  const fits = placesIn(schema).every(({ schema: part }) =>
    Object.keys(propertiesOf(part)).every(fittingNames(profile)),
  )
  const unenforced = placesIn(schema).some(({ schema: part }) =>
    (profile.facts.keywords_unenforced ?? []).some((keyword) => keyword in part),
  )
  return (
    allRequired &&
    allDeclared &&
    fits &&
    !unenforced &&
    samples.every(({ value }) => read.accepts(value))
  )
}

function requiresAll({ properties, required }: JsonObject): boolean {
  const names = isObject(properties) ? Object.keys(properties) : []
  return names.every((name) => Array.isArray(required) && required.includes(name))
}

const declaresRequired = (part: JsonObject) =>
  elementsOf(part.required).every((name) => Object.hasOwn(propertiesOf(part), String(name)))

function unchanged(trial: Trial): Finding[] {
  if (trial.answer.kind === 'none' || !conformsAsGiven(trial)) return []
  const { answer } = trial
  if (answer.kind !== 'flattened')
    return [
      violated(
        'the schema unchanged',
        `${named(trial)}: is accepted as it is, and was answered with ${answer.kind === 'refused' ? `a refusal: ${answer.refused.reason}` : answer.error}`,
      ),
    ]
  const changed =
    !equal(answer.schema, trial.schema) &&
    `${named(trial)}: is accepted as it is, and became ${excerpt(answer.schema)}`
  const noted =
    answer.notes.length > 0 &&
    `${named(trial)}: is accepted as it is, and has the note ${excerpt(answer.notes[0])}`
  return [satisfiedUnless(changed || noted, 'the schema unchanged, without notes')]
}

function idempotent(trial: Trial): Finding[] {
  if (!isFlat(trial) || !trial.second) return []
  const { second, answer } = trial
  const about = `${named(trial)}: flattened to ${excerpt(answer.schema)}; flattened again`
  if (second.kind !== 'flattened')
    return [violated('the same schema', `${about} it is answered with ${second.kind}`)]
  const changed =
    !equal(second.schema, answer.schema) && `${about} it becomes ${excerpt(second.schema)}`
  const noted = second.notes.length > 0 && `${about} it has the note ${excerpt(second.notes[0])}`
  return [satisfiedUnless(changed || noted, 'the same schema, without notes')]
}

/** Names that both schemas have in the same place come in the same order. */
function keepsOrder(trial: Flat): Finding[] {
  const flat = trial.answer.schema
  // Null may stand for a member that is absent, and is then none of the given values.
  const unordered = trial.profile.facts.all_required ? [null] : []
  return placesIn(trial.schema).flatMap(({ pointer, schema }) => {
    const other = at(flat, pointer)
    if (!isObject(other)) return []
    return [
      ...inOrder(
        trial,
        `${pointer}/properties`,
        keysOf(schema.properties),
        keysOf(other.properties),
      ),
      ...inOrder(trial, `${pointer}/enum`, textsOf(schema.enum), textsOf(other.enum, unordered)),
      ...inOrder(trial, `${pointer}/anyOf`, textsOf(schema.anyOf), textsOf(other.anyOf)),
    ]
  })
}

const keysOf = (value: unknown) => (isObject(value) ? Object.keys(value) : [])
const textsOf = (value: unknown, besides: readonly unknown[] = []) =>
  Array.isArray(value)
    ? value.filter((item) => !besides.includes(item)).map((item) => JSON.stringify(item))
    : []

function inOrder(trial: Flat, where: string, before: string[], after: string[]): Finding[] {
  const shared = before.filter((name) => after.includes(name))
  if (shared.length < 2) return []
  const now = after.filter((name) => shared.includes(name))
  const same = shared.every((name, i) => now[i] === name)
  // What is required first, a profile may demand.
  if (trial.profile.facts.property_order === 'required-first' && where.endsWith('/properties'))
    return []
  return [
    satisfiedUnless(
      !same && `${named(trial)}: at ${where} ${shared.join(', ')} became ${now.join(', ')}`,
      'the order of the given schema',
    ),
  ]
}
