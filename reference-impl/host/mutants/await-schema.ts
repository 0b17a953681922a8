import { mutantsIn } from './mutant.ts'
import { fixed, onForms, onShown, withMember } from './showing.ts'
import {
  awaitAsFor,
  changed,
  isLiving,
  LIVING,
  listOf,
  notAwait,
  onMember,
  onSchema,
  onTools,
  plainly,
  required,
  withAwait,
} from './shown-await.ts'

/** Hosts that show an assistant another tool for awaiting handles, or have none. */
export const awaitSchemaMutants = mutantsIn('toolstate.await-schema')({
  'shown-with-stateful-tools': {
    'awaits-several: shows await as soon as there are two tools that live on': {
      show: onTools((shown, tools) =>
        tools.filter(isLiving).length < 2 ? notAwait(shown) : shown,
      ),
    },
    'await-for-each: shows await once for each tool that lives on': {
      show: onTools((shown, tools) => ({
        ...shown,
        tools: shown.tools.flatMap((tool) =>
          tool.name === 'await' ? tools.filter(isLiving).map(() => tool) : [tool],
        ),
      })),
    },
  },
  'hidden-without-stateful-tools': {
    'always-await: shows await with every tool': {
      show: awaitAsFor((tools) => [...tools, LIVING]),
    },
  },
  'disabled-tools-do-not-count': {
    'counts-the-disabled: shows await for a tool that nobody can call': {
      ...{ reported: '1 of them' },
      show: awaitAsFor((tools) => tools.map((tool) => ({ ...tool, enabled: true }))),
    },
  },
  'name-and-parameters#name': {
    'await-handles: calls its tool `await_handles`': changed((tool) => ({
      ...tool,
      name: 'await_handles',
    })),
  },
  'name-and-parameters#description': {
    'blank-description: describes await with nothing': changed((tool) => ({
      ...tool,
      description: '',
    })),
  },
  'name-and-parameters#parameters': {
    'untyped-arguments: leaves the type of the arguments out': onSchema(
      ({ type: _, ...schema }) => schema,
    ),
  },
  'properties#arrays': {
    'one-or-many: takes a single id for a list': onMember('all', (list) => ({
      ...list,
      type: ['array', 'string'],
    })),
  },
  'properties#strings': {
    'ids-of-any-type: takes values of all types in `all`': onMember(
      'all',
      ({ items: _, ...list }) => list,
    ),
  },
  'properties#integer': {
    'parts-of-seconds: takes parts of a second': onMember('timeout_secs', (limit) => ({
      ...limit,
      type: 'number',
    })),
  },
  'one-list-required#neither': {
    'limit-alone: takes a limit without a list': onSchema((schema) => ({
      ...schema,
      anyOf: [...listOf(schema.anyOf), { required: ['timeout_secs'] }],
    })),
  },
  'one-list-required#one': {
    'all-needs-any: takes `all` beside `any` only': onSchema(({ anyOf: _, ...schema }) => ({
      ...schema,
      required: ['any'],
    })),
  },
  'one-list-required#both': {
    'either-list: takes one of the lists and not both': onSchema(({ anyOf, ...schema }) => ({
      ...schema,
      oneOf: anyOf,
    })),
  },
  'limit-is-optional#optional': {
    'requires-a-limit: requires a limit': onSchema((schema) => ({
      ...schema,
      required: ['timeout_secs'],
    })),
  },
  'limit-is-optional#no-default': {
    'ten-minutes: states that the limit is ten minutes by default': onMember(
      'timeout_secs',
      (limit) => ({ ...limit, default: 600 }),
    ),
  },
  'descriptions#any': {
    'any-are-ids: describes `any` as handle IDs': onMember('any', plainly('Handle IDs.')),
  },
  'descriptions#all': {
    'all-are-ids: describes `all` as handle IDs': onMember('all', plainly('Handle IDs.')),
  },
  'descriptions#limit': {
    'seconds-at-most: describes the limit as seconds to wait at most': onMember(
      'timeout_secs',
      plainly('Seconds to wait at most; then the present states are returned.'),
    ),
  },
  'no-await-action': {
    'await-action: shows an action for awaiting with each tool that lives on': onForms((forms) => [
      ...forms,
      fixed('await'),
    ]),
  },
  'no-protocol-members': {
    'await-has-an-id: has an id for the call of await itself': onSchema(
      withMember('id', { type: 'string', description: 'ID of this wait.' }),
    ),
  },
  'may-leave-lists-optional': {
    'requires-any-of-flat: requires `any` where a provider takes no union': {
      ...{ reported: 'a list is required' },
      show: onShown((shown, provider) =>
        provider === undefined ? shown : withAwait(shown, (tool) => required(tool)),
      ),
    },
  },
  'comes-with-the-host': {
    'unknown-await: knows no tool called await unless it is configured': {
      keeping: {
        call: (carryOut) => async (batch) =>
          batch.calls.some(({ tool }) => tool === 'await')
            ? {
                responses: batch.calls.map(({ id, tool }) => ({
                  ...{ id, error: `Tool \`${tool}\` not found` },
                })),
              }
            : carryOut(batch),
      },
    },
  },
})
