import type { Json } from '../../../harness/wire/json.ts'
import type { Context, Draft, Pass } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { type Schema, valuesOf } from '../schema.ts'

/** Sees that a schema states its type where it must, and states null as the provider does. */
export const types: Pass = (draft, context) => {
  const { schema, nullable } = draft
  const { facts } = context.rules
  if (schema.type === undefined && !STANDS.some((keyword) => Object.hasOwn(schema, keyword))) {
    if (facts.type_required || isEmpty(draft, context))
      return new Refusal(context.origins.of(schema), 'type', 'The provider demands a type here.')
  }
  return nullable ? withNull(draft, context) : draft
}

/** Where these stand, a type may be left out. */
const STANDS = ['$ref', 'anyOf', 'oneOf', 'allOf']

function isEmpty({ schema, voice }: Draft, { rules: { facts } }: Context): boolean {
  if (facts.empty_schema === 'any-value' || voice.sentences.length > 0) return false
  return Object.keys(schema).length === 0
}

function withNull(draft: Draft, { rules: { facts }, origins }: Context): Draft {
  const schema = nullableForm(draft.schema, facts)
  if (!schema) throw new Refusal(origins.of(draft.schema), 'type', 'The provider has no null.')
  return { ...draft, schema: origins.made(schema, draft.schema), nullable: false }
}

/** A schema that accepts null besides; undefined where that cannot be stated. */
export function nullableForm(schema: Schema, facts: Context['rules']['facts']): Schema | undefined {
  const { type } = schema
  if (facts.null_type === 'rejected') return undefined
  if (facts.null_type === 'nullable')
    return type === undefined || schema.enum !== undefined
      ? undefined
      : { ...schema, nullable: true }
  const values = valuesOf(schema)
  const typed = type !== undefined || (values !== undefined && !facts.type_required)
  if (facts.type_arrays === 'accepted' && typed && takesNull(schema, facts))
    return values ? chosenOrNull(schema, values) : { ...schema, type: withName(type as Json) }
  if (facts.unions_nested === 'none' || facts.unions_nested === 'union-shadows-siblings')
    return undefined
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }
  return { anyOf: [schema, { type: 'null' }] }
}

/** Whether the form that accepts null holds the schema as one of two. */
export const isWrapped = (schema: Schema, form: Schema | undefined): boolean =>
  schema.anyOf === undefined && form?.anyOf !== undefined

/** An enumeration of texts has no null. */
const takesNull = (schema: Schema, facts: Context['rules']['facts']) =>
  valuesOf(schema) === undefined || facts.enum_values !== 'strings'

/** One of some values or null; a constant is an enumeration then. */
function chosenOrNull(schema: Schema, values: readonly Json[]): Schema {
  const out: Schema = {}
  const all = values.includes(null) ? values : [...values, null]
  for (const keyword of Object.keys(schema))
    if (keyword === 'type') out.type = withName(schema.type as Json)
    else if (keyword !== 'const' && keyword !== 'enum') out[keyword] = schema[keyword] as Json
    else if (!Object.hasOwn(out, 'enum')) out.enum = [...all]
  return out
}

function withName(type: Json): Json {
  const names = Array.isArray(type) ? type : [type]
  return names.includes('null') ? type : [...names, 'null']
}
