import { equal, isObject, type JsonObject } from '../../harness/wire/json.ts'
import { causedBy, type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { memberSchemas } from './conflicts.ts'
import { commonRequired, isUsed, propertiesOf, requiredOf, type Union } from './root-union.ts'
import { excerpt, type Flat, named } from './trial.ts'
import { wrongCalls } from './wrong-calls.ts'

/** What is flat has the root's and every branch's members; branches that cannot be may be left out. */
export function flatRoot(trial: Flat): Finding[] {
  const { schema } = trial.answer
  const union = ['oneOf', 'anyOf', 'allOf'].find((key) => key in schema)
  if (union)
    return [
      violated('one object', `${named(trial)}: the root still has ${union}: ${excerpt(schema)}`),
    ]
  const used = new Set(
    trial.samples.flatMap(({ value }) => (isObject(value) ? Object.keys(value) : [])),
  )
  const missing = [...used]
    .filter((name) => memberSchemas(trial.schema).has(name))
    .find((name) => !Object.hasOwn(propertiesOf(schema), name))
  return [
    satisfiedUnless(
      missing !== undefined && `${named(trial)}: ${missing} is gone from ${excerpt(schema)}`,
      'the properties of the root and of every branch',
    ),
  ]
}

/** The discriminator lists the actions that can be called, in their order. */
export function discriminatorIsEnum(trial: Flat, { discriminator, actions }: Union): Finding[] {
  const member = propertiesOf(trial.answer.schema)[discriminator]
  const values = isObject(member)
    ? Array.isArray(member.enum)
      ? member.enum
      : 'const' in member
        ? [member.const]
        : undefined
    : undefined
  const wanted = [...new Set(actions)].filter((action) => isUsed(trial, discriminator, action))
  const spelt = (list: unknown[]) => list.map((value) => (value === null ? 'null' : String(value)))
  const same =
    values &&
    equal(spelt(values.filter((value) => value !== null || wanted.includes(null))), spelt(wanted))
  const lenient =
    values &&
    wanted.length < new Set(actions).size &&
    spelt(wanted).every((value) => spelt(values).includes(value))
  const found = satisfiedUnless(
    !same && !lenient && `${named(trial)}: ${discriminator} became ${excerpt(member)}`,
    `an enum of ${wanted.map((w) => excerpt(w)).join(', ')}`,
  )
  return [causedBy('the discriminator', found)]
}

/** What the root or every branch requires is still required. */
export function keepsCommonRequired(trial: Flat, union: Union): Finding[] {
  const now = requiredOf(trial.answer.schema)
  const lost = commonRequired(union).find((name) => !now.includes(name))
  return [
    satisfiedUnless(
      lost !== undefined &&
        `${named(trial)}: ${lost} is required of every call and no longer required: ${excerpt(now)}`,
      'what every branch requires is required',
    ),
  ]
}

/** Nothing else is required, save where everything is. */
export function requiresNoMore(trial: Flat, union: Union): Finding[] {
  if (trial.profile.facts.all_required) return []
  const more = requiredOf(trial.answer.schema).find(
    (name) => !commonRequired(union).includes(String(name)),
  )
  const needed =
    more !== undefined &&
    trial.samples.every(({ value }) => isObject(value) && Object.hasOwn(value, String(more)))
  return [
    satisfiedUnless(
      more !== undefined &&
        !needed &&
        `${named(trial)}: ${String(more)} is required and only some branches require it`,
      'what only some branches require is optional',
    ),
  ]
}

/**
 * Counts invalid calls that get through although a flat object could have kept them out: those without what every
 * branch requires, and those with an action that no branch has.
 */
export function fewestInvalidCalls(trial: Flat, union: Union): Finding[] {
  const wrong = wrongCalls(trial).map(({ value }) => value as JsonObject)
  if (wrong.length === 0) return []
  const avoidable = wrong.filter((call) => !unavoidable(call, union))
  const [first] = avoidable
  if (first === undefined) return [satisfied()]
  return [
    violated(
      'only calls that no flat object can keep out',
      `${named(trial)}: ${avoidable.length} of ${wrong.length} invalid calls that get through need not, such as ${excerpt(first)}`,
    ),
  ]
}

function unavoidable(call: JsonObject, union: Union): boolean {
  const hasAction = union.actions.some((action) => equal(call[union.discriminator], action))
  const complete = commonRequired(union).every((name) => Object.hasOwn(call, name))
  return hasAction && complete
}
