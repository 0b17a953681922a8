import { isSchema, mapOf, requiredOf, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsIn } from './mutant.ts'
import { after, before, changing } from './rewrite.ts'

/** What real libraries do to unions. */
export const unionMutants = mutantsIn('flattener.union')({
  'flat-root': {
    'leaves-the-root-union: passes a root union on as it is': {
      lines: flattening((_, __, { schema: given }) => (given.oneOf ? { schema: given } : {})),
    },
    'drops-members-of-the-root: makes one object of the branches alone': {
      apply: before('unions', (schema, atRoot) =>
        atRoot && schema.oneOf ? without(schema, 'properties') : schema,
      ),
      providers: ['openai-tools'],
    },
  },
  'discriminator-is-enum': {
    'frees-the-discriminator: makes the discriminator any text': after(
      'unions',
      (schema, given, atRoot) => {
        const { action, ...others } = mapOf(schema, 'properties')
        if (!atRoot || !given.oneOf || action === undefined) return schema
        return { ...schema, properties: { action: { type: 'string' }, ...others } }
      },
    ),
  },
  'fewest-invalid-calls': {
    'offers-another: adds an action that no branch has': after(
      'unions',
      (schema, given, atRoot) => {
        const { action, ...others } = mapOf(schema, 'properties')
        if (!atRoot || !given.oneOf || !isSchema(action) || !Array.isArray(action.enum))
          return schema
        const more = { ...action, enum: [...action.enum, 'none'] }
        return { ...schema, properties: { action: more, ...others } }
      },
    ),
  },
  'distributes-siblings': {
    'leaves-siblings: leaves a description beside a union that must stand alone': {
      apply: after('unions', (schema) =>
        schema.anyOf ? { description: 'One of several.', ...schema } : schema,
      ),
      providers: ['gemini-parameters'],
    },
  },
  'exclusivity-is-honest': {
    'forgets-exclusivity: makes anyOf of oneOf without a word': {
      lines: flattening((_, notes) => ({
        notes: notes.filter(
          ({ pointer, keyword }) => keyword !== 'oneOf' && !pointer.includes('oneOf'),
        ),
      })),
    },
  },
  'nested-unions': {
    'leaves-nested-unions: looks at the root only, and leaves the unions of members as they are': {
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
  },
  'keeps-common-required': {
    'forgets-common-required: requires the discriminator only, though every branch requires more':
      after('unions', (schema, given, atRoot) =>
        atRoot && (given.oneOf || given.anyOf)
          ? { ...schema, required: requiredOf(schema).slice(0, 1) }
          : schema,
      ),
  },
  'requires-no-more': {
    'requires-everything: requires every property of every branch': after(
      'unions',
      (schema, given, atRoot) =>
        atRoot && (given.oneOf || given.anyOf)
          ? { ...schema, required: Object.keys(schema.properties ?? {}) }
          : schema,
    ),
  },
  'alternatives-of-required': {
    'forgets-root-properties: leaves out the properties of the root when there is a union':
      changing('unions', (pass) => (draft, context) => {
        const { schema, place } = draft
        if (!place.atRoot || !(schema.anyOf || schema.oneOf)) return pass(draft, context)
        return pass(
          { ...draft, schema: context.origins.made(without(schema, 'properties'), schema) },
          context,
        )
      }),
  },
})
