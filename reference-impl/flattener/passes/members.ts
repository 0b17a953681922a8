import type { Json } from '../../../harness/wire/json.ts'
import type { Context, Draft, Pass } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { admits, isAnySchema, mapOf, put, requiredOf } from '../schema.ts'
import { wouldChange } from './as-it-is.ts'
import { assembled } from './assembled.ts'
import type { Found } from './found.ts'
import { leaveOut } from './leave-out.ts'
import { member } from './member.ts'
import { speltNames } from './names.ts'
import { patterns, restOf } from './others.ts'
import { packedMember, packedOf } from './packed.ts'

/** Flattens what the members of an object must be: names, values, which must be there, and which else may be. */
export const members: Pass = (given, context) => {
  if (!speaksOfMembers(given, context)) return given
  mustNotBeTooDeep(given, context)
  const { draft: open, packed } = packedOf(declared(given, context), context)
  const draft = packed ? open : patterns(named(open, context), context)
  const spelt = speltNames(draft.schema, context.rules)
  const required = new Set(requiredOf(draft.schema))
  const found: Found[] = []
  for (const name of Object.keys(mapOf(draft.schema, 'properties'))) {
    const one = { name, as: spelt.get(name) ?? name, required: required.has(name) }
    found.push(...member(one, draft, context))
  }
  const rest = restOf(draft, context)
  const others = packed ? packedMember(draft, spelt, context) : undefined
  return assembled(draft, found, rest, others, context)
}

function mustNotBeTooDeep({ schema, place }: Draft, { rules, origins }: Context): void {
  const { depth } = rules.facts.limits
  if (depth !== undefined && place.objects >= depth)
    throw new Refusal(
      origins.of(schema),
      'properties',
      `The provider takes ${depth} objects in one another.`,
    )
}

const OBJECT = [
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  'dependentRequired',
  'minProperties',
  'maxProperties',
]

function speaksOfMembers({ schema, place }: Draft, { rules }: Context): boolean {
  if (!admits(schema, 'object') || Object.hasOwn(schema, '$ref')) return false
  if (schema.type === undefined && !OBJECT.some((keyword) => Object.hasOwn(schema, keyword)))
    return false
  return (
    place.atRoot ||
    rules.closed ||
    OBJECT.some((keyword) => Object.hasOwn(schema, keyword)) ||
    rules.facts.free_form_objects === 'rejected'
  )
}

/** What names must be stays only as it is. */
function named(draft: Draft, context: Context): Draft {
  return wouldChange(draft, 'propertyNames', 'Each name', context)
    ? leaveOut(draft, context, ['propertyNames'])
    : draft
}

/** Required members are declared where that must be. */
function declared(draft: Draft, { rules, origins }: Context): Draft {
  const { schema } = draft
  const given = mapOf(schema, 'properties')
  const missing = requiredOf(schema).filter((name) => !Object.hasOwn(given, name))
  const bare =
    schema.properties === undefined &&
    (rules.closed || rules.facts.free_form_objects === 'rejected')
  if (!bare && (missing.length === 0 || !(rules.facts.required_declared || rules.closed)))
    return draft
  const rest =
    isAnySchema(schema.additionalProperties) && schema.patternProperties === undefined
      ? schema.additionalProperties
      : true
  if (rest === false && missing.length > 0)
    throw new Refusal(
      origins.of(schema, 'required'),
      'required',
      'A required member is not allowed.',
    )
  const properties: { [name: string]: Json } = {}
  for (const name of Object.keys(given)) put(properties, name, given[name] as Json)
  for (const name of missing) put(properties, name, rest)
  return { ...draft, schema: origins.made({ ...schema, properties }, schema) }
}
