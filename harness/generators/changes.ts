import { isObject, type JsonObject } from '../wire/json.ts'
import { escaped } from '../wire/json-pointer.ts'

/** A copy of a value that differs from it in one place, and what differs there. */
export interface Change {
  /** Such as `/params/path is null`: the place as a JSON Pointer. */
  about: string
  value: unknown
}

/** How deep changes are made. */
const DEPTH = 5

/** Copies of a value with one change each: a member left out or unknown, a value of another kind, a value close by. */
export const changesOf = (value: unknown, depth = DEPTH): Change[] => changesAt('', value, depth)

function changesAt(at: string, value: unknown, depth: number): Change[] {
  const replaced = [...closeTo(value), ...ofOtherKind(value)].map((other) => ({
    about: `${at || 'the whole'} is ${JSON.stringify(other)}`,
    value: other,
  }))
  if (depth === 0) return replaced
  if (Array.isArray(value)) return [...replaced, ...inElements(at, value, depth - 1)]
  return isObject(value) ? [...replaced, ...inMembers(at, value, depth - 1)] : replaced
}

function inMembers(at: string, value: JsonObject, depth: number): Change[] {
  const changes = Object.entries(value).flatMap(([name, member]) => {
    const place = `${at}/${escaped(name)}`
    const { [name]: _, ...others } = value
    return [
      { about: `without ${place}`, value: others },
      ...changesAt(place, member, depth).map((change) => ({
        ...change,
        value: { ...value, [name]: change.value },
      })),
    ]
  })
  return [...changes, { about: `${at}/unknown is 1`, value: { ...value, unknown: 1 } }]
}

/** The first and the last element change, one is left out, one comes twice. */
function inElements(at: string, value: unknown[], depth: number): Change[] {
  if (value.length === 0) return []
  const ends = [...new Set([0, value.length - 1])].flatMap((i) =>
    changesAt(`${at}/${i}`, value[i], depth).map((change) => ({
      ...change,
      value: value.with(i, change.value),
    })),
  )
  return [
    ...ends,
    { about: `without ${at}/0`, value: value.slice(1) },
    { about: `${at}/0 comes twice`, value: [value[0], ...value] },
  ]
}

const ofOtherKind = (value: unknown) =>
  [null, true, 7, 'text', [], {}].filter((other) => kindOf(other) !== kindOf(value))

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Values of the same kind that a careless reader may take for a given one. */
function closeTo(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value - 1, value + 1, value + 0.5, -1 - value]
  if (typeof value !== 'string' || value === '') return []
  return ['', `${value} `, value.toUpperCase()].filter((other) => other !== value)
}
