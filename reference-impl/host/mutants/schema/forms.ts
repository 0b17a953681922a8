import type { JsonObject } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { actionIn, membersOf, onForm, onForms, optionally, withMember } from '../showing.ts'

/** Hosts that show a wrong form of a fetch, an apply or an abort. */
export const otherFormMutants = mutantsIn('toolstate.schema')({
  'fetch-form#action': {
    'fetch-or-start: takes another word for a fetch as well': onForm(
      'fetch',
      withMember('action', { enum: ['fetch', 'start'] }),
    ),
  },
  'fetch-form#id': {
    'any-id: fetches by an id of any type': onForm('fetch', withMember('id', {})),
  },
  'fetch-form#required': {
    'fetch-without-id: does not require the id of a fetch': onForm('fetch', optionally('id')),
  },
  'apply-form#action-and-id': {
    'numbered-apply: applies to a number as well': onForm(
      'apply',
      withMember('id', { type: ['string', 'integer'] }),
    ),
  },
  'apply-form#any-input': {
    'scalar-input: takes texts, numbers and booleans as an input': onForm(
      'apply',
      withMember('input', { type: ['string', 'number', 'boolean', 'null'] }),
    ),
  },
  'apply-form#required': {
    'input-optional: does not require the input of an apply': onForm('apply', optionally('input')),
  },
  'abort-form#action': {
    'abort-or-start: takes another word for an abort as well': onForm(
      'abort',
      withMember('action', { enum: ['abort', 'start'] }),
    ),
  },
  'abort-form#id-and-required': {
    'abort-without-id: does not require the id of an abort': onForm('abort', optionally('id')),
  },
  'parameters-in-spawn-only#fetch-and-abort': {
    'leaks-into-abort: has the parameters of the tool in its abort too': onForms((forms) =>
      leaking(forms, 'abort'),
    ),
  },
  'parameters-in-spawn-only#apply': {
    'leaks-into-apply: has the parameters of the tool in its apply too': onForms((forms) =>
      leaking(forms, 'apply'),
    ),
  },
})

function leaking(forms: readonly JsonObject[], into: string): JsonObject[] {
  const {
    action: _,
    id: __,
    ...own
  } = membersOf(forms.find((form) => actionIn(form) === 'spawn') ?? {})
  return forms.map((form) =>
    actionIn(form) === into ? { ...form, properties: { ...own, ...membersOf(form) } } : form,
  )
}
