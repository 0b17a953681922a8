import { alternativesOf } from '../alternatives.ts'
import { type Context, type Draft, type Flat, inside, type Place } from '../context.ts'
import type { Voice } from '../ledger.ts'
import { flattenAt } from '../node.ts'
import { step } from '../pointer.ts'
import { Refusal } from '../refusal.ts'
import { type AnySchema, admits, mapOf, own } from '../schema.ts'
import type { Found, Named } from './found.ts'
import { listed } from './listed.ts'
import { isWrapped, nullableForm } from './types.ts'

/** One member, flattened; none where it can never be there. */
export function member({ name, as, required }: Named, draft: Draft, context: Context): Found[] {
  const { schema } = draft
  const given = own(mapOf(schema, 'properties'), name) as AnySchema
  if (given === false && context.rules.facts.boolean_schemas === 'rejected')
    return never(name, required, draft, context)
  const padded = context.rules.facts.all_required && !required
  const there = inside(draft, step('/properties', as), as, draft.place.objects + 1)
  const undo = context.ledger.mark(draft.voice, draft.voices.get(name))
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
      (one) => admits(one, 'null') || (typeof one === 'object' && one.nullable === true),
    )
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
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
