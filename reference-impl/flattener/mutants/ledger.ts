import { isSchema, mapOf, type Schema, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsIn } from './mutant.ts'
import { before, changing } from './rewrite.ts'

/** Losses that nobody hears of. */
export const ledgerMutants = mutantsIn('flattener.ledger')({
  complete: {
    'drops-silently: leaves out keywords without a note': (passes) => ({
      ...passes,
      drop: () => {},
    }),
    'first-bound-wins: keeps of parts joined by allOf the keywords of the first without a note': {
      apply: before('unions', (schema, atRoot) => {
        if (atRoot || !Array.isArray(schema.allOf)) return schema
        return Object.assign({}, ...schema.allOf.toReversed(), without(schema, 'allOf')) as Schema
      }),
      providers: ['openai-tools'],
    },
  },
  'told-is-true': {
    'tells-nobody: writes nothing into descriptions': (passes) => ({
      ...passes,
      describe: ({ schema }) => schema,
    }),
    'tells-something-else: describes to the model that there are rules, and not which': (
      passes,
    ) => ({
      ...passes,
      describe: (draft, context) => {
        const { voice } = draft
        const sentences = voice.sentences.map(() => 'Some rules apply.')
        return passes.describe({ ...draft, voice: { ...voice, sentences } }, context)
      },
    }),
  },
  'lost-only-when-lost': {
    'calls-everything-respelt: notes every loss as if it were only spelt differently': {
      lines: flattening((_, notes) => ({ notes: notes.map((note) => ({ ...note, lost: false })) })),
    },
  },
  'points-into-given-schema': {
    'points-into-the-flat-schema: points to where a constraint would stand in the flattened schema':
      {
        lines: flattening((_, notes) => ({
          notes: notes.map((note) => ({
            ...note,
            pointer: typeof note.told === 'string' ? note.told.replace(/\/description$/, '') : '',
          })),
        })),
      },
  },
  'tells-where-it-can': {
    'keeps-it-to-itself: notes losses and describes none to the model': {
      apply: (passes) => ({ ...passes, describe: ({ schema }) => schema }),
      lines: flattening((_, notes) => ({ notes: notes.map((note) => ({ ...note, told: false })) })),
    },
  },
  'no-loss-no-note': {
    'mourns-what-is-there: notes a loss for every bound, kept or not': {
      lines: flattening((_, notes, { schema }) => ({
        notes: [
          ...notes,
          ...Object.entries(mapOf(schema, 'properties'))
            .filter(([, member]) => isSchema(member) && member.minimum !== undefined)
            .map(([name]) => ({
              pointer: `/properties/${name}`,
              keyword: 'minimum',
              lost: 'A bound.',
              told: false as const,
            })),
        ],
      })),
      providers: ['openai-tools'],
    },
  },
  'flattener.union.tells-of-conditions': {
    'forgets-conditions: notes nothing of what a root union loses': changing(
      'unions',
      (pass) => (draft, context) => {
        const undo = context.ledger.mark(draft.voice)
        const made = pass(draft, context)
        if (!draft.place.atRoot || !('voices' in made)) return made
        undo()
        return { ...made, voices: new Map() }
      },
    ),
  },
})
