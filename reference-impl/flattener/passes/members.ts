import type { Json } from '../../../harness/wire/json.ts'
import { alternativesOf } from '../alternatives.ts'
import type { Codec, Member } from '../codec.ts'
import { type Context, type Draft, type Flat, inside, type Pass, type Place } from '../context.ts'
import type { Voice } from '../ledger.ts'
import { finished, flattenAt } from '../node.ts'
import { step } from '../pointer.ts'
import { Refusal } from '../refusal.ts'
import {
  type AnySchema,
  isAnySchema,
  mapOf,
  own,
  put,
  requiredOf,
  type Schema,
  typesOf,
  without,
} from '../schema.ts'
import { speltNames } from './names.ts'
import { isWrapped, nullableForm } from './types.ts'

/** Flattens what the members of an object must be: names, values, which must be there, and which else may be. */
export const members: Pass = (given, context) => {
  if (!speaksOfMembers(given, context)) return given
  mustNotBeTooDeep(given, context)
  const { draft: open, packed } = packedOf(declared(given, context), context)
  const draft = packed ? open : patterns(named(open, context), context)
  const spelt = speltNames(draft.schema, context.rules)
  const required = new Set(requiredOf(draft.schema))
  const found = Object.keys(mapOf(draft.schema, 'properties')).flatMap((name) =>
    member({ name, as: spelt.get(name) ?? name, required: required.has(name) }, draft, context),
  )
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
  if (!typesOf(schema).includes('object') || Object.hasOwn(schema, '$ref')) return false
  if (schema.type === undefined && !OBJECT.some((keyword) => Object.hasOwn(schema, keyword)))
    return false
  return (
    place.atRoot ||
    rules.closed ||
    OBJECT.some((keyword) => Object.hasOwn(schema, keyword)) ||
    rules.facts.free_form_objects === 'rejected'
  )
}

/** Members by pattern: as they are, or any members. */
function patterns(draft: Draft, context: Context): Draft {
  const { schema, place } = draft
  const { rules, origins } = context
  const allowed = rules.allows('patternProperties', schema, place.atRoot)
  if ((rules.closed && !allowed) || !Object.hasOwn(schema, 'patternProperties')) return draft
  const kept = allowed ? keptPatterns(draft, context) : undefined
  if (kept) return kept
  if (rules.closed)
    throw new Refusal(
      origins.of(schema, 'patternProperties'),
      'patternProperties',
      'The provider takes listed members only.',
    )
  const rest = schema.additionalProperties
  context.passes.drop(
    draft,
    context,
    rest === undefined || rest === true
      ? ['patternProperties']
      : ['patternProperties', 'additionalProperties'],
  )
  const out = without(schema, 'patternProperties', 'additionalProperties')
  if (rest !== undefined && rules.allows('additionalProperties', schema, place.atRoot))
    out.additionalProperties = true
  return { ...draft, schema: origins.made(out, schema) }
}

/** A provider whose objects are all closed takes the members of an open one as one more member. */
function packedOf(draft: Draft, context: Context): { draft: Draft; packed: boolean } {
  const { schema, place } = draft
  if (!context.rules.closed) return { draft, packed: false }
  const { additionalProperties: rest, patternProperties: patterns } = schema
  const silent = rest === undefined && schema.unevaluatedProperties !== false
  const closed = rest === false || (silent ? place.atRoot && !schema.unevaluatedProperties : true)
  const unkept =
    patterns !== undefined && !context.rules.allows('patternProperties', schema, place.atRoot)
  const open = unkept || !(rest === undefined ? closed : rest === false)
  if (!open) return { draft, packed: false }
  const gone = ['patternProperties', 'additionalProperties', 'unevaluatedProperties']
  const dropped = gone.filter(
    (keyword) => schema[keyword] !== undefined && schema[keyword] !== true,
  )
  context.passes.drop(draft, context, dropped)
  return {
    draft: { ...draft, schema: context.origins.made(without(schema, ...gone), schema) },
    packed: true,
  }
}

/** The member that holds all others. */
function packedMember(
  draft: Draft,
  spelt: Map<string, string>,
  { rules, origins }: Context,
): Found {
  const taken = new Set(spelt.values())
  let name = 'other_members'
  for (let number = 2; taken.has(name); number++) name = `other_members_${number}`
  const plain = { type: 'string', description: 'JSON text of an object with all other members.' }
  const padded = rules.facts.all_required
  const form = padded ? nullableForm(plain, rules.facts) : plain
  if (!form)
    throw new Refusal(
      origins.of(draft.schema),
      'additionalProperties',
      'The provider takes closed objects only.',
    )
  return {
    required: padded,
    schema: origins.made(form, draft.schema),
    member: { name, spelt: name, padded },
  }
}

/** What names must be stays only as it is. */
function named(draft: Draft, context: Context): Draft {
  const { schema, place } = draft
  if (
    !isAnySchema(schema.propertyNames) ||
    !context.rules.allows('propertyNames', schema, place.atRoot)
  )
    return draft
  const undo = context.ledger.mark(draft.voice)
  const { length } = context.ledger
  const { schema: found, codec } = flattenAt(
    schema.propertyNames,
    inside(draft, '/propertyNames', 'Each name'),
    context,
  )
  if (found === schema.propertyNames && !codec && context.ledger.length === length) return draft
  undo()
  context.passes.drop(draft, context, ['propertyNames'])
  return { ...draft, schema: context.origins.made(without(schema, 'propertyNames'), schema) }
}

function keptPatterns(draft: Draft, context: Context): Draft | undefined {
  const { schema } = draft
  const map = mapOf(schema, 'patternProperties')
  const undo = context.ledger.mark(draft.voice)
  const out: { [name: string]: Json } = {}
  let changed = false
  for (const name of Object.keys(map)) {
    const flat = flattenAt(
      map[name] as AnySchema,
      inside(draft, step('/patternProperties', name), name),
      context,
    )
    if (flat.codec) {
      undo()
      return undefined
    }
    if (typeof map[name] === 'boolean' && context.rules.facts.boolean_schemas === 'accepted')
      flat.schema = map[name] as boolean
    changed ||= flat.schema !== map[name]
    put(out, name, flat.schema)
  }
  return changed
    ? { ...draft, schema: context.origins.made({ ...schema, patternProperties: out }, schema) }
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

/** A member in its flattened form. */
interface Found {
  member: Member
  schema: AnySchema
  required: boolean
}

interface Named {
  name: string
  /** How it is spelt. */
  as: string
  required: boolean
}

function member({ name, as, required }: Named, draft: Draft, context: Context): Found[] {
  const { schema } = draft
  const given = own(mapOf(schema, 'properties'), name) as AnySchema
  if (given === false && context.rules.facts.boolean_schemas === 'rejected')
    return never(name, required, draft, context)
  const padded = context.rules.facts.all_required && !required
  const there = inside(draft, step('/properties', as), as, draft.place.objects + 1)
  const undo = context.ledger.mark(draft.voice, ...voicesOf(name, draft))
  const { length } = context.ledger
  const flat = flatMember(name, given, there, draft, context)
  if (padded && !isText(flat) && mayBeNull(given, there, context)) {
    undo()
    return [listed(name, as, given, there, draft, context)]
  }
  const found = padded
    ? nullable(flat, { out: there.out, since: length, voice: draft.voices.get(name) }, context)
    : flat
  if (!found)
    throw new Refusal(
      context.origins.of(schema, 'properties'),
      'properties',
      'The provider requires every member and has no null for it.',
    )
  return [
    {
      required,
      schema: found.schema,
      member: { name, spelt: as, padded, codec: found.codec },
    },
  ]
}

const voicesOf = (name: string, { voices }: Draft) => {
  const voice = voices.get(name)
  return voice ? [voice] : []
}

/** Null itself is then a text like any other value. */
const isText = ({ codec }: Flat) => codec?.kind === 'text' || codec?.kind === 'words'

function flatMember(
  name: string,
  given: AnySchema,
  place: Place,
  draft: Draft,
  context: Context,
): Flat {
  const voice = draft.voices.get(name)
  if (voice) voice.pointer = `${place.out}/description`
  if (typeof given === 'boolean' && context.rules.facts.boolean_schemas === 'accepted' && !voice)
    return { schema: given }
  return flattenAt(given, place, context, voice)
}

/** A member that is never there is not listed. */
function never(name: string, required: boolean, draft: Draft, context: Context): Found[] {
  const { schema } = draft
  const pointer = context.origins.of(schema, 'properties', (value) =>
    Object.hasOwn(value as object, name),
  )
  if (required) throw new Refusal(pointer, 'properties', 'A required member is not allowed.')
  const sentence = `${name}: never.`
  if (schema.additionalProperties !== false)
    context.ledger.lose(pointer, 'properties', sentence, draft.voice)
  return []
}

/** Whether a value of the schema may be null, so that null cannot stand for absence. */
function mayBeNull(given: AnySchema, place: Place, context: Context): boolean {
  try {
    const ignore = () => {}
    const found = alternativesOf(
      given,
      { ...place, references: [...place.references] },
      context,
      ignore,
    )
    return found.some(
      (one) => typesOf(one).includes('null') || (typeof one === 'object' && one.nullable === true),
    )
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

/** A list of the value or of nothing, for a member that may be left out and may be null. */
function listed(
  name: string,
  as: string,
  given: AnySchema,
  place: Place,
  draft: Draft,
  context: Context,
): Found {
  const { rules, ledger, origins } = context
  const voice = draft.voices.get(name) ?? { sentences: [] }
  voice.pointer = `${place.out}/description`
  ledger.respell(
    origins.of(given),
    'type',
    voice,
    'A list with the value, or null to leave it out.',
  )
  const wrapper = {
    ...draft,
    place,
    voice,
    voices: new Map(),
    schema: origins.made({ type: ['array', 'null'] }, given),
  }
  const { length } = ledger
  const { schema: items, codec } = flattenAt(given, inside(wrapper, '/items', 'The value'), context)
  const list = { type: 'array', items, ...bounds(rules) }
  const form = nullableForm(list, rules.facts)
  if (isWrapped(list, form))
    ledger.shift(`${place.out}/items`, `${place.out}/anyOf/0/items`, length)
  if (!form)
    throw new Refusal(
      origins.of(given),
      'type',
      'The provider has no null for a member that is left out.',
    )
  const flat = finished({ ...wrapper, schema: origins.made(form, given) }, context)
  const spelling: Codec = { kind: 'optional', ...(codec ? { codec } : {}) }
  return {
    required: false,
    schema: flat.schema,
    member: { name, spelt: as, padded: true, codec: spelling },
  }
}

function bounds({ allows, facts }: Context['rules']): Schema {
  const array = { type: 'array' }
  const least =
    allows('minItems', array, false) && (facts.min_items === 'any' || facts.min_items.includes(1))
  return {
    ...(least ? { minItems: 1 } : {}),
    ...(allows('maxItems', array, false) ? { maxItems: 1 } : {}),
  }
}

function nullable(
  { schema, codec }: Flat,
  { out, since, voice }: { out: string; since: number; voice?: Voice },
  { rules, origins, ledger }: Context,
): Flat | undefined {
  if (typeof schema === 'boolean') return undefined
  const form = nullableForm(schema, rules.facts)
  if (isWrapped(schema, form)) ledger.shift(out, `${out}/anyOf/0`, since, voice)
  return form && { schema: origins.made(form, schema), ...(codec ? { codec } : {}) }
}

/** What every other member must be. */
function restOf(draft: Draft, context: Context): Flat | undefined {
  const { schema, place } = draft
  const rest = schema.additionalProperties
  if (!isAnySchema(rest) || typeof rest === 'boolean') return undefined
  if (!context.rules.allows('additionalProperties', schema, place.atRoot)) return undefined
  const undo = context.ledger.mark(draft.voice)
  const flat = flattenAt(rest, inside(draft, '/additionalProperties', 'Each other member'), context)
  if (!flat.codec || schema.patternProperties === undefined) return flat
  undo()
  context.passes.drop(draft, context, ['additionalProperties'])
  return { schema: true }
}

function assembled(
  draft: Draft,
  listed: readonly Found[],
  rest: Flat | undefined,
  packed: Found | undefined,
  context: Context,
): Draft {
  const found = packed ? [...listed, packed] : listed
  const shape = shapeOf(draft.schema, found, rest, context)
  const special = listed.map(({ member: one }) => one).filter(isSpecial)
  const respelt = special.length > 0 || packed !== undefined
  const counted = respelt ? COUNTED.filter((keyword) => Object.hasOwn(shape, keyword)) : []
  context.passes.drop(draft, context, counted)
  const said = saidOfOthers(shape, draft, context)
  const same = counted.length === 0 && !said && shape === draft.schema
  const schema = same
    ? draft.schema
    : context.origins.made({ ...without(shape, ...counted), ...said }, draft.schema)
  if (!respelt && !rest?.codec) return { ...draft, schema }
  const members = rest?.codec || packed ? listed.map(({ member: one }) => one) : special
  const codec: Codec = { kind: 'members', members }
  if (rest?.codec) codec.rest = rest.codec
  if (packed) codec.packed = { spelt: packed.member.spelt, padded: packed.member.padded }
  return { ...draft, schema, codec }
}

/** What must be said of other members, where silence or another word would mean something else. */
function saidOfOthers(
  shape: Schema,
  { place, given }: Draft,
  { rules }: Context,
): Schema | undefined {
  const { additionalProperties: rest } = shape
  if (rules.closed) return rest === false ? undefined : { additionalProperties: false }
  if (rules.facts.additional_properties !== 'default-false' || rest !== undefined) return undefined
  const open = !place.atRoot || given.patternProperties !== undefined
  return open && shape.properties !== undefined ? { additionalProperties: true } : undefined
}

const isSpecial = ({ name, spelt, padded, codec }: Member) =>
  name !== spelt || padded || codec !== undefined

/** Keywords that speak of names and numbers of members, which are others once members are respelt. */
const COUNTED = [
  'minProperties',
  'maxProperties',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
]

function shapeOf(
  schema: Schema,
  found: readonly Found[],
  rest: Flat | undefined,
  { rules }: Context,
): Schema {
  const given = mapOf(schema, 'properties')
  const properties: { [name: string]: Json } = {}
  for (const one of found) put(properties, one.member.spelt, one.schema)
  const names = Object.keys(given)
  const listsAll =
    names.length === found.length &&
    found.every((one, i) => one.member.spelt === names[i] && one.schema === given[names[i] ?? ''])
  const out = { ...schema }
  if ((Object.hasOwn(schema, 'properties') || found.length > 0) && !listsAll)
    out.properties = properties
  if (rest) out.additionalProperties = rest.schema
  const before = requiredOf(schema)
  const required = requiredNames(schema, found, rules.facts.all_required)
  if (!isSameList(required, before)) {
    if (required.length > 0 || Object.hasOwn(schema, 'required')) out.required = [...required]
  }
  return Object.keys(out).every((keyword) => out[keyword] === schema[keyword]) ? schema : out
}

/** In the order of `required`, or of the properties where all are required. */
function requiredNames(schema: Schema, found: readonly Found[], all: boolean): readonly string[] {
  const given = respelt(requiredOf(schema), found)
  if (!all) return given
  const names = found.map(({ member: one }) => one.spelt)
  const listed = new Set(given)
  return names.every((name) => listed.has(name)) ? given : names
}

function respelt(names: readonly string[], found: readonly Found[]): readonly string[] {
  if (found.every(({ member: one }) => one.name === one.spelt)) return names
  const spelt = new Map(found.map(({ member: one }) => [one.name, one.spelt]))
  return names.map((name) => spelt.get(name) ?? name)
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a === b || (a.length === b.length && a.every((name, i) => name === b[i]))
