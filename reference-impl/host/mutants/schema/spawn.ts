import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { membersOf, onForm, onParameters, optionally, requiredIn, withMember } from '../showing.ts'

const text = { type: 'string' }

/** Hosts that show a wrong form of a spawn. */
export const spawnFormMutants = mutantsIn('toolstate.schema')({
  'spawn-requires-id#string': {
    'numbers-as-ids: lets a spawn choose a number as its id': onForm(
      'spawn',
      withMember('id', { type: ['string', 'integer'], description: 'Unique ID.' }),
    ),
  },
  'spawn-requires-id#required': {
    'id-optional: does not require the id of a spawn': onForm('spawn', optionally('id')),
  },
  'spawn-id-is-described': {
    'says-id: describes the id of a spawn as a handle ID and no more': onForm(
      'spawn',
      withMember('id', { ...text, description: 'Handle ID for this tool instance.' }),
    ),
  },
  'spawn-has-tool-parameters#same-level': {
    'nests-parameters: has the parameters of a spawn under `parameters`': onForm(
      'spawn',
      ({ properties, required, ...form }) => {
        const { action, id, ...own } = isObject(properties) ? properties : {}
        const needed = requiredIn({ required }).filter((name) => name in own)
        const parameters = { type: 'object', properties: own, required: needed }
        return {
          ...form,
          properties: { action, id, parameters },
          required: ['action', 'id', ...(needed.length > 0 ? ['parameters'] : [])],
        }
      },
    ),
  },
  'spawn-has-tool-parameters#constraints': {
    'keeps-types: keeps of a parameter its type, values and items alone': onParameters((own) =>
      each(own, ({ type, enum: values, items, properties, required }) => ({
        ...(type !== undefined && { type }),
        ...(values !== undefined && { enum: values }),
        ...(items !== undefined && { items }),
        ...(properties !== undefined && { properties, required }),
      })),
    ),
    'drops-inner-required: forgets which members a parameter requires': onParameters((own) =>
      each(own, ({ required: _, ...rest }) => rest),
    ),
  },
  'spawn-has-tool-parameters#items': {
    'bare-arrays: keeps of an array that it is one': onParameters((own) =>
      each(own, ({ items: _, ...rest }) => rest),
    ),
  },
  'spawn-required-members#protocol-members': {
    'requires-own-alone: requires of a spawn what the tool itself requires and its id': onForm(
      'spawn',
      optionally('action'),
    ),
  },
  'spawn-required-members#required-parameters': {
    'first-required: requires of a spawn the first of the required parameters alone': onForm(
      'spawn',
      (form) => ({ ...form, required: requiredIn(form).slice(0, 3) }),
    ),
  },
  'spawn-required-members#optional-parameters': {
    'requires-all: requires of a spawn every parameter': onForm('spawn', (form) => ({
      ...form,
      required: Object.keys(membersOf(form)),
    })),
  },
})

const each = (own: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(own).map(([name, schema]) => [name, isObject(schema) ? change(schema) : schema]),
  )
