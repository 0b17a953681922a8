import type { Json } from '../../../harness/wire/json.ts'
import { type Context, type Draft, type Flat, inside } from '../context.ts'
import { flattenAt } from '../node.ts'
import { step } from '../pointer.ts'
import { Refusal } from '../refusal.ts'
import { type AnySchema, isAnySchema, mapOf, put, without } from '../schema.ts'

/** Members by pattern: as they are, or any members. */
export function patterns(draft: Draft, context: Context): Draft {
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

/** What every other member must be. */
export function restOf(draft: Draft, context: Context): Flat | undefined {
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
