import type { Json } from '../../../harness/wire/json.ts'
import type { Codec, Member } from '../codec.ts'
import type { Context, Draft, Flat } from '../context.ts'
import { mapOf, put, requiredOf, type Schema, without } from '../schema.ts'
import type { Found } from './found.ts'

/** The object of its members, and how they are spelt. */
export function assembled(
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
  const stated = statedOfOthers(shape, draft, context)
  const left = counted.length > 0 ? without(shape, ...counted) : shape
  const whole = stated ? { ...left, ...stated } : left
  const schema = whole === draft.schema ? whole : context.origins.made(whole, draft.schema)
  if (!respelt && !rest?.codec) return { ...draft, schema }
  const members = rest?.codec || packed ? listed.map(({ member: one }) => one) : special
  const codec: Codec = { kind: 'members', members }
  if (rest?.codec) codec.rest = rest.codec
  if (packed) codec.packed = { spelt: packed.member.spelt, padded: packed.member.padded }
  return { ...draft, schema, codec }
}

/** What must be stated about other members, where silence or another word would mean something else. */
function statedOfOthers(
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
  const names = Object.keys(given)
  const listsAll =
    names.length === found.length &&
    found.every((one, i) => one.member.spelt === names[i] && one.schema === given[names[i] ?? ''])
  const out = { ...schema }
  if ((Object.hasOwn(schema, 'properties') || found.length > 0) && !listsAll)
    out.properties = propertiesOf(found)
  if (rest) out.additionalProperties = rest.schema
  const before = requiredOf(schema)
  const required = requiredNames(schema, found, rules.facts.all_required)
  if (!isSameList(required, before)) {
    if (required.length > 0 || Object.hasOwn(schema, 'required')) out.required = [...required]
  }
  return Object.keys(out).every((keyword) => out[keyword] === schema[keyword]) ? schema : out
}

function propertiesOf(found: readonly Found[]): { [name: string]: Json } {
  const properties: { [name: string]: Json } = {}
  for (const { member: one, schema } of found) put(properties, one.spelt, schema)
  return properties
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
