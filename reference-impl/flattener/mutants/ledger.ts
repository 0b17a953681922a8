import { mutantsOf } from './mutant.ts'
import { changing } from './rewrite.ts'

/** Losses that nobody hears of. */
export const ledgerMutants = mutantsOf(
  {
    id: 'flattener.ledger.drops-silently',
    violates: 'flattener.ledger.complete',
    change: 'leaves out keywords without a note',
    apply: (passes) => ({ ...passes, drop: () => {} }),
  },
  {
    id: 'flattener.ledger.tells-nobody',
    violates: 'flattener.ledger.told-is-true',
    change: 'writes nothing into descriptions',
    apply: (passes) => ({ ...passes, describe: ({ schema }) => schema }),
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
