import type { Codec } from '../codec.ts'
import { type Context, type Draft, inside, type Place } from '../context.ts'
import { finished, flattenAt } from '../node.ts'
import { Refusal } from '../refusal.ts'
import type { AnySchema, Schema } from '../schema.ts'
import type { Found } from './found.ts'
import { isWrapped, nullableForm } from './types.ts'

/** A list of the value or of nothing, for a member that may be left out and may be null. */
export function listed(
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
