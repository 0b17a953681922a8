import { mapOf, requiredOf, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsOf } from './mutant.ts'
import { after, changing } from './rewrite.ts'

/** Schemas that a provider refuses. */
export const conformityMutants = mutantsOf(
  {
    id: 'flattener.conformity.leaves-keywords',
    violates: 'flattener.conformity.accepted-at-every-schema',
    change: 'leaves in keywords that the provider does not accept',
    apply: changing('keywords', () => (draft) => draft),
  },
  {
    id: 'flattener.conformity.counts-nothing',
    violates: 'flattener.conformity.within-limits',
    change: 'does not look at what the provider counts',
    apply: (passes) => ({ ...passes, limit: () => undefined }),
    providers: ['cohere-strict'],
  },
  {
    id: 'flattener.conformity.leaves-optional-what-is-optional',
    violates: 'flattener.conformity.requires-what-it-must',
    change: 'requires in a strict mode only what the tool requires',
    apply: after('members', (schema, given) =>
      schema.required ? { ...schema, required: [...requiredOf(given)] } : schema,
    ),
    providers: ['openai-strict'],
  },
  {
    id: 'flattener.conformity.requires-what-it-deleted',
    violates: 'flattener.conformity.requires-what-it-must',
    change: 'deletes properties called like keywords that are required still',
    apply: after('members', (schema) => {
      const { type: _, ...properties } = mapOf(schema, 'properties')
      return schema.properties ? { ...schema, properties } : schema
    }),
  },
  {
    id: 'flattener.conformity.deletes-definitions',
    violates: 'flattener.conformity.references-lead-somewhere',
    change: 'deletes the definitions that references still need',
    apply: after('keywords', (schema, _, atRoot) => (atRoot ? without(schema, '$defs') : schema)),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.conformity.keeps-circles',
    violates: 'flattener.conformity.references-lead-somewhere',
    change: 'keeps references that lead back where none may',
    lines: flattening((_, __, { schema: given }) => (given.$defs ? { schema: given } : {})),
    providers: ['anthropic-strict'],
  },
  {
    id: 'flattener.conformity.keeps-names',
    violates: 'flattener.conformity.names-fit',
    change: 'keeps names of members that the provider does not take',
    apply: changing(
      'members',
      (pass) => (draft, context) =>
        pass(draft, { ...context, rules: { ...context.rules, names: /^/u } }),
    ),
  },
)
