import type { JsonObject } from '../../../../harness/wire/json.ts'
import { mutantsIn } from '../mutant.ts'
import { actionIn, fixed, onForm, onForms, onSchema, optionally, withMember } from '../showing.ts'

/** Hosts that list the actions of a tool wrongly. */
export const actionListMutants = mutantsIn('toolstate.schema')({
  'one-of-actions#object': {
    'untyped-root: leaves the type out at the root of its schemas': onSchema(
      ({ type: _, ...schema }) => schema,
    ),
  },
  'one-of-actions#one-of': {
    'any-of-actions: lists the actions under `anyOf`': onSchema(({ oneOf, ...schema }) => ({
      ...schema,
      anyOf: oneOf,
    })),
  },
  'one-of-actions#one-per-action': {
    'one-form-for-two: shows fetch and abort as one alternative': onForms((forms) =>
      forms.some((form) => actionIn(form) === 'fetch')
        ? forms
            .filter((form) => actionIn(form) !== 'abort')
            .map((form) => (actionIn(form) === 'fetch' ? fetchOrAbort(form, forms) : form))
        : forms,
    ),
  },
  'declared-actions#every-declared': {
    'apply-needs-fetch: shows no apply of a tool that cannot be fetched': onForms((forms) => {
      const canFetch = forms.some((form) => actionIn(form) === 'fetch')
      return forms.filter((form) => canFetch || actionIn(form) !== 'apply')
    }),
  },
  'declared-actions#no-other': {
    'always-aborts: shows abort for every tool, since every tool can be ended': onForms((forms) => {
      const hasAbort = forms.some((form) => actionIn(form) === 'abort')
      return hasAbort ? forms : [...forms, fixed('abort')]
    }),
  },
  'action-is-fixed#one-word': {
    'spawn-or-start: takes another word for a spawn as well': onForm(
      'spawn',
      withMember('action', { enum: ['spawn', 'start'] }),
    ),
  },
  'action-is-fixed#required': {
    'action-optional: does not require the action of an apply, which its input implies': onForm(
      'apply',
      optionally('action'),
    ),
  },
  'accepts-legal-calls#legal': {
    'closes-the-root: refuses members that are not named at the root, where none is': onSchema(
      (schema) => ({ ...schema, additionalProperties: false }),
    ),
  },
  'accepts-legal-calls#missing-member': {
    'apply-without-id: does not require the id of an apply': onForm('apply', optionally('id')),
  },
  'accepts-legal-calls#undeclared-action': {
    'restarts: shows an action for a restart as well': onForms((forms) => [
      ...forms,
      fixed('restart'),
    ]),
  },
})

const fetchOrAbort = (form: JsonObject, forms: readonly JsonObject[]): JsonObject =>
  forms.some((other) => actionIn(other) === 'abort')
    ? withMember('action', { enum: ['fetch', 'abort'] })(form)
    : form
