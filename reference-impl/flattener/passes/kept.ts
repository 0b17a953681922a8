import type { Json } from '../../../harness/wire/json.ts'
import { COMPOSITES, isComposed } from '../alternatives.ts'
import { beside, type Context, type Draft, type Flat } from '../context.ts'
import { SUBSCHEMAS } from '../keywords.ts'
import { flattenAt } from '../node.ts'
import { step } from '../pointer.ts'
import {
  type AnySchema,
  isAnySchema,
  isSchema,
  listOf,
  mapOf,
  put,
  type Schema,
} from '../schema.ts'

/**
 * The draft with its unions where they stand, when the provider takes them there and they state there what they stated.
 * Undefined otherwise.
 */
export function keptUnions(draft: Draft, context: Context): Draft | undefined {
  const { schema, voice, place } = draft
  if (!draft.mayKeep || !isComposed(schema)) return undefined
  const keywords = COMPOSITES.filter((keyword) => Object.hasOwn(schema, keyword))
  if (!mayStand(draft, keywords, context)) return undefined
  const undo = context.ledger.mark(voice, place.around)
  let out = schema
  for (const keyword of keywords) {
    const value = keptKeyword(draft, keyword, context)
    if (value === undefined) {
      undo()
      return undefined
    }
    if (value !== schema[keyword]) out = replaced(out, keyword, value, context)
  }
  return { ...draft, schema: out, kept: true }
}

type Composite = (typeof COMPOSITES)[number]

function mayStand(
  { schema, place }: Draft,
  keywords: readonly Composite[],
  context: Context,
): boolean {
  const { rules, keepsReferences } = context
  const { facts } = rules
  if (!keywords.every((keyword) => rules.allows(keyword, schema, place.atRoot))) return false
  if (Object.hasOwn(schema, 'unevaluatedProperties') && rules.closed) return false
  if (keywords.includes('$ref'))
    return (
      keepsReferences && refStands(schema, context) && rules.allows(facts.defs_keyword, {}, true)
    )
  if (
    keywords.includes('allOf') &&
    (facts.all_of === 'rejected' ||
      (facts.all_of === 'single' && listOf(schema, 'allOf').length > 1))
  )
    return false
  const policy = place.atRoot ? rules.unions.root : rules.unions.nested
  const shut = rules.closed || (facts.additional_properties === 'default-false' && lists(schema))
  const isUnion = keywords.includes('anyOf') || keywords.includes('oneOf')
  if (!isUnion) return !shut
  if (keywords.includes('oneOf') && policy !== 'full' && policy !== 'shadowing') return false
  return unionStands(schema, policy, shut)
}

/** Whether an object with listed members may be among the parts: silence on others closes it. */
const lists = (schema: Schema) => /"(properties|\$ref)":/.test(JSON.stringify(schema))

function refStands(schema: Schema, context: Context): boolean {
  const { ref_siblings: siblings } = context.rules.facts
  if (!leadsToWhatStays(String(schema.$ref), context)) return false
  if (siblings === 'any') return true
  const others = Object.keys(schema).filter((keyword) => keyword !== '$ref')
  return siblings === 'none' ? others.length === 0 : others.every((name) => ANNOTATIONS.has(name))
}

/** Whether a reference is to the whole or to a definition, by its place or by a name that it may have. */
function leadsToWhatStays(reference: string, { rules, root }: Context): boolean {
  const { defs_keyword: stays } = rules.facts
  const [whole, keyword = stays, , more] = reference.split('/')
  if (whole === '#') return keyword === stays && more === undefined
  return (
    rules.allows('$anchor', {}, false) &&
    Object.values(mapOf(root, stays)).some(
      (one) => isSchema(one) && `#${one.$anchor}` === reference,
    )
  )
}

const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', 'deprecated'])

function unionStands(
  schema: Schema,
  policy: Context['rules']['unions']['nested'],
  closed: boolean,
): boolean {
  const others = Object.keys(schema).filter((keyword) => keyword !== 'anyOf' && keyword !== 'oneOf')
  switch (policy) {
    case 'none':
      return false
    case 'alone':
      return others.length === 0
    case 'typed-inside':
      return !others.includes('type')
    case 'shadowing':
      return others.length === 0
    case 'beside':
    case 'full':
      return !closed || others.every((name) => ANNOTATIONS.has(name))
  }
}

/** The value of a keyword with every schema in it flattened; undefined when that would change what it states. */
function keptKeyword(draft: Draft, keyword: Composite, context: Context): Json | undefined {
  const { schema } = draft
  const value = schema[keyword] as Json
  if (keyword === '$ref') return value
  const flat = (one: AnySchema, steps: string): AnySchema | undefined => {
    const { length } = context.ledger
    const found: Flat = flattenAt(one, beside(draft.place, steps), context)
    if (
      found.codec ||
      (DELICATE.has(keyword) && (found.schema !== one || context.ledger.length > length))
    )
      return undefined
    return found.schema
  }
  switch (SUBSCHEMAS[keyword]) {
    case 'one':
      return isAnySchema(value) ? flat(value, `/${keyword}`) : value
    case 'list':
      return eachOf(listOf(schema, keyword), (one, i) => flat(one, `/${keyword}/${i}`), value)
    case 'map':
      return eachIn(
        mapOf(schema, keyword),
        (one, name) => flat(one, step(`/${keyword}`, name)),
        value,
      )
    case undefined:
      return value
  }
}

/** Inside these, to accept more is to state something else. */
const DELICATE = new Set<string>(['oneOf', 'not', 'if'])

function eachOf(
  list: readonly AnySchema[],
  flat: (one: AnySchema, i: number) => AnySchema | undefined,
  value: Json,
): Json | undefined {
  const out = list.map(flat)
  if (out.includes(undefined)) return undefined
  return out.every((one, i) => one === list[i]) ? value : (out as Json[])
}

function eachIn(
  map: { [name: string]: AnySchema },
  flat: (one: AnySchema, name: string) => AnySchema | undefined,
  value: Json,
): Json | undefined {
  const out: { [name: string]: Json } = {}
  let changed = false
  for (const name of Object.keys(map)) {
    const one = flat(map[name] as AnySchema, name)
    if (one === undefined) return undefined
    changed ||= one !== map[name]
    put(out, name, one)
  }
  return changed ? out : value
}

function replaced(schema: Schema, keyword: string, value: Json, { origins }: Context): Schema {
  return origins.made({ ...schema, [keyword]: value }, schema)
}
