import { isSchema, mapOf, requiredOf, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsOf } from './mutant.ts'
import { after, before, changing } from './rewrite.ts'

/** What real libraries do to unions. */
export const unionMutants = mutantsOf(
  {
    id: 'flattener.union.leaves-the-root-union',
    violates: 'flattener.union.flat-root',
    change: 'passes a root union on as it is',
    lines: flattening((_, __, { schema: given }) => (given.oneOf ? { schema: given } : {})),
  },
  {
    id: 'flattener.union.drops-members-of-the-root',
    violates: 'flattener.union.flat-root',
    change: 'makes one object of the branches alone',
    apply: before('unions', (schema, atRoot) =>
      atRoot && schema.oneOf ? without(schema, 'properties') : schema,
    ),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.union.frees-the-discriminator',
    violates: 'flattener.union.discriminator-is-enum',
    change: 'makes the discriminator any text',
    apply: after('unions', (schema, given, atRoot) => {
      const { action, ...others } = mapOf(schema, 'properties')
      if (!atRoot || !given.oneOf || action === undefined) return schema
      return { ...schema, properties: { action: { type: 'string' }, ...others } }
    }),
  },
  {
    id: 'flattener.union.leaves-siblings',
    violates: 'flattener.union.distributes-siblings',
    change: 'leaves a description beside a union that must stand alone',
    apply: after('unions', (schema) =>
      schema.anyOf ? { description: 'One of several.', ...schema } : schema,
    ),
    providers: ['gemini-parameters'],
  },
  {
    id: 'flattener.union.forgets-exclusivity',
    violates: 'flattener.union.exclusivity-is-honest',
    change: 'makes anyOf of oneOf without a word',
    lines: flattening((_, notes) => ({
      notes: notes.filter(
        ({ pointer, keyword }) => keyword !== 'oneOf' && !pointer.includes('oneOf'),
      ),
    })),
  },
  {
    id: 'flattener.union.leaves-nested-unions',
    violates: 'flattener.union.nested-unions',
    change: 'looks at the root only, and leaves the unions of members as they are',
    lines: flattening((schema, _, { schema: given }) => {
      const left = Object.entries(mapOf(given, 'properties')).filter(
        ([, member]) => isSchema(member) && member.oneOf,
      )
      if (left.length === 0) return {}
      return {
        schema: {
          ...schema,
          properties: { ...mapOf(schema, 'properties'), ...Object.fromEntries(left) },
        },
      }
    }),
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
