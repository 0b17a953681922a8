import type { Context, Draft } from '../context.ts'
import { without } from '../schema.ts'

/** Takes keywords out of a schema, and writes down that they are gone. */
export function leaveOut(draft: Draft, context: Context, keywords: readonly string[]): Draft {
  const { schema } = draft
  context.passes.drop(draft, context, keywords)
  return { ...draft, schema: context.origins.made(without(schema, ...keywords), schema) }
}
