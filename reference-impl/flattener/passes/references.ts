import type { Pass } from '../context.ts'
import { Refusal } from '../refusal.ts'

/** Refuses references whose meaning depends on who refers; the others are read where unions are. */
export const references: Pass = (draft, { origins }) => {
  for (const keyword of ['$dynamicRef', '$recursiveRef'])
    if (Object.hasOwn(draft.schema, keyword))
      throw new Refusal(
        origins.of(draft.schema, keyword),
        keyword,
        'What it means depends on where it is referred to from.',
      )
  return draft
}
