import type { Apply, Pass } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { Schema } from '../schema.ts'

/** Has a pass do something else with the schema before it begins. */
export const before = (
  which: keyof Named,
  change: (schema: Schema, atRoot: boolean) => Schema,
): Apply =>
  changing(which, (pass) => (draft, context) => {
    const schema = change(draft.schema, draft.place.atRoot)
    return pass({ ...draft, schema: context.origins.made(schema, draft.schema) }, context)
  })

/** Changes what a pass has made, whether it is finished or goes on. */
export const after = (
  which: keyof Named,
  change: (schema: Schema, given: Schema, atRoot: boolean) => Schema,
): Apply =>
  changing(which, (pass) => (draft, context) => {
    const made = pass(draft, context)
    if (made instanceof Refusal || typeof made.schema === 'boolean') return made
    const schema = change(made.schema, draft.schema, draft.place.atRoot)
    return { ...made, schema: context.origins.made(schema, made.schema) } as typeof made
  })

/** Puts another pass in the place of one. */
export const changing =
  (which: keyof Named, wrap: (pass: Pass) => Pass): Apply =>
  (passes) => ({
    ...passes,
    inOrder: passes.inOrder.map((pass, i) => (i === POSITIONS[which] ? wrap(pass) : pass)),
  })

/** The passes in their order. */
const POSITIONS = {
  references: 0,
  unions: 1,
  words: 2,
  types: 3,
  members: 4,
  elements: 5,
  keywords: 6,
}

type Named = typeof POSITIONS
