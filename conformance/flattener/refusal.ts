import { namesIn } from '../../harness/generators/closed.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { at } from '../../harness/wire/json-pointer.ts'
import { causedBy, type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { ANY_SCHEMA, trialChecks } from './check.ts'
import { isExpressible } from './expressible.ts'
import { conformsAsGiven } from './identity.ts'
import { acceptsSome, excerpt, flattened, isFlat, named, speltIn, type Trial } from './trial.ts'

/** Better no schema than one that lies. @see suite §Flattener lines */
export const refusalChecks = trialChecks(
  {
    verifies: 'flattener.refusal.rather-than-lie',
    title: 'refuses rather than lie',
    toExercise: ANY_SCHEMA,
    judge: ratherThanLie,
  },
  {
    verifies: 'flattener.refusal.names-the-place',
    title: 'names what stands in the way',
    toExercise: 'Certify with a provider that cannot express one of the schemas.',
    judge: namesThePlace,
  },
  {
    verifies: 'flattener.refusal.only-when-needed',
    title: 'refuses only when it must',
    toExercise: ANY_SCHEMA,
    judge: onlyWhenNeeded,
  },
  {
    verifies: 'flattener.refusal.root-is-not-an-object',
    title: 'refuses a schema that admits no object',
    toExercise: ANY_SCHEMA,
    judge: rootIsNoObject,
  },
)

function ratherThanLie(trial: Trial): Finding[] {
  if (trial.samples.length === 0 && isFlat(trial)) return []
  if (trial.answer.kind === 'refused') return [satisfied('refused')]
  if (!isFlat(trial)) return []
  const { schema } = trial.answer
  const calls = trial.samples.some(({ value }) => isObject(value) && Object.keys(value).length > 0)
  if (calls && namesIn(schema).length === 0 && namesIn(trial.schema).length > 0)
    return [
      violated(
        'the parameters of the given schema',
        `${named(trial)}: flattened to ${excerpt(schema)}, which has no parameters`,
      ),
    ]
  const spelt = speltIn(trial.samples)
  const empty = spelt.length > 0 && flattened(trial) && !acceptsSome(trial, spelt)
  return [
    satisfiedUnless(
      empty && `${named(trial)}: flattened to ${excerpt(schema)}, which admits no valid call`,
      'a schema that can be satisfied, or a refusal',
    ),
  ]
}

function namesThePlace(trial: Trial): Finding[] {
  if (trial.answer.kind !== 'refused') return []
  const { pointer, keyword, reason } = trial.answer.refused
  const place = at(trial.schema, pointer)
  if (place === undefined)
    return [
      violated(
        'a pointer into the given schema',
        `${named(trial)}: refused at ${pointer}, which is nowhere`,
      ),
    ]
  const there =
    isObject(place) &&
    (Object.hasOwn(place, keyword) || JSON.stringify(place).includes(JSON.stringify(keyword)))
  const isUnwritten = typeof place === 'boolean' || WHOLE.includes(keyword)
  if (reason.includes('\n') || reason.trim() === '')
    return [
      violated('a reason in one sentence', `${named(trial)}: refused with ${excerpt(reason)}`),
    ]
  return [
    satisfiedUnless(
      !there &&
        !isUnwritten &&
        `${named(trial)}: refused for ${keyword} at ${pointer || 'the root'}, where it does not stand`,
      'a keyword that stands there',
    ),
  ]
}

/** What can be in the way without standing there. */
const WHOLE = [
  'type',
  'required',
  'properties',
  'limits',
  'depth',
  'additionalProperties',
  'description',
]

function onlyWhenNeeded(trial: Trial): Finding[] {
  if (!conformsAsGiven(trial) && !isExpressible(trial)) return []
  if (trial.answer.kind === 'flattened') return [satisfied()]
  if (trial.answer.kind !== 'refused') return []
  const { keyword, reason } = trial.answer.refused
  return [causedBy(keyword, violated('a schema', `${named(trial)}: refused, ${reason}`))]
}

function rootIsNoObject(trial: Trial): Finding[] {
  const { profile, schema, answer } = trial
  if (profile.facts.root_type !== 'object' || answer.kind === 'none') return []
  const others = admitsNoObject(schema)
  if (!others || !validatorFor(schema)) return []
  return [
    satisfiedUnless(
      answer.kind === 'flattened' && `${named(trial)}: flattened to ${excerpt(answer.schema)}`,
      'a refusal',
    ),
  ]
}

/** By its types, or by the values that it lists. */
function admitsNoObject({ type, enum: values, const: value }: JsonObject): boolean {
  if (typeof type === 'string') return type !== 'object'
  if (Array.isArray(type)) return !type.includes('object')
  if (Array.isArray(values)) return values.length > 0 && !values.some(isObject)
  return value !== undefined && !isObject(value)
}
