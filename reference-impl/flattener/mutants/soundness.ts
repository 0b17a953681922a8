import { isSchema, mapOf, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsOf } from './mutant.ts'
import { after, before } from './rewrite.ts'

/** What real libraries exclude that the tool takes. */
export const soundnessMutants = mutantsOf(
  {
    id: 'flattener.soundness.closes-the-root-before-the-union',
    violates: 'flattener.soundness.not-empty',
    change: 'closes a root object that has a union and no properties of its own',
    lines: flattening((schema, _, { schema: given }) => {
      const anyOf = given.oneOf ?? given.anyOf
      if (!anyOf || given.properties) return { schema }
      return { schema: { type: 'object', anyOf, additionalProperties: false } }
    }),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.soundness.takes-anything-for-an-object',
    violates: 'flattener.soundness.accepts-valid-calls',
    change: 'makes of a schema that constrains nothing one of objects',
    apply: before('unions', (schema, atRoot) =>
      !atRoot && Object.keys(schema).length === 0 ? { type: 'object' } : schema,
    ),
  },
  {
    id: 'flattener.soundness.takes-parts-for-an-object',
    violates: 'flattener.soundness.accepts-valid-calls',
    change: 'makes of parts joined by allOf an object without properties',
    apply: before('unions', (schema, atRoot) =>
      !atRoot && schema.allOf ? { type: 'object', properties: {} } : schema,
    ),
  },
  {
    id: 'flattener.soundness.loses-a-branch',
    violates: 'flattener.soundness.witness-of-each-branch',
    change: 'leaves out the last branch of a root union',
    apply: before('unions', (schema, atRoot) =>
      atRoot && Array.isArray(schema.oneOf) && schema.oneOf.length > 1
        ? { ...schema, oneOf: schema.oneOf.slice(0, -1) }
        : schema,
    ),
  },
  {
    id: 'flattener.soundness.closes-maps',
    violates: 'flattener.soundness.keeps-open-objects',
    change: 'closes objects whose members are described by additionalProperties only',
    apply: after('members', (schema) =>
      isSchema(schema.additionalProperties) ? { ...schema, additionalProperties: false } : schema,
    ),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.soundness.closes-free-objects',
    violates: 'flattener.soundness.keeps-open-objects',
    change: 'closes objects of which nothing is stated',
    apply: after('members', (schema, given) =>
      given.type === 'object' && !given.properties
        ? { ...schema, properties: {}, additionalProperties: false }
        : schema,
    ),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.soundness.picks-the-first',
    violates: 'flattener.soundness.joins-conflicts',
    change: 'takes the first of several schemas that branches have for a property',
    apply: before('unions', (schema, atRoot) =>
      !atRoot && Array.isArray(schema.anyOf) && isSchema(schema.anyOf[0])
        ? schema.anyOf[0]
        : schema,
    ),
  },
  {
    id: 'flattener.soundness.requires-what-is-optional',
    violates: 'flattener.soundness.keeps-absence',
    change: 'requires every property without a default',
    apply: after('members', (schema, _, atRoot) => {
      const names = Object.keys(mapOf(schema, 'properties'))
      return atRoot && names.length > 0 ? { ...schema, required: names } : schema
    }),
  },
  {
    id: 'flattener.soundness.fixes-tuple-length',
    violates: 'flattener.soundness.keeps-tuple-length',
    change: 'demands as many items as prefixItems describes',
    apply: after('elements', (schema, given) =>
      Array.isArray(given.prefixItems) ? { ...schema, minItems: given.prefixItems.length } : schema,
    ),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.soundness.rounds-exclusive-bounds',
    violates: 'flattener.soundness.keeps-bounds',
    change: 'writes an exclusive lower bound as an inclusive one that is a little higher',
    apply: before('keywords', (schema) =>
      typeof schema.exclusiveMinimum === 'number'
        ? { ...without(schema, 'exclusiveMinimum'), minimum: schema.exclusiveMinimum + 0.01 }
        : schema,
    ),
    providers: ['openai-tools'],
  },
)
