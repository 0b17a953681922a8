import type { Json } from '../../../harness/wire/json.ts'
import type { Context, Draft, Pass } from '../context.ts'
import { finished } from '../node.ts'
import { type Schema, typeOf, valuesOf } from '../schema.ts'

/** Writes constants and enumerations as the provider takes them: as an `enum`, typed, of texts only. */
export const words: Pass = (draft, context) => {
  const values = valuesOf(draft.schema)
  if (!values) return draft
  if (!areTaken(values, context) || (draft.nullable && isText(context)))
    return finished(spelt(draft, values, context), context)
  return asEnum(typed(draft, context), context)
}

/** Null is then a word like the others. */
const isText = ({ rules: { facts } }: Context) =>
  facts.enum_values === 'strings' && facts.null_type !== 'type'

function areTaken(values: readonly Json[], { rules: { facts } }: Context): boolean {
  if (values.some(isStructured) && respells(facts)) return false
  if (facts.enum_empty_string === 'rejected' && values.includes('')) return false
  if (facts.null_type !== 'type' && values.includes(null)) return false
  if (facts.type_required && facts.type_arrays === 'rejected' && typesAmong(values).length > 1)
    return false
  if (facts.enum_values === 'strings') return values.every((value) => typeof value === 'string')
  if (facts.enum_values === 'primitives')
    return values.every((value) => typeof value !== 'object' || value === null)
  return true
}

const isStructured = (value: Json) => typeof value === 'object' && value !== null

/** Whether members or elements of a value might be spelt otherwise than in the enumeration. */
const respells = (facts: Context['rules']['facts']) =>
  facts.additional_properties === 'must-be-false' ||
  facts.all_required ||
  facts.empty_schema !== 'any-value' ||
  facts.free_form_objects === 'rejected'

/** One word for each value, and the types of the schema no more. */
function spelt(draft: Draft, values: readonly Json[], context: Context): Draft {
  const { schema, voice, nullable } = draft
  const all = nullable && !values.includes(null) ? [...values, null] : values
  const codec = { kind: 'words' as const, words: wordsOf(all) }
  const wanted = Object.hasOwn(schema, 'const') ? 'const' : 'enum'
  // Null alone is a type, for which a pass has put an enumeration.
  const keyword = context.origins.had(schema, wanted) ? wanted : 'type'
  context.ledger.respell(context.origins.of(schema, keyword), keyword)
  context.passes.drop(
    draft,
    context,
    Object.keys(schema).filter((name) => !STATED.has(name)),
  )
  const kept: Schema = Object.hasOwn(schema, 'description')
    ? { description: schema.description as Json }
    : {}
  const out = { type: 'string', ...kept, enum: codec.words.map(({ word }) => word) }
  return { ...draft, schema: context.origins.made(out, schema), codec, voice, nullable: false }
}

const STATED = new Set(['type', 'enum', 'const', 'description', 'nullable'])

/** Texts stand for themselves, other values for their JSON; where two would be the same word, JSON for all. */
function wordsOf(values: readonly Json[]): { value: Json; word: string }[] {
  const natural = values.map((value) =>
    typeof value === 'string' && value !== '' ? value : JSON.stringify(value),
  )
  const clear = new Set(natural).size === values.length
  return values.map((value, i) => ({
    value,
    word: clear ? (natural[i] ?? '') : JSON.stringify(value),
  }))
}

function asEnum(draft: Draft, { rules, ledger, origins }: Context): Draft {
  const { schema, place } = draft
  if (!Object.hasOwn(schema, 'const')) return draft
  if (rules.facts.const === 'native' && rules.allows('const', schema, place.atRoot)) return draft
  ledger.respell(origins.of(schema, 'const'), 'const')
  const out: Schema = {}
  for (const keyword of Object.keys(schema))
    if (keyword === 'const') out.enum = [schema.const as Json]
    else if (keyword !== 'enum') out[keyword] = schema[keyword] as Json
  return { ...draft, schema: origins.made(out, schema) }
}

function typed(draft: Draft, { rules, origins }: Context): Draft {
  const { schema } = draft
  if (!rules.facts.type_required || schema.type !== undefined) return draft
  const types = typesAmong(valuesOf(schema) ?? [])
  const type = types.length === 1 ? (types[0] as string) : types
  return { ...draft, schema: origins.made({ type, ...schema }, schema) }
}

/** A whole number among others is a number like them. */
function typesAmong(values: readonly Json[]): string[] {
  const types = new Set<string>(values.map(typeOf))
  if (types.has('number')) types.delete('integer')
  return [...types]
}
