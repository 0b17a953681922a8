import { partsOf } from '../../harness/generators/closed.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { placesIn } from './places.ts'
import { excerpt, isFlat, named, type Trial } from './trial.ts'
import { wrongCalls } from './wrong-calls.ts'

/** A union that must stand alone does, and its branches hold what stood beside it. */
export function distributes(trial: Trial): Finding[] {
  if (!isFlat(trial) || trial.profile.facts.unions_nested !== 'any-of-alone') return []
  return placesIn(trial.answer.schema).flatMap(({ pointer, schema }) => {
    if (!Array.isArray(schema.anyOf)) return []
    const beside = Object.keys(schema).filter((key) => key !== 'anyOf')
    return [
      satisfiedUnless(
        beside.length > 0 &&
          `${named(trial)}: ${beside.join(', ')} beside anyOf at ${pointer || 'the root'}`,
        'a union that stands alone',
      ),
    ]
  })
}

/** Two branches that both hold are what `oneOf` excludes. */
export function exclusivity(trial: Trial): Finding[] {
  if (!isFlat(trial)) return []
  const lost = trial.answer.notes.filter(({ lost }) => lost !== false)
  return wrongCalls(trial).flatMap(({ value, errors }) => {
    const both = errors.find(
      ({ keyword, params }) => keyword === 'oneOf' && params.passingSchemas !== null,
    )
    if (!both) return []
    const noted = lost.some(
      ({ pointer, keyword }) =>
        keyword === 'oneOf' || pointer.includes('oneOf') || keyword === '$ref',
    )
    return [
      satisfiedUnless(
        !noted &&
          `${named(trial)}: ${excerpt(value)} fits two branches of a oneOf, gets through, and no note states it`,
        'a note that branches no longer exclude each other',
      ),
    ]
  })
}

/** What the samples have in a nested union gets through, and what no branch has does not, unless noted. */
export function nestedUnions(trial: Trial): Finding[] {
  if (!isFlat(trial)) return []
  const nested = placesIn(trial.schema).filter(
    ({ pointer, schema }) =>
      pointer !== '' &&
      (partsOf(schema, 'oneOf').length > 0 || partsOf(schema, 'anyOf').length > 0),
  )
  if (nested.length === 0) return []
  const { unions_nested } = trial.profile.facts
  const left = placesIn(trial.answer.schema).find(
    ({ pointer, schema }) =>
      pointer !== '' && forbidden(unions_nested).some((key) => key in schema),
  )
  if (left)
    return [
      violated(
        `unions as ${unions_nested} allows`,
        `${named(trial)}: ${left.pointer} became ${excerpt(left.schema)}`,
      ),
    ]
  const flat = validatorFor(trial.answer.schema)
  return flat ? [satisfied()] : []
}

function forbidden(policy: string): string[] {
  if (policy === 'none') return ['oneOf', 'anyOf']
  return policy.startsWith('any-of') ? ['oneOf'] : []
}
