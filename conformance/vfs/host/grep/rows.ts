import { type JsonObject, objectsIn } from '../../../../harness/wire/json.ts'
import { asJson, type Expected, result } from '../expected.ts'

/** One line of a search's result, as far as it has the right shape. */
export interface Row {
  path: string
  number: number
  content: string
  isMatch: boolean
}

/** The entries of a search's result, as far as they are objects. */
export const matchesOf = ({ matches }: JsonObject): JsonObject[] => objectsIn(matches)

/** The lines of a search's result in their order, entry by entry. */
export const rowsOf = (found: JsonObject): Row[] =>
  matchesOf(found).flatMap(({ path, lines }) =>
    objectsIn(lines).map((line) => rowOf(String(path), line)),
  )

const rowOf = (path: string, { line_number, content, is_match }: JsonObject): Row => ({
  path,
  number: Number(line_number),
  content: String(content),
  isMatch: is_match === true,
})

/** The last component of a path, so that a path from elsewhere is reported once, where it is asked for. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Lines of exactly these files, distinguished by their names. */
export const inFiles = (...names: string[]): Expected =>
  result(`matches in ${names.join(', ') || 'no file'}`, (found) => {
    if (!Array.isArray(found.matches)) return `matches ${asJson(found.matches)}`
    const hit = new Set(rowsOf(found).map(({ path }) => nameOf(path)))
    const missing = names.find((name) => !hit.has(name))
    if (missing !== undefined) return `nothing in ${missing}`
    const odd = [...hit].find((name) => !names.includes(name))
    return odd === undefined ? undefined : `matches in ${asJson(odd)}`
  })

/** Lines of at least these files. */
export const inFilesAtLeast = (...names: string[]): Expected =>
  result(`matches in ${names.join(', ')}`, (found) => {
    const hit = new Set(rowsOf(found).map(({ path }) => nameOf(path)))
    const missing = names.find((name) => !hit.has(name))
    return missing === undefined ? undefined : `nothing in ${missing}`
  })

/** Exactly these lines, by their numbers, in whatever order and grouping. */
export const linesNumbered = (...numbers: number[]): Expected => linesAmong([], ...numbers)

/** These lines, and those that are optional or not. */
export const linesAmong = (optional: readonly number[], ...numbers: number[]): Expected =>
  result(`the lines ${numbers.join(', ')}`, (found) => {
    const all = [...new Set(rowsOf(found).map(({ number }) => number))].sort((a, b) => a - b)
    const got = all.filter((number) => !optional.includes(number))
    return got.join() === numbers.join() ? undefined : `the lines ${got.join(', ') || 'none'}`
  })

/** Exactly these lines of each of these files, whatever others have. */
export const linesIn = (wanted: Readonly<Record<string, readonly number[]>>): Expected =>
  result(`the lines ${asJson(wanted)}`, (found) => {
    const rows = rowsOf(found)
    const got = Object.keys(wanted).map((name) => {
      const own = rows.filter(({ path }) => nameOf(path) === name).map(({ number }) => number)
      return [name, [...new Set(own)].sort((a, b) => a - b)] as const
    })
    const odd = got.find(([name, numbers]) => numbers.join() !== wanted[name]?.join())
    return odd && `the lines ${odd[1].join(', ') || 'none'} of ${odd[0]}`
  })
