import { equal, isObject } from '../../harness/wire/json.ts'
import { at } from '../../harness/wire/json-pointer.ts'
import { type Finding, satisfiedUnless } from '../engine/finding.ts'
import { ANY_SCHEMA, trialChecks } from './check.ts'
import { firstDifference } from './first-difference.ts'
import { fittingNames } from './names.ts'
import { placesIn } from './places.ts'
import { excerpt, type Flat, isFlat, named, type Trial } from './trial.ts'

/** The answer follows from the line and from nothing else. @see suite §Flattener lines */
export const purityChecks = trialChecks(
  {
    verifies: 'flattener.purity.no-memory',
    title: 'gives the same answer after other lines',
    toExercise: ANY_SCHEMA,
    judge: noMemory,
  },
  {
    verifies: 'flattener.purity.names-are-data',
    title: 'takes a property for a property, whatever it is called',
    toExercise: 'Add a schema with properties called like keywords.',
    judge: (trial) => (isFlat(trial) ? namesAreData(trial) : []),
  },
  {
    verifies: 'flattener.purity.values-are-data',
    title: 'leaves alone what stands in values',
    toExercise: 'Add a schema whose enum holds something that looks like a schema.',
    judge: (trial) => (isFlat(trial) ? valuesAreData(trial) : []),
  },
)

function noMemory(trial: Trial): Finding[] {
  const { answer, again } = trial
  if (
    !again ||
    answer.kind === 'none' ||
    again.kind === 'none' ||
    answer.kind === 'error' ||
    again.kind === 'error'
  )
    return []
  return [
    satisfiedUnless(
      answer.text !== again.text &&
        `${named(trial)}: first ${firstDifference(answer.text, again.text)}`,
      'the same answer whatever came before',
    ),
  ]
}

/** Plain members of plain objects are members of the flattened schema too, under names that the provider takes. */
function namesAreData(trial: Flat): Finding[] {
  const fits = fittingNames(trial.profile)
  const plain = !['oneOf', 'anyOf', 'allOf', '$ref', 'if', 'not', 'dependentSchemas'].some(
    (key) => key in trial.schema,
  )
  const { properties } = trial.schema
  if (!plain || !isObject(properties) || trial.samples.length === 0) return []
  const used = Object.keys(properties).filter(
    (name) =>
      fits(name) &&
      trial.samples.some(({ value }) => isObject(value) && Object.hasOwn(value, name)),
  )
  const now = isObject(trial.answer.schema.properties) ? trial.answer.schema.properties : {}
  const gone = used.find((name) => !Object.hasOwn(now, name) && !comesBack(trial, name))
  return used.length === 0
    ? []
    : [
        satisfiedUnless(
          gone !== undefined &&
            `${named(trial)}: the property ${gone} is gone from ${excerpt(trial.answer.schema)}`,
          'every property, whatever it is called',
        ),
      ]
}

/** Whether a flattener gives a property that it renames back in every call. */
const comesBack = ({ instances, samples }: Flat, name: string) =>
  instances &&
  samples
    .filter(({ value }) => isObject(value) && Object.hasOwn(value, name))
    .every(
      ({ value, encoded, decoded }) =>
        encoded.kind === 'value' &&
        isObject(encoded.value) &&
        !Object.hasOwn(encoded.value, name) &&
        decoded?.kind === 'value' &&
        equal(decoded.value, value),
    )

const VALUES = ['enum', 'const', 'default', 'examples']

function valuesAreData(trial: Flat): Finding[] {
  return placesIn(trial.schema).flatMap(({ pointer, schema }) => {
    const now = at(trial.answer.schema, pointer)
    if (!isObject(now)) return []
    return VALUES.filter((key) => key in schema && key in now).map((key) =>
      judgeValue(trial, `${pointer}/${key}`, schema[key], now[key]),
    )
  })
}

function judgeValue(trial: Flat, where: string, before: unknown, after: unknown): Finding {
  const wrong =
    !sameValue(before, after) &&
    `${named(trial)}: ${where} was ${excerpt(before)} and is ${excerpt(after)}`
  return satisfiedUnless(wrong, 'values as they were given')
}

/** Values may be left out, spelt as strings, or joined by null and by others; none may be rewritten inside. */
function sameValue(before: unknown, after: unknown): boolean {
  if (equal(before, after)) return true
  if (!Array.isArray(before) || !Array.isArray(after))
    return String(before) === after || JSON.stringify(before) === after
  const known = (value: unknown) =>
    value === null ||
    before.some((other) => equal(other, value) || spellings(other).includes(value as string))
  return (
    after.filter((value) => typeof value === 'object').every(known) &&
    (before.every((v) => typeof v !== 'object') || after.every(known))
  )
}

const spellings = (value: unknown) => [String(value), JSON.stringify(value)]
