import { partsOf } from '../../harness/generators/closed.ts'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { segmentsOf } from '../../harness/wire/json-pointer.ts'
import { type Finding, satisfiedUnless, violated } from '../engine/finding.ts'
import { fittingNames } from './names.ts'
import { placesIn } from './places.ts'
import { commonRequired, isUsed, propertiesOf, requiredOf, type Union } from './root-union.ts'
import { excerpt, type Flat, named } from './trial.ts'

/** A member that only some actions have is described together with them. */
export function describesConditions(
  trial: Flat,
  { branches, discriminator, actions, root }: Union,
): Finding[] {
  const { descriptions } = trial.profile.facts
  if (descriptions === 'nowhere') return []
  const texts = placesIn(trial.answer.schema).map(
    ({ schema, pointer }) =>
      `${segmentsOf(pointer).join(' ')}: ${String(schema.description ?? '')}`,
  )
  return conditionsIn(branches, discriminator, root).flatMap(({ name, which }) => {
    if (!propertiesOf(trial.answer.schema)[name]) return []
    const own = which
      .map((at) => actions[at])
      .filter((action) => isUsed(trial, discriminator, action))
    if (own.length === 0) return []
    const reported = own.every((action) =>
      texts.some((text) => text.includes(name) && text.includes(String(action))),
    )
    return [
      satisfiedUnless(
        !reported &&
          `${named(trial)}: no description states that ${name} belongs to ${own.map(String).join(', ')}`,
        'each condition is described together with its action',
      ),
    ]
  })
}

/** Whether a schema's anyOf only states what must be there. */
export const alternatives = (schema: JsonObject) => {
  const parts = partsOf(schema, 'anyOf')
  return (
    parts.length > 0 &&
    parts.every((part) => Object.keys(part).every((key) => key === 'required')) &&
    !('oneOf' in schema)
  )
}

/** The members stay, and what all alternatives require is required; one whose name has to change is not followed here. */
export function alternativesOfRequired(trial: Flat): Finding[] {
  const { answer, schema, profile } = trial
  const fits = fittingNames(profile)
  const missing = Object.keys(propertiesOf(schema)).find(
    (name) =>
      fits(name) &&
      !Object.hasOwn(propertiesOf(answer.schema), name) &&
      !('anyOf' in answer.schema),
  )
  if (missing !== undefined)
    return [
      violated(
        'every property stays',
        `${named(trial)}: ${missing} is gone: ${excerpt(answer.schema)}`,
      ),
    ]
  const isGiven = (name: string) => Object.hasOwn(propertiesOf(schema), name)
  const isRespelt = (name: string) =>
    Object.hasOwn(propertiesOf(answer.schema), name) && !isGiven(name)
  const now = requiredOf(answer.schema).map(String)
  const common = commonRequired({ root: schema, branches: partsOf(schema, 'anyOf') })
  const lost = common.find((name) => fits(name) && !now.includes(name) && isGiven(name))
  const isNeeded = (name: string) =>
    trial.samples.every(({ value }) => isObject(value) && Object.hasOwn(value, name))
  const more = profile.facts.all_required
    ? undefined
    : now.find((name) => !isRespelt(name) && !common.includes(name) && !isNeeded(name))
  const wrong =
    lost === undefined
      ? more !== undefined && `${named(trial)}: ${more} is required by some alternatives only`
      : `${named(trial)}: ${lost} is required by every alternative and no longer required`
  return [satisfiedUnless(wrong, 'what all alternatives require is required')]
}

interface Condition {
  name: string
  which: number[]
}

/** Members that not every branch has. */
function conditionsIn(
  branches: JsonObject[],
  discriminator: string,
  root: JsonObject,
): Condition[] {
  const names = [...new Set(branches.flatMap((branch) => Object.keys(propertiesOf(branch))))]
  return names.flatMap((name) => {
    const which = branches.flatMap((branch, at) => (name in propertiesOf(branch) ? [at] : []))
    const conditional =
      which.length < branches.length && name !== discriminator && !(name in propertiesOf(root))
    return conditional ? [{ name, which }] : []
  })
}
