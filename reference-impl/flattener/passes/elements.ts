import type { Json } from '../../../harness/wire/json.ts'
import { isComposed } from '../alternatives.ts'
import type { Codec } from '../codec.ts'
import { type Context, type Draft, type Flat, inside, type Pass } from '../context.ts'
import { flattenAt } from '../node.ts'
import { type AnySchema, admits, isAnySchema, listOf, type Schema, without } from '../schema.ts'
import { wouldChange } from './as-it-is.ts'
import { leaveOut } from './leave-out.ts'

/** Flattens what the elements of an array must be. */
export const elements: Pass = (given, context) => {
  if (!admits(given.schema, 'array') || isUntyped(given, context)) return given
  const draft = containing(closed(untupled(evaluated(given, context), context), context), context)
  const { schema } = draft
  const flat = (one: AnySchema, steps: string) =>
    flattenAt(one, inside(draft, steps, 'Each item'), context)
  const prefix = listOf(schema, 'prefixItems').map((one, i) => flat(one, `/prefixItems/${i}`))
  const rest =
    isAnySchema(schema.items) && !keeps(schema.items, context)
      ? flat(schema.items, '/items')
      : undefined
  const shape = { ...draft, schema: rewritten(schema, prefix, rest, context) }
  const respelt = [...prefix, rest].some((one) => one?.codec)
  return respelt ? withCodec(uncontained(shape, context), prefix, rest) : shape
}

/** A schema without a type states what elements are if there are any. */
function isUntyped({ schema }: Draft, { rules: { facts } }: Context): boolean {
  const speaks = ['items', 'prefixItems', 'contains'].some((keyword) =>
    Object.hasOwn(schema, keyword),
  )
  return !speaks && !(facts.items_required && schema.type !== undefined)
}

const keeps = (items: AnySchema, { rules: { facts } }: Context) =>
  typeof items === 'boolean' && facts.boolean_schemas === 'accepted'

/**
 * Where items are stated in another way than they were, what was unevaluated is what further items are; unless what
 * stands beside it for the same array evaluates items too.
 */
function evaluated(draft: Draft, context: Context): Draft {
  const { schema, place } = draft
  const { rules, origins } = context
  const { unevaluatedItems: rest } = schema
  const stays = Object.hasOwn(schema, 'prefixItems')
    ? rules.allows('prefixItems', schema, place.atRoot)
    : !rules.facts.items_required
  if (!isAnySchema(rest) || schema.items !== undefined || stays) return draft
  if (schema.contains !== undefined || isComposed(schema))
    return leaveOut(draft, context, ['unevaluatedItems'])
  const out = { ...without(schema, 'unevaluatedItems'), items: rest }
  return { ...draft, schema: origins.made(out, schema) }
}

/** Where leading items have no schemas of their own, one schema is for all. */
function untupled(draft: Draft, context: Context): Draft {
  const { schema, place } = draft
  if (
    !Object.hasOwn(schema, 'prefixItems') ||
    context.rules.allows('prefixItems', schema, place.atRoot)
  )
    return draft
  const { items } = schema
  const leading = listOf(schema, 'prefixItems')
  context.passes.drop(
    draft,
    context,
    items === undefined ? ['prefixItems'] : ['prefixItems', 'items'],
  )
  const all = [...leading, isAnySchema(items) ? items : true].filter((one) => one !== false)
  const out = without(schema, 'prefixItems', 'items')
  if (all.length > 0 && !all.includes(true))
    out.items = context.origins.made({ anyOf: all }, ...all)
  if (items === false)
    out.maxItems = Math.min(leading.length, Number(schema.maxItems ?? leading.length))
  return { ...draft, schema: context.origins.made(out, schema) }
}

/** No further items is a greatest number of items; any items are stated where items must be. */
function closed(draft: Draft, context: Context): Draft {
  const { schema } = draft
  const { facts } = context.rules
  if (schema.items === false && facts.boolean_schemas === 'rejected') {
    const { length } = listOf(schema, 'prefixItems')
    const out = {
      ...without(schema, 'items'),
      maxItems: Math.min(length, Number(schema.maxItems ?? length)),
    }
    return closed({ ...draft, schema: context.origins.made(out, schema) }, context)
  }
  const isStated = ['items', 'prefixItems'].some((keyword) => Object.hasOwn(schema, keyword))
  if (isStated || !facts.items_required || schema.type === undefined) return draft
  return { ...draft, schema: context.origins.made({ ...schema, items: {} }, schema) }
}

/** What an array must contain stays only as it is. */
function containing(draft: Draft, context: Context): Draft {
  return wouldChange(draft, 'contains', 'Some item', context) ? uncontained(draft, context) : draft
}

/** What items must be contained is stated in their old spelling. */
function uncontained(draft: Draft, context: Context): Draft {
  const group = CONTAINED.filter((keyword) => Object.hasOwn(draft.schema, keyword))
  return group.length > 0 ? leaveOut(draft, context, group) : draft
}

const CONTAINED = ['contains', 'minContains', 'maxContains']

function rewritten(
  schema: Schema,
  prefix: Flat[],
  rest: Flat | undefined,
  { origins }: Context,
): Schema {
  const before = listOf(schema, 'prefixItems')
  const changed = prefix.some(({ schema: one }, i) => one !== before[i])
  if (!changed && (!rest || rest.schema === schema.items)) return schema
  const out = { ...schema }
  if (changed) out.prefixItems = prefix.map((one) => one.schema as Json)
  if (rest) out.items = rest.schema
  return origins.made(out, schema)
}

function withCodec(draft: Draft, prefix: Flat[], rest: Flat | undefined): Draft {
  const codec: Codec = {
    kind: 'elements',
    prefix: prefix.map((one) => one.codec),
    rest: rest?.codec,
  }
  return { ...draft, codec: both(draft.codec, codec) }
}

/** Members and elements of one schema, whose values are never both. */
function both(members: Codec | undefined, elements: Codec): Codec {
  return members ? { kind: 'types', object: members, array: elements } : elements
}
