import type { Json } from '../../../harness/wire/json.ts'
import { alternativesOf, COMPOSITES, isComposed } from '../alternatives.ts'
import { beside, type Context, type Draft, type Flat, type Pass } from '../context.ts'
import { joined } from '../join.ts'
import type { Lost } from '../meet.ts'
import { finished, flattenAt } from '../node.ts'
import { step } from '../pointer.ts'
import { Refusal } from '../refusal.ts'
import {
  type AnySchema,
  admits,
  isAnySchema,
  type Schema,
  type Type,
  typesOf,
  without,
} from '../schema.ts'
import { sentenceOf } from '../sentences.ts'
import { describeEach, joinedAlike } from './alike.ts'
import { keptUnions } from './kept.ts'
import { isWrapped, nullableForm } from './types.ts'
import { codecOf } from './union-codec.ts'

/** Brings everything that combines schemas into the form that the provider takes at this place. */
export const unions: Pass = (draft, context) => {
  if (!combines(draft, context)) return draft
  return keptUnions(draft, context) ?? expanded(draft, context)
}

/** Whether a schema is not simply one schema with one type. */
function combines({ schema, place }: Draft, { rules: { facts } }: Context): boolean {
  if (isComposed(schema)) return true
  if (place.atRoot) return schema.type !== 'object' && facts.root_type === 'object'
  if (Object.hasOwn(schema, 'nullable') && facts.null_type !== 'nullable') return true
  if (!Array.isArray(schema.type)) return schema.type === 'null' && facts.null_type !== 'type'
  return (
    facts.type_arrays === 'rejected' || (facts.null_type !== 'type' && schema.type.includes('null'))
  )
}

function expanded(draft: Draft, context: Context): Draft | Flat {
  const { schema, place, voice } = draft
  const { ledger, origins } = context
  const lost: Lost = (from, keyword) =>
    ledger.lose(origins.of(from, keyword), keyword, sentenceOf(from, keyword), voice)
  const all = alternativesOf(evaluated(schema, context, lost), place, context, lost).map((one) =>
    normal(one === true ? {} : one, context, lost),
  )
  const found = place.atRoot ? objectsIn(all, context) : all.flatMap((one) => byType(one, context))
  if (found.length === 0) throw nothingLeft(draft, context)
  return place.atRoot ? oneObject(draft, found, context) : spread(draft, found, context)
}

/** What is left unevaluated cannot be determined once parts that may all hold are written out: anything may be left then. */
function evaluated(schema: Schema, { origins }: Context, lost: Lost): Schema {
  const left = ['unevaluatedProperties', 'unevaluatedItems'].filter((keyword) =>
    Object.hasOwn(schema, keyword),
  )
  if (left.length === 0) return schema
  const parts = COMPOSITES.filter((keyword) => Object.hasOwn(schema, keyword))
  const text = JSON.stringify(parts.map((keyword) => [{ [keyword]: schema[keyword] as Json }]))
  if (!TOGETHER.test(text)) return schema
  for (const keyword of left) lost(schema, keyword)
  const out = without(schema, ...left)
  const open = isAnySchema(schema.unevaluatedProperties) && schema.unevaluatedProperties !== false
  if (open) out.additionalProperties ??= true
  return origins.made(out, schema)
}

/** Where parts may hold together, or have an opinion of their own on what is left. */
const TOGETHER =
  /"(anyOf|if|dependentSchemas|contains|\$ref|unevaluatedProperties|unevaluatedItems)":/

function nothingLeft({ schema, place }: Draft, { origins }: Context): Refusal {
  const reason = place.atRoot ? 'The schema admits no object.' : 'The schema admits no value.'
  return new Refusal(origins.of(schema), Object.keys(schema)[0] ?? 'type', reason)
}

/** Once nothing else is combined with it, what is unevaluated is what is additional. */
function normal(schema: Schema, { origins }: Context, lost: Lost): Schema {
  const { unevaluatedProperties: members, unevaluatedItems: items } = schema
  if (members === undefined && items === undefined) return schema
  const out = origins.made(without(schema, 'unevaluatedProperties', 'unevaluatedItems'), schema)
  if (isAnySchema(members) && out.additionalProperties === undefined)
    out.additionalProperties = members
  if (isAnySchema(items) && out.items === undefined && out.contains === undefined) out.items = items
  else if (isAnySchema(items)) lost(schema, 'unevaluatedItems')
  return out
}

const objectsIn = (schemas: readonly Schema[], { origins }: Context): Schema[] =>
  schemas
    .filter((one) => admits(one, 'object'))
    .map((one) => (one.type === 'object' ? one : origins.made({ ...one, type: 'object' }, one)))

/** One alternative for each type, where a list of types may not stand. */
function byType(schema: Schema, { rules: { facts }, origins }: Context): Schema[] {
  const types = typesOf(schema)
  if (schema.type === undefined && schema.nullable === undefined) return [schema]
  const several = facts.type_arrays === 'accepted' && facts.null_type === 'type'
  if (several && schema.nullable === undefined) return [schema]
  if (several) return [origins.made({ ...without(schema, 'nullable'), type: [...types] }, schema)]
  if (types.length === 1 && schema.nullable === undefined && !Array.isArray(schema.type))
    return [schema]
  return types.map((type) => ofType(schema, type, origins))
}

function ofType(schema: Schema, type: Type, origins: Context['origins']): Schema {
  const rest = without(schema, 'type', 'nullable')
  const values: Schema = Array.isArray(rest.enum)
    ? { enum: rest.enum.filter((value) => typesOf({ const: value })[0] === type) }
    : {}
  return origins.made({ type, ...rest, ...values }, schema)
}

function oneObject(draft: Draft, found: Schema[], context: Context): Draft {
  const [only] = found
  if (only && found.length === 1) return { ...draft, schema: only }
  return joinedObjects(draft, found, context, isClosedWorld(draft.schema))
}

/** Nothing is stated about further members, so the root has none. */
const isClosedWorld = (schema: Schema): boolean =>
  schema.additionalProperties === undefined && schema.unevaluatedProperties === undefined

function joinedObjects(
  draft: Draft,
  found: Schema[],
  context: Context,
  closedWorld: boolean,
): Draft {
  const { place, voice } = draft
  const voices = new Map(draft.voices)
  const voiceOf = (name: string) => {
    const one = voices.get(name) ?? {
      sentences: [],
      pointer: step(`${place.out}/properties`, name),
    }
    voices.set(name, one)
    return one
  }
  const schema = joined({ alternatives: found, context, voiceOf, voice, closedWorld })
  return { ...draft, schema, voices }
}

/** Null apart, one alternative is the schema itself; several are a union or one schema for all. */
function spread(draft: Draft, found: Schema[], context: Context): Draft | Flat {
  const isNull = (one: Schema) => typesOf(one).join() === 'null'
  const others = found.filter((one) => !isNull(one))
  if (others.length > 0) describeEach(found.filter(isNull), draft.schema, draft.voice)
  const nullable = draft.nullable || others.length < found.length
  const [only] = others
  if (!only) return { ...draft, schema: nothing(draft, context) }
  const wraps = nullable && isWrapped(only, nullableForm(only, context.rules.facts))
  if (others.length === 1 && !wraps) return { ...draft, schema: only, nullable }
  if (context.rules.unions.nested !== 'none')
    return asAnyOf({ ...draft, nullable }, others, context)
  if (nullable && context.rules.facts.null_type === 'rejected') throw nothingLeft(draft, context)
  if (others.every((one) => typesOf(one).join() === 'object'))
    return joinedObjects({ ...draft, nullable }, others, context, false)
  return { ...draft, nullable, schema: joinedAlike(others, draft, context) }
}

/** A schema of null alone, in its own type or as the one value. */
function nothing({ schema }: Draft, { rules, origins }: Context): Schema {
  const form: Schema = rules.facts.null_type === 'type' ? { type: 'null' } : { enum: [null] }
  if (schema.description !== undefined) form.description = schema.description
  return origins.made(form, schema)
}

function asAnyOf(draft: Draft, found: Schema[], context: Context): Flat {
  const { place, schema } = draft
  const flats = found.map((one, i) => flattenAt(one, beside(place, `/anyOf/${i}`), context))
  const [one] = flats
  const codec = one && flats.length === 1 ? (one.codec ?? 'same') : codecOf(found, flats)
  if (codec === undefined)
    throw new Refusal(context.origins.of(schema), 'anyOf', 'The branches cannot be distinguished.')
  const branches = flats.map((flat) => flat.schema)
  const anyOf = draft.nullable ? orNull(branches, draft, context) : branches
  const out = { ...draft, schema: context.origins.made({ anyOf }, schema), nullable: false }
  return finished(codec === 'same' ? out : { ...out, codec }, context)
}

/** Null as a branch, or as what the first branch may be. */
function orNull(
  branches: AnySchema[],
  { schema }: Draft,
  { rules, origins }: Context,
): AnySchema[] {
  const { facts } = rules
  if (facts.null_type === 'type') return [...branches, { type: 'null' }]
  const [first, ...others] = branches
  const form = typeof first === 'object' ? nullableForm(first, facts) : undefined
  if (!form)
    throw new Refusal(origins.of(schema), 'anyOf', 'The provider has no null beside other types.')
  return [form, ...others]
}
