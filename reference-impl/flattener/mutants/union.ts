import { requiredOf, without } from '../schema.ts'
import { mutantsOf } from './mutant.ts'
import { after, changing } from './rewrite.ts'

/** What real libraries do to unions. */
export const unionMutants = mutantsOf(
  {
    id: 'flattener.union.leaves-the-root-union',
    violates: 'flattener.union.flat-root',
    change: 'passes a root union on as it is',
    apply: changing(
      'unions',
      (pass) => (draft, context) => (draft.place.atRoot ? draft : pass(draft, context)),
    ),
  },
  {
    id: 'flattener.union.forgets-common-required',
    violates: 'flattener.union.keeps-common-required',
    change: 'requires the discriminator only, though every branch requires more',
    apply: after('unions', (schema, given, atRoot) =>
      atRoot && (given.oneOf || given.anyOf)
        ? { ...schema, required: requiredOf(schema).slice(0, 1) }
        : schema,
    ),
  },
  {
    id: 'flattener.union.requires-everything',
    violates: 'flattener.union.requires-no-more',
    change: 'requires every property of every branch',
    apply: after('unions', (schema, given, atRoot) =>
      atRoot && (given.oneOf || given.anyOf)
        ? { ...schema, required: Object.keys(schema.properties ?? {}) }
        : schema,
    ),
  },
  {
    id: 'flattener.union.forgets-root-properties',
    violates: 'flattener.union.alternatives-of-required',
    change: 'leaves out the properties of the root when there is a union',
    apply: changing('unions', (pass) => (draft, context) => {
      const { schema, place } = draft
      if (!place.atRoot || !(schema.anyOf || schema.oneOf)) return pass(draft, context)
      return pass(
        { ...draft, schema: context.origins.made(without(schema, 'properties'), schema) },
        context,
      )
    }),
  },
)
