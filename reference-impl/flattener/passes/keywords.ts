import type { Json } from '../../../harness/wire/json.ts'
import { isComposed } from '../alternatives.ts'
import type { Context, Draft, Pass } from '../context.ts'
import { beside } from '../context.ts'
import { flattenAt } from '../node.ts'
import { step } from '../pointer.ts'
import { type AnySchema, mapOf, put, type Schema, without } from '../schema.ts'
import { leaveOut } from './leave-out.ts'

/** Leaves out what the provider does not take, and reports it. */
export const keywords: Pass = (given, context) => {
  const draft = lowered(definitions(given, context), context)
  const dropped = Object.keys(draft.schema).filter((keyword) => !stands(keyword, draft, context))
  return dropped.length > 0 ? leaveOut(draft, context, dropped) : draft
}

function stands(keyword: string, draft: Draft, { rules, keepsReferences }: Context): boolean {
  const { schema, place } = draft
  if (DEFINITIONS.has(keyword))
    return keepsReferences && place.atRoot && rules.allows(keyword, schema, true)
  if (!rules.allows(keyword, schema, place.atRoot)) return false
  switch (keyword) {
    case 'format':
      return rules.formats === undefined || rules.formats.has(String(schema.format))
    case 'pattern':
      return rules.facts.pattern_syntax === 'any' || !LOOKAROUND.test(String(schema.pattern))
    case 'minItems':
      return (
        rules.facts.min_items === 'any' || rules.facts.min_items.includes(Number(schema.minItems))
      )
    case 'nullable':
      return rules.facts.null_type === 'nullable'
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return (
        (schema === draft.given || !isComposed(schema)) &&
        EVALUATING.every((name) => isWhole(name, draft, rules))
      )
    default:
      return true
  }
}

/** Keywords that speak of members and items, without which more would be left unevaluated. */
const EVALUATING = ['contains', 'patternProperties', 'prefixItems']

const isWhole = (keyword: string, { schema, given, place }: Draft, rules: Context['rules']) =>
  !Object.hasOwn(given, keyword) ||
  (Object.hasOwn(schema, keyword) && rules.allows(keyword, schema, place.atRoot))

const DEFINITIONS = new Set(['$defs', 'definitions', '$def'])

const LOOKAROUND = /\(\?<?[=!]/

/** Definitions are flattened like everything else, where they stay. */
function definitions(draft: Draft, context: Context): Draft {
  const { schema, place } = draft
  if (!place.atRoot || !context.keepsReferences) return draft
  let out = schema
  for (const keyword of DEFINITIONS)
    if (stands(keyword, draft, context) && Object.hasOwn(schema, keyword))
      out = defined(out, keyword, draft, context)
  return out === schema ? draft : { ...draft, schema: out }
}

function defined(
  schema: Schema,
  keyword: string,
  { place, voice }: Draft,
  context: Context,
): Schema {
  const given = mapOf(schema, keyword)
  const out: { [name: string]: Json } = {}
  let changed = false
  for (const name of Object.keys(given)) {
    const there = { ...beside(place, step(`/${keyword}`, name)), around: voice, about: name }
    const { schema: one, codec } = flattenAt(given[name] as AnySchema, there, context)
    if (codec) context.definitions.spelt = true
    if (one !== given[name]) changed = true
    put(out, name, one)
  }
  if (changed) context.definitions.changed = true
  return changed ? context.origins.made({ ...schema, [keyword]: out }, schema) : schema
}

/** Bounds that can only be stated wider are stated wider. */
function lowered(draft: Draft, context: Context): Draft {
  const { schema, place } = draft
  const { rules, origins } = context
  let out = schema
  for (const [exclusive, inclusive] of BOUNDS) {
    if (!Object.hasOwn(schema, exclusive) || Object.hasOwn(schema, inclusive)) continue
    if (
      rules.allows(exclusive, schema, place.atRoot) ||
      !rules.allows(inclusive, schema, place.atRoot)
    )
      continue
    context.passes.drop(draft, context, [exclusive])
    out = origins.made(
      { ...without(out, exclusive), [inclusive]: schema[exclusive] as Json },
      schema,
    )
  }
  const { minItems } = out
  const { min_items: least } = rules.facts
  if (
    typeof minItems !== 'number' ||
    least === 'any' ||
    least.includes(minItems) ||
    !rules.allows('minItems', out, place.atRoot)
  )
    return out === schema ? draft : { ...draft, schema: out }
  const wider = Math.max(...least.filter((one) => one <= minItems))
  if (!Number.isFinite(wider)) return { ...draft, schema: out }
  context.passes.drop(draft, context, ['minItems'])
  return { ...draft, schema: origins.made({ ...out, minItems: wider }, out) }
}

const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const
