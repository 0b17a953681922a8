import { validatorFor } from '../../../../harness/schemas/validator.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import type { Arguments } from './calls.ts'

/** A call that is legal, and others that differ from it in one thing. */
export interface Trial {
  legal: Arguments
  /** Calls that no part of the schema may accept. */
  illegal?: readonly Arguments[]
  /** Calls that may be legal, and by another alternative than the first one. */
  foreign?: readonly Arguments[]
}

/** The alternatives of a schema, each as a schema of its own with all that stands beside it. */
export const alternativesOf = (schema: JsonObject): JsonObject[] =>
  Array.isArray(schema.oneOf) ? schema.oneOf.map((one) => ({ ...schema, oneOf: [one] })) : [schema]

/** The alternatives that a call fits. */
export const formsOf = (schema: JsonObject, call: Arguments): JsonObject[] =>
  alternativesOf(schema).filter((one) => accepts(one, call))

/** Whether a schema accepts a call; one that is no schema accepts none. */
export const accepts = (schema: JsonObject, call: unknown): boolean =>
  validatorFor(schema)?.accepts(call) === true

/** What is wrong with a schema by a trial: the legal call is refused, or another one is not. */
export function wrongIn(schema: JsonObject, trial: Trial): string | undefined {
  const { legal, illegal = [], foreign = [] } = trial
  const forms = formsOf(schema, legal)
  if (!accepts(schema, legal) || forms.length === 0) return `refuses ${JSON.stringify(legal)}`
  const all = [schema, ...alternativesOf(schema)]
  const bad =
    illegal.find((call) => all.some((one) => accepts(one, call))) ??
    foreign.find((call) => forms.some((one) => accepts(one, call)))
  return bad && `accepts ${JSON.stringify(bad)}`
}

/** The names of the members that a form of a call speaks of. */
export function memberNames(form: JsonObject): string[] {
  const parts = partsOf(form, form)
  const names = parts.flatMap(({ properties }) =>
    isObject(properties) ? Object.keys(properties) : [],
  )
  return [...new Set(names)]
}

/** A schema and those that hold with it: its one alternative, what it refers to, and all of a conjunction. */
function partsOf(root: JsonObject, schema: unknown, depth = 8): JsonObject[] {
  if (!isObject(schema) || depth === 0) return []
  const { $ref, oneOf, allOf } = schema
  const more = [oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [
    schema,
    ...[...more, referred(root, $ref)].flatMap((one) => partsOf(root, one, depth - 1)),
  ]
}

function referred(root: JsonObject, ref: unknown): unknown {
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return undefined
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((here, name) => (isObject(here) ? here[name] : undefined), root)
}

/** The schema of a member in a form, where it has one of its own. */
export function memberOf(form: JsonObject, name: string): JsonObject | undefined {
  const found = partsOf(form, form).flatMap(({ properties }) =>
    isObject(properties) && isObject(properties[name]) ? [properties[name]] : [],
  )
  return found.find(({ description }) => description !== undefined) ?? found[0]
}
