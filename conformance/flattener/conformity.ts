import { metaSchemaOf } from '../../harness/schemas/provider/meta-schema.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { at, segmentsOf } from '../../harness/wire/json-pointer.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { ANY_SCHEMA, trialChecks } from './check.ts'
import { brokenLimit, requiresTooFew } from './limits.ts'
import { fittingNames } from './names.ts'
import { type Place, placesIn } from './places.ts'
import { excerpt, type Flat, isFlat, named, type Trial } from './trial.ts'

/** The flattened schema is one that its provider accepts. @see suite §Flattener lines */
export const conformityChecks = trialChecks(
  {
    verifies: 'flattener.conformity.accepted-at-every-schema',
    title: 'is accepted by the provider at every schema',
    toExercise: ANY_SCHEMA,
    judge: (trial) => onFlat(trial, accepted),
  },
  {
    verifies: 'flattener.conformity.within-limits',
    title: 'stays within what the provider counts',
    toExercise: 'Certify with a provider whose profile has limits, such as openai-strict.',
    judge: (trial) => onFlat(trial, withinLimits),
  },
  {
    verifies: 'flattener.conformity.requires-what-it-must',
    title: 'requires and declares what the provider demands',
    toExercise: 'Certify with a provider that demands every property, such as openai-strict.',
    judge: (trial) => onFlat(trial, requires),
  },
  {
    verifies: 'flattener.conformity.references-lead-somewhere',
    title: 'has no reference that leads nowhere',
    toExercise: 'Add a schema with $ref.',
    judge: (trial) => onFlat(trial, references),
  },
  {
    verifies: 'flattener.conformity.names-fit',
    title: 'names properties as the provider allows',
    toExercise: 'Add a schema with a property whose name has a space.',
    judge: (trial) => onFlat(trial, namesFit),
  },
)

function onFlat(trial: Trial, judge: (trial: Flat) => Finding[]): Finding[] {
  return isFlat(trial) ? judge(trial) : []
}

function accepted(trial: Flat): Finding[] {
  const meta = validatorFor(metaSchemaOf(trial.profile))
  if (!meta) throw new TypeError(`the meta-schema of ${trial.profile.id} does not compile`)
  const errors = meta.errorsOf(trial.answer.schema)
  const [error] = errors.toSorted((a, b) => b.instancePath.length - a.instancePath.length)
  const extra = isObject(error?.params)
    ? Object.values(error.params).filter((v) => typeof v === 'string')[0]
    : undefined
  const wrong =
    error &&
    `${named(trial)}: flattened to ${excerpt(trial.answer.schema)}; ${error.instancePath || 'the root'} ${error.message}${extra ? ` (${extra})` : ''}`
  const invalid =
    !wrong &&
    !validatorFor(trial.answer.schema) &&
    `${named(trial)}: flattened to ${excerpt(trial.answer.schema)}, which is no JSON Schema`
  return [satisfiedUnless(wrong || invalid, `a schema that ${trial.profile.id} accepts`)]
}

function withinLimits(trial: Flat): Finding[] {
  const { limits } = trial.profile.facts
  const least = requiresTooFew(trial.answer.schema, limits)
  if (least !== undefined)
    return [
      violated(`at least ${least} required at the root`, `${named(trial)}: too few are required`),
    ]
  if (Object.keys(limits).length === 0) return []
  const broken = brokenLimit(trial.answer.schema, limits)
  return [broken ? violated(broken.expected, `${trial.about}: ${broken.sentence}`) : satisfied()]
}

/** Every property is required, or what is required is a property, where the profile states it. */
function requires(trial: Flat): Finding[] {
  const { all_required, required_declared } = trial.profile.facts
  return placesIn(trial.answer.schema).flatMap(({ pointer, schema }) => {
    if (!isObject(schema.properties)) return []
    const names = Object.keys(schema.properties)
    const required = Array.isArray(schema.required) ? schema.required : []
    const missing = all_required ? names.find((name) => !required.includes(name)) : undefined
    const undeclared = required_declared
      ? required.find((name) => !names.includes(String(name)))
      : undefined
    const where = `${named(trial)}: at ${pointer || 'the root'}`
    if (missing !== undefined)
      return [violated('every property is required', `${where} ${missing} is not required`)]
    if (undeclared !== undefined)
      return [
        violated(
          'what is required is declared',
          `${where} ${undeclared} is required and not declared`,
        ),
      ]
    return all_required || required_declared ? [satisfied()] : []
  })
}

function references(trial: Flat): Finding[] {
  const { schema: whole } = trial.answer
  const references = placesIn(whole).filter(({ schema }) => typeof schema.$ref === 'string')
  return references.map((place) =>
    satisfiedUnless(wrongReference(trial, place), 'a reference leads to a schema inside'),
  )
}

function wrongReference(trial: Flat, { pointer, schema }: Place): string | undefined {
  const target = targetOf(trial.answer.schema, schema)
  const where = `${named(trial)}: ${String(schema.$ref)} at ${pointer}`
  if (target === undefined) return `${where} leads nowhere`
  const cyclic =
    trial.profile.facts.refs === 'acyclic' && leadsBack(trial.answer.schema, schema, [])
  return cyclic ? `${where} leads back to itself` : undefined
}

function targetOf(whole: JsonObject, { $ref }: JsonObject): unknown {
  if (typeof $ref !== 'string' || !$ref.startsWith('#')) return undefined
  const path = decoded($ref.slice(1))
  return path === '' || path.startsWith('/') ? at(whole, path) : anchored(whole, path)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const anchored = (whole: JsonObject, anchor: string) =>
  placesIn(whole).find(({ schema }) => schema.$anchor === anchor)?.schema

function leadsBack(whole: JsonObject, schema: JsonObject, seen: unknown[]): boolean {
  const target = targetOf(whole, schema)
  if (!isObject(target)) return false
  if (seen.includes(target)) return true
  return placesIn(target).some(
    ({ schema: inner }) =>
      typeof inner.$ref === 'string' && leadsBack(whole, inner, [...seen, target]),
  )
}

function namesFit(trial: Flat): Finding[] {
  const { property_name } = trial.profile.facts
  if (typeof property_name !== 'string') return []
  const fits = fittingNames(trial.profile)
  return placesIn(trial.answer.schema).flatMap(({ pointer, schema }) =>
    Object.keys(isObject(schema.properties) ? schema.properties : {}).map((name) =>
      satisfiedUnless(
        !fits(name) &&
          `${named(trial)}: ${excerpt(name)} at ${segmentsOf(pointer).join('/') || 'the root'}`,
        `property names that ${trial.profile.id} accepts (property_name of its table)`,
      ),
    ),
  )
}
