import type { Context, Draft } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { without } from '../schema.ts'
import type { Found } from './found.ts'
import { nullableForm } from './types.ts'

/** A provider whose objects are all closed takes the members of an open one as one more member. */
export function packedOf(draft: Draft, context: Context): { draft: Draft; packed: boolean } {
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
export function packedMember(
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
