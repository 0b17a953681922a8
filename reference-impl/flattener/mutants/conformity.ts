import { mapOf, requiredOf, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsIn } from './mutant.ts'
import { after, changing } from './rewrite.ts'

/** Schemas that a provider refuses. */
export const conformityMutants = mutantsIn('flattener.conformity')({
  'accepted-at-every-schema': {
    'leaves-keywords: leaves in keywords that the provider does not accept': changing(
      'keywords',
      () => (draft) => draft,
    ),
  },
  'within-limits': {
    'counts-nothing: does not look at what the provider counts': {
      apply: (passes) => ({ ...passes, limit: () => undefined }),
      providers: ['cohere-strict'],
    },
  },
  'requires-what-it-must': {
    'leaves-optional-what-is-optional: requires in a strict mode only what the tool requires': {
      apply: after('members', (schema, given) =>
        schema.required ? { ...schema, required: [...requiredOf(given)] } : schema,
      ),
      providers: ['openai-strict'],
    },
    'requires-what-it-deleted: deletes properties called like keywords that are required still':
      after('members', (schema) => {
        const { type: _, ...properties } = mapOf(schema, 'properties')
        return schema.properties ? { ...schema, properties } : schema
      }),
  },
  'references-lead-somewhere': {
    'deletes-definitions: deletes the definitions that references still need': {
      apply: after('keywords', (schema, _, atRoot) => (atRoot ? without(schema, '$defs') : schema)),
      providers: ['openai-tools'],
    },
    'keeps-circles: keeps references that lead back where none may': {
      lines: flattening((_, __, { schema: given }) => (given.$defs ? { schema: given } : {})),
      providers: ['anthropic-strict'],
    },
  },
  'names-fit': {
    'keeps-names: keeps names of members that the provider does not take': changing(
      'members',
      (pass) => (draft, context) =>
        pass(draft, { ...context, rules: { ...context.rules, names: /^/u } }),
    ),
  },
})
