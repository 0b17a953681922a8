import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { FlattenParams, FlattenResult } from '../../../spec/generated/messages/driver.ts'
import type { Respond } from '../../flattener/respond.ts'

/** Flattens a schema for a provider, or spells a value; an error is one that the provider's name brings about. */
export type Flatten = (asked: FlattenParams) => Promise<FlattenResult | { error: string }>

/** Has the reference flattener do what a driver is asked for: its lines are the same but for an id. */
export const flattenBy =
  (respond: Respond): Flatten =>
  async (asked) => {
    const { id: _, ...answer } = read(await respond(JSON.stringify({ id: 0, ...asked })))
    return answer as FlattenResult | { error: string }
  }

function read(line: string): JsonObject {
  const answer: unknown = JSON.parse(line)
  if (!isObject(answer)) throw new TypeError('the flattener answered with no object')
  return answer
}
