import { choicesOf } from '../../harness/generators/choices.ts'
import { namesIn } from '../../harness/generators/closed.ts'
import { undecidedIn } from '../../harness/schemas/plain.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { isObject } from '../../harness/wire/json.ts'
import { causedBy, type Finding, inconclusive, satisfied, violated } from '../engine/finding.ts'
import { trialChecks } from './check.ts'
import { conflictsIn } from './conflicts.ts'
import { keepsNull } from './keeps-null.ts'
import { type Blame, by, perSample, type Which } from './per-sample.ts'
import { placesIn } from './places.ts'
import {
  acceptsSome,
  excerpt,
  flattened,
  isFlat,
  named,
  refusals,
  type Sample,
  speltIn,
  type Trial,
} from './trial.ts'

/** Whatever the given schema allows, the flattened one allows. @see suite §Flattener lines */
export const soundnessChecks = trialChecks(
  {
    verifies: 'flattener.soundness.accepts-valid-calls',
    title: 'accepts every valid call',
    toExercise: 'Add schemas with valid instances.',
    judge: acceptsValid,
  },
  {
    verifies: 'flattener.soundness.keeps-open-objects',
    title: 'keeps objects open that are open',
    toExercise:
      'Add a schema with additionalProperties or patternProperties, and a valid instance that has some.',
    judge: (trial) =>
      perSample(
        trial,
        hasOpenObject(trial),
        by('additionalProperties', 'unevaluatedProperties', 'maxProperties'),
      ),
  },
  {
    verifies: 'flattener.soundness.joins-conflicts',
    title: 'joins what branches state about the same member',
    toExercise: 'Add a union whose branches describe one property in two ways.',
    judge: joinsConflicts,
  },
  {
    verifies: 'flattener.soundness.keeps-absence',
    title: 'lets be absent what may be absent',
    toExercise: 'Add a schema with an optional property.',
    judge: (trial) => perSample(trial, leavesOut(trial), by('required', 'dependentRequired')),
  },
  {
    verifies: 'flattener.soundness.keeps-null',
    title: 'keeps null apart from being absent',
    toExercise: 'Add a schema with a property that may be null, and claim the feature instances.',
    judge: keepsNull,
  },
  {
    verifies: 'flattener.soundness.keeps-tuple-length',
    title: 'admits every length of a tuple',
    toExercise: 'Add a schema with prefixItems.',
    judge: (trial) =>
      perSample(
        trial,
        hasTuple(trial),
        by('minItems', 'maxItems', 'items', 'prefixItems', 'contains'),
      ),
  },
  {
    verifies: 'flattener.soundness.keeps-bounds',
    title: 'narrows no bound of a number',
    toExercise: 'Add a schema with exclusive bounds, and a valid instance close to one.',
    judge: (trial) =>
      perSample(
        trial,
        hasBounds(trial),
        by('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
      ),
  },
  {
    verifies: 'flattener.soundness.not-empty',
    title: 'can be satisfied where the given schema can',
    toExercise: 'Add a schema with a valid instance.',
    judge: notEmpty,
  },
  {
    verifies: 'flattener.soundness.witness-of-each-branch',
    title: 'keeps a valid call of every branch',
    toExercise: 'Add a union with a valid instance of every branch.',
    judge: keepsBranches,
  },
)

function acceptsValid(trial: Trial): Finding[] {
  const doubt = trial.samples.length === 0 && undecidedIn(trial.schema)
  if (doubt) return [inconclusive(doubt.message)]
  return perSample(
    trial,
    () => true,
    () => true,
  )
}

function hasOpenObject({ schema }: Trial): Which {
  const open = placesIn(schema).some(
    ({ schema: part }) =>
      isObject(part.patternProperties) ||
      isObject(part.additionalProperties) ||
      part.additionalProperties === true ||
      (part.type === 'object' && !isObject(part.properties)),
  )
  return () => open
}

function hasTuple({ schema }: Trial): Which {
  const has = placesIn(schema).some(({ schema: part }) => Array.isArray(part.prefixItems))
  return () => has
}

function hasBounds({ schema }: Trial): Which {
  const keywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
  const has = placesIn(schema).some(({ schema: part }) =>
    keywords.some((keyword) => keyword in part),
  )
  return () => has
}

/** At the root, or anywhere below it. */
function leavesOut({ schema }: Trial): Which {
  const names = namesIn(schema)
  const below = placesIn(schema).some(
    ({ pointer, schema: part }) => pointer !== '' && isObject(part.properties),
  )
  return ({ value }) =>
    isObject(value) && (below || names.some((name) => !Object.hasOwn(value, name)))
}

function joinsConflicts(trial: Trial): Finding[] {
  const conflicts = conflictsIn(trial.schema)
  const has: Which = ({ value }) =>
    isObject(value) && conflicts.some((name) => Object.hasOwn(value, name))
  const atConflict: Blame = ({ instancePath, keyword, params }) =>
    conflicts.some((name) => instancePath.startsWith(`/${name}`)) ||
    (keyword === 'additionalProperties' && conflicts.includes(params.additionalProperty))
  return perSample(trial, has, atConflict)
}

function notEmpty(trial: Trial): Finding[] {
  if (!isFlat(trial) || !flattened(trial)) return []
  const spelt = trial.samples.filter(({ encoded }) => encoded.kind === 'value')
  if (spelt.length === 0) return []
  if (acceptsSome(trial, speltIn(spelt))) return [satisfied()]
  const [first] = spelt as [Sample]
  const [error] = refusals(trial, first.encoded.kind === 'value' ? first.encoded.value : undefined)
  const none = violated(
    'some valid call is accepted',
    `${named(trial)}: none of ${spelt.length} valid calls is accepted; ${excerpt(first.value)}: ${error?.message}`,
  )
  return [causedBy(error?.keyword, none)]
}

function keepsBranches(trial: Trial): Finding[] {
  if (!isFlat(trial) || !flattened(trial)) return []
  return choicesOf(trial.schema).flatMap(({ name, schema }) => {
    const branch = name === '' ? undefined : validatorFor(schema)
    const own = trial.samples.filter((s) => s.encoded.kind === 'value' && branch?.accepts(s.value))
    if (own.length === 0) return []
    const [first] = own as [Sample]
    return acceptsSome(trial, speltIn(own))
      ? [satisfied()]
      : [
          violated(
            'every branch keeps a valid call',
            `${named(trial)}: no valid call of ${name} is accepted, such as ${excerpt(first.value)}`,
          ),
        ]
  })
}
