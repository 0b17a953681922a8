import { isSchema, mapOf, type Schema, without } from '../schema.ts'
import { flattening } from './answering.ts'
import { mutantsOf } from './mutant.ts'
import { before, changing } from './rewrite.ts'

/** Losses that nobody hears of. */
export const ledgerMutants = mutantsOf(
  {
    id: 'flattener.ledger.drops-silently',
    violates: 'flattener.ledger.complete',
    change: 'leaves out keywords without a note',
    apply: (passes) => ({ ...passes, drop: () => {} }),
  },
  {
    id: 'flattener.ledger.first-bound-wins',
    violates: 'flattener.ledger.complete',
    change: 'keeps of parts joined by allOf the keywords of the first without a note',
    apply: before('unions', (schema, atRoot) => {
      if (atRoot || !Array.isArray(schema.allOf)) return schema
      return Object.assign({}, ...schema.allOf.toReversed(), without(schema, 'allOf')) as Schema
    }),
    providers: ['openai-tools'],
  },
  {
    id: 'flattener.ledger.tells-nobody',
    violates: 'flattener.ledger.told-is-true',
    change: 'writes nothing into descriptions',
    apply: (passes) => ({ ...passes, describe: ({ schema }) => schema }),
  },
  {
    id: 'flattener.ledger.tells-something-else',
    violates: 'flattener.ledger.told-is-true',
    change: 'describes to the model that there are rules, and not which',
    apply: (passes) => ({
      ...passes,
      describe: (draft, context) => {
        const { voice } = draft
        const sentences = voice.sentences.map(() => 'Some rules apply.')
        return passes.describe({ ...draft, voice: { ...voice, sentences } }, context)
      },
    }),
  },
  {
    id: 'flattener.ledger.calls-everything-respelt',
    violates: 'flattener.ledger.lost-only-when-lost',
    change: 'notes every loss as if it were only spelt differently',
    lines: flattening((_, notes) => ({ notes: notes.map((note) => ({ ...note, lost: false })) })),
  },
  {
    id: 'flattener.ledger.points-into-the-flat-schema',
    violates: 'flattener.ledger.points-into-given-schema',
    change: 'points to where a constraint would stand in the flattened schema',
    lines: flattening((_, notes) => ({
      notes: notes.map((note) => ({
        ...note,
        pointer: typeof note.told === 'string' ? note.told.replace(/\/description$/, '') : '',
      })),
    })),
  },
  {
    id: 'flattener.ledger.keeps-it-to-itself',
    violates: 'flattener.ledger.tells-where-it-can',
    change: 'notes losses and describes none to the model',
    apply: (passes) => ({ ...passes, describe: ({ schema }) => schema }),
    lines: flattening((_, notes) => ({ notes: notes.map((note) => ({ ...note, told: false })) })),
  },
  {
    id: 'flattener.ledger.mourns-what-is-there',
    violates: 'flattener.ledger.no-loss-no-note',
    change: 'notes a loss for every bound, kept or not',
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
  {
    id: 'flattener.ledger.forgets-conditions',
    violates: 'flattener.union.tells-of-conditions',
    change: 'notes nothing of what a root union loses',
    apply: changing('unions', (pass) => (draft, context) => {
      const undo = context.ledger.mark(draft.voice)
      const made = pass(draft, context)
      if (!draft.place.atRoot || !('voices' in made)) return made
      undo()
      return { ...made, voices: new Map() }
    }),
  },
)
