import type { Context, Draft, Flat, Place } from './context.ts'
import { voiceAt } from './context.ts'
import { move, type Voice } from './ledger.ts'
import { Exhausted, Refusal } from './refusal.ts'
import type { AnySchema, Schema } from './schema.ts'

/**
 * Flattens one schema and all inside it. What cannot be expressed below the root is spelt as JSON text.
 * @throws Refusal at the root, and when the work is out of bounds.
 */
export function flattenAt(
  given: AnySchema,
  place: Place,
  context: Context,
  voice: Voice = voiceAt(place),
): Flat {
  if (typeof given === 'boolean' && keepsBoolean(voice, context)) return { schema: given }
  const schema: Schema = typeof given === 'boolean' ? (given ? {} : { not: {} }) : given
  context.fuel.spend(() => context.origins.of(schema))
  const draft = freshDraft(schema, place, voice)
  const undo = context.ledger.mark(voice, place.around)
  const found = tried(draft, context, undo)
  if (!(found instanceof Refusal)) return found
  if (found instanceof Exhausted || place.atRoot) throw found
  undo()
  return finished(context.passes.text(draft, context), context)
}

/** The finished form, or what stands in its way, wherever that was found. */
function tried(draft: Draft, context: Context, undo: () => void): Flat | Refusal {
  try {
    return passed(draft, context) ?? again(draft, context, undo)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

// Spread out, so that every draft has its members in one order.
const freshDraft = (schema: Schema, place: Place, voice: Voice): Draft => ({
  schema,
  given: schema,
  place,
  voice,
  voices: NOBODY,
  codec: undefined,
  nullable: false,
  kept: false,
  mayKeep: true,
})

const NOBODY: ReadonlyMap<string, Voice> = new Map()

/** What is spelt differently cannot stay under unions and conditions that know its old spelling. */
function again(draft: Draft, context: Context, undo: () => void): Flat | Refusal {
  undo()
  const flat = passed({ ...draft, mayKeep: false }, context)
  if (!flat) throw new TypeError('a union was kept that may not be kept')
  return flat
}

const keepsBoolean = ({ sentences }: Voice, { rules }: Context) =>
  rules.facts.boolean_schemas === 'accepted' && sentences.length === 0

/** Undefined where a union was kept and then something beside it was spelt differently. */
function passed(given: Draft, context: Context): Flat | Refusal | undefined {
  let draft = given
  for (const pass of context.passes.inOrder) {
    const next = pass(draft, context)
    if (!('place' in next)) return next
    draft = next
  }
  if (draft.kept && draft.codec) return undefined
  return finished(draft, context)
}

/** Writes what is to be stated into the description, or into the one around it. */
export function finished(draft: Draft, context: Context): Flat {
  const { place, voice, codec } = draft
  const schema = context.passes.describe(draft, context)
  if (schema === undefined) move(voice, place.around, place.about)
  return { schema: schema ?? draft.schema, ...(codec ? { codec } : {}) }
}
