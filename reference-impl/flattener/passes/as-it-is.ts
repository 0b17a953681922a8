import { type Context, type Draft, inside } from '../context.ts'
import { flattenAt } from '../node.ts'
import { isAnySchema } from '../schema.ts'

/** Whether the schema in a keyword that can only stay as it is would become another. */
export function wouldChange(
  draft: Draft,
  keyword: 'contains' | 'propertyNames',
  about: string,
  context: Context,
): boolean {
  const { schema, place, voice } = draft
  const given = schema[keyword]
  if (!isAnySchema(given) || !context.rules.allows(keyword, schema, place.atRoot)) return false
  const { ledger } = context
  const undo = ledger.mark(voice)
  const { length } = ledger
  const found = flattenAt(given, inside(draft, `/${keyword}`, about), context)
  if (found.schema === given && !found.codec && ledger.length === length) return false
  undo()
  return true
}
