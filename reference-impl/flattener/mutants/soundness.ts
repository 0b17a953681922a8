import { isSchema, mapOf, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsIn } from './mutant.ts'
import { after, before } from './rewrite.ts'

/** What real libraries exclude that the tool takes. */
export const soundnessMutants = mutantsIn('flattener.soundness')({
  'not-empty': {
    'closes-the-root-before-the-union: closes a root object that has a union and no properties of its own':
      {
        lines: flattening((schema, _, { schema: given }) => {
          const anyOf = given.oneOf ?? given.anyOf
          if (!anyOf || given.properties) return { schema }
          return { schema: { type: 'object', anyOf, additionalProperties: false } }
        }),
        providers: ['openai-tools'],
      },
  },
  'accepts-valid-calls': {
    'takes-anything-for-an-object: makes of a schema that constrains nothing one of objects':
      before('unions', (schema, atRoot) =>
        !atRoot && Object.keys(schema).length === 0 ? { type: 'object' } : schema,
      ),
    'takes-parts-for-an-object: makes of parts joined by allOf an object without properties':
      before('unions', (schema, atRoot) =>
        !atRoot && schema.allOf ? { type: 'object', properties: {} } : schema,
      ),
  },
  'witness-of-each-branch': {
    'loses-a-branch: leaves out the last branch of a root union': before(
      'unions',
      (schema, atRoot) =>
        atRoot && Array.isArray(schema.oneOf) && schema.oneOf.length > 1
          ? { ...schema, oneOf: schema.oneOf.slice(0, -1) }
          : schema,
    ),
  },
  'keeps-open-objects': {
    'closes-maps: closes objects whose members are described by additionalProperties only': {
      apply: after('members', (schema) =>
        isSchema(schema.additionalProperties) ? { ...schema, additionalProperties: false } : schema,
      ),
      providers: ['openai-tools'],
    },
    'closes-free-objects: closes objects of which nothing is stated': {
      apply: after('members', (schema, given) =>
        given.type === 'object' && !given.properties
          ? { ...schema, properties: {}, additionalProperties: false }
          : schema,
      ),
      providers: ['openai-tools'],
    },
  },
  'joins-conflicts': {
    'picks-the-first: takes the first of several schemas that branches have for a property': before(
      'unions',
      (schema, atRoot) =>
        !atRoot && Array.isArray(schema.anyOf) && isSchema(schema.anyOf[0])
          ? schema.anyOf[0]
          : schema,
    ),
  },
  'keeps-absence': {
    'requires-what-is-optional: requires every property without a default': after(
      'members',
      (schema, _, atRoot) => {
        const names = Object.keys(mapOf(schema, 'properties'))
        return atRoot && names.length > 0 ? { ...schema, required: names } : schema
      },
    ),
  },
  'keeps-tuple-length': {
    'fixes-tuple-length: demands as many items as prefixItems describes': {
      apply: after('elements', (schema, given) =>
        Array.isArray(given.prefixItems)
          ? { ...schema, minItems: given.prefixItems.length }
          : schema,
      ),
      providers: ['openai-tools'],
    },
  },
  'keeps-bounds': {
    'rounds-exclusive-bounds: writes an exclusive lower bound as an inclusive one that is a little higher':
      {
        apply: before('keywords', (schema) =>
          typeof schema.exclusiveMinimum === 'number'
            ? { ...without(schema, 'exclusiveMinimum'), minimum: schema.exclusiveMinimum + 0.01 }
            : schema,
        ),
        providers: ['openai-tools'],
      },
  },
})
