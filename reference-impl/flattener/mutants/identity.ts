import { Refusal } from '../refusal.ts'
import { type Schema, without } from '../schema.ts'
import { mutantsOf } from './mutant.ts'
import { after, before, changing } from './rewrite.ts'

/** Changes that nobody asked for. */
export const identityMutants = mutantsOf(
  {
    id: 'flattener.identity.says-it-again',
    violates: 'flattener.identity.idempotent',
    change: 'adds to every description of a property',
    apply: after('keywords', (schema, _, atRoot) =>
      !atRoot && typeof schema.description === 'string'
        ? { ...schema, description: `${schema.description} (see the tool)` }
        : schema,
    ),
  },
  {
    id: 'flattener.identity.sorts-members',
    violates: 'flattener.identity.keeps-order',
    change: 'sorts properties by name',
    apply: after('members', (schema) => {
      const { properties } = schema
      if (typeof properties !== 'object' || properties === null) return schema
      return {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      }
    }),
  },
  {
    id: 'flattener.identity.sorts-words',
    violates: 'flattener.identity.keeps-order',
    change: 'sorts the values of enumerations',
    apply: after('words', (schema) =>
      Array.isArray(schema.enum) ? { ...schema, enum: schema.enum.toSorted() } : schema,
    ),
  },
  {
    id: 'flattener.identity.describes-the-surface',
    violates: 'flattener.identity.keeps-descriptions',
    change: 'leaves out the descriptions of members of members',
    apply: changing('keywords', (pass) => (draft, context) => {
      const made = pass(draft, context)
      if (made instanceof Refusal || draft.place.level < 2 || typeof made.schema === 'boolean')
        return made
      const schema = without(made.schema, 'description')
      return { ...made, schema: context.origins.made(schema, made.schema) } as typeof made
    }),
  },
  {
    id: 'flattener.identity.closes-the-root',
    violates: 'flattener.identity.conforming-is-unchanged',
    change: 'closes a root object that nobody asked to close',
    apply: after('members', (schema, _, atRoot) =>
      atRoot && schema.additionalProperties === undefined
        ? { ...schema, additionalProperties: false }
        : schema,
    ),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.identity.cuts-descriptions',
    violates: 'flattener.identity.keeps-descriptions',
    change: 'cuts descriptions after a few characters',
    apply: after('keywords', (schema) =>
      typeof schema.description === 'string'
        ? { ...schema, description: schema.description.slice(0, 4) }
        : schema,
    ),
  },
  {
    id: 'flattener.purity.deletes-by-name',
    violates: 'flattener.purity.names-are-data',
    change: 'deletes properties that are called like keywords',
    apply: before('members', (schema) => {
      const { properties } = schema
      if (typeof properties !== 'object' || properties === null) return schema
      const left = Object.entries(properties).filter(([name]) => !KEYWORDS.has(name))
      return { ...schema, properties: Object.fromEntries(left) } as Schema
    }),
  },
)

const KEYWORDS = new Set([
  'strict',
  'additionalProperties',
  '$schema',
  'definitions',
  '$id',
  'anyOf',
  'type',
  'required',
])
