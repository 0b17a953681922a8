import { isObject, type JsonObject } from '../wire/json.ts'

/** What stands in a script for an id that only a run shows. */
const PLACEHOLDER = /"\{(created|inquiry(?: \d+)?|listed \d+|titled [^"}]*)\}"/g

/**
 * The line of a message, with ids in the place of `{created}`, the conversation that was created last, of `{inquiry}`, the
 * question that came last, of `{inquiry N}`, the question number N, from 0, and of `{listed N}` and `{titled TITLE}`, entries
 * of the list that came last; an empty one where none is known.
 */
export const withIds = (message: unknown, received: readonly unknown[]): string =>
  JSON.stringify(message).replaceAll(PLACEHOLDER, (_, what: string) =>
    JSON.stringify(idOf(what, received.filter(isObject)) ?? ''),
  )

function idOf(what: string, received: readonly JsonObject[]): unknown {
  const last = (type: string) => received.findLast((message) => message.type === type)
  if (what === 'created') return last('created')?.conversation
  if (what.startsWith('inquiry')) return questionsIn(received).at(Number(what.split(' ')[1] ?? -1))
  const { data } = last('conversations') ?? {}
  const entries = Array.isArray(data) ? data.filter(isObject) : []
  const [kind, wanted] = [what.slice(0, 6), what.slice(7)]
  const entry =
    kind === 'listed' ? entries[Number(wanted)] : entries.find((e) => e.title === wanted)
  return entry?.id
}

/** The ids of the questions, in the order in which they came. */
const questionsIn = (received: readonly JsonObject[]): unknown[] =>
  received.flatMap(({ respond, data }) =>
    respond === 'inquiry' && isObject(data) ? [data.id] : [],
  )
