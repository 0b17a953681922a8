import { isObject } from '../../harness/wire/json.ts'
import { at } from '../../harness/wire/json-pointer.ts'
import type { Note } from './answer.ts'
import { placesIn } from './places.ts'
import type { Flat } from './trial.ts'

/** All that the model reads of the arguments. */
export function textsOf({ answer }: Flat): string[] {
  return placesIn(answer.schema).flatMap(({ schema }) =>
    [schema.description, schema.title].filter((text) => typeof text === 'string'),
  )
}

/** Whether the flattened schema has a place where the provider takes a description. */
export function hasRoomForText({ answer, profile: { facts } }: Flat): boolean {
  if (facts.descriptions === 'nowhere') return false
  return facts.descriptions === 'everywhere' || placesIn(answer.schema).length > 1
}

/** A text speaks of a constraint when it holds something of it: a name, a value, a number, or the keyword. */
export function speaks(trial: Flat, note: Note, text: string): boolean {
  return text !== '' && (tokensOf(trial, note).length === 0 || mentions(trial, note, text))
}

/** A text surely speaks of a constraint: it holds its keyword, or something of what stands there. */
export const mentions = (trial: Flat, note: Note, text: string): boolean =>
  [note.keyword, ...tokensOf(trial, note)].some((token) => text.includes(token))

function tokensOf({ schema }: Flat, { pointer, keyword }: Note): string[] {
  const place = at(schema, pointer)
  const values = (isObject(place) ? placesIn(place) : []).flatMap(({ schema: part }) =>
    Object.hasOwn(part, keyword) ? [part[keyword]] : [],
  )
  const own = isObject(place) && Object.hasOwn(place, keyword) ? [place[keyword]] : values
  return [...new Set(scalarsIn(own))].filter((token) => token !== '')
}

/** The names and the scalars of a value, as a text would spell them. */
function scalarsIn(value: unknown, depth = 5): string[] {
  if (depth === 0 || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => scalarsIn(item, depth - 1))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) => [key, ...scalarsIn(item, depth - 1)])
  return typeof value === 'boolean' ? [] : [String(value)]
}
