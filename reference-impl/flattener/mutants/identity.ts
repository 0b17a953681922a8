import { Refusal } from '../refusal.ts'
import { type Schema, without } from '../schema.ts'
import { mutantsIn } from './mutant.ts'
import { after, before, changing } from './rewrite.ts'

/** Changes that nobody asked for. */
export const identityMutants = [
  ...mutantsIn('flattener.identity')({
    idempotent: {
      'says-it-again: adds to every description of a property': after(
        'keywords',
        (schema, _, atRoot) =>
          !atRoot && typeof schema.description === 'string'
            ? { ...schema, description: `${schema.description} (see the tool)` }
            : schema,
      ),
    },
    'keeps-order': {
      'sorts-members: sorts properties by name': after('members', (schema) => {
        const { properties } = schema
        if (typeof properties !== 'object' || properties === null) return schema
        return {
          ...schema,
          properties: Object.fromEntries(
            Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)),
          ),
        }
      }),
      'sorts-words: sorts the values of enumerations': after('words', (schema) =>
        Array.isArray(schema.enum) ? { ...schema, enum: schema.enum.toSorted() } : schema,
      ),
    },
    'keeps-descriptions': {
      'describes-the-surface: leaves out the descriptions of members of members': changing(
        'keywords',
        (pass) => (draft, context) => {
          const made = pass(draft, context)
          if (made instanceof Refusal || draft.place.level < 2 || typeof made.schema === 'boolean')
            return made
          const schema = without(made.schema, 'description')
          return { ...made, schema: context.origins.made(schema, made.schema) } as typeof made
        },
      ),
      'cuts-descriptions: cuts descriptions after a few characters': after('keywords', (schema) =>
        typeof schema.description === 'string'
          ? { ...schema, description: schema.description.slice(0, 4) }
          : schema,
      ),
    },
    'conforming-is-unchanged': {
      'closes-the-root: closes a root object that nobody asked to close': {
        apply: after('members', (schema, _, atRoot) =>
          atRoot && schema.additionalProperties === undefined
            ? { ...schema, additionalProperties: false }
            : schema,
        ),
        providers: ['openai-tools'],
      },
    },
  }),
  ...mutantsIn('flattener.purity')({
    'names-are-data': {
      'deletes-by-name: deletes properties that are called like keywords': before(
        'members',
        (schema) => {
          const { properties } = schema
          if (typeof properties !== 'object' || properties === null) return schema
          const left = Object.entries(properties).filter(([name]) => !KEYWORDS.has(name))
          return { ...schema, properties: Object.fromEntries(left) } as Schema
        },
      ),
    },
  }),
]

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
