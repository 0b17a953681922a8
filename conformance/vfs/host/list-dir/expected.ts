import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Expected, result, shown } from '../expected.ts'

const CHILDREN: Record<string, 'file' | 'dir'> = {
  'a.txt': 'file',
  'b.rs': 'file',
  sub: 'dir',
  '.hidden': 'file',
  '.git': 'dir',
  '.gitignore': 'file',
  'ignored.txt': 'file',
}

export const MANY = Array.from({ length: 5_000 }, (_, i) => `file-${i}`)

/** The entries of a listing, as far as they are objects. */
const entriesOf = ({ entries }: JsonObject): JsonObject[] =>
  Array.isArray(entries) ? entries.filter(isObject) : []

/** The last components of the paths of a listing, so that one defect is told once. */
export const namesOf = (found: JsonObject): string[] =>
  entriesOf(found).map(({ path }) => String(path).replace(/^.*\/(?=[^/])/, ''))

export const listing = (expected: string, ...names: string[]): Expected =>
  result(expected, (found) => {
    const missing = names.find((name) => !namesOf(found).includes(name))
    return missing === undefined ? undefined : `no entry ${shown(missing)}`
  })

export const shapely = result('entries, each with a path and a kind of file or dir', (found) => {
  if (!Array.isArray(found.entries)) return `entries ${shown(found.entries)}`
  if (found.entries.length === 0) return 'no entries'
  const odd = found.entries.find((entry) => !isShapely(entry))
  return odd === undefined ? wrongKind(entriesOf(found)) : `the entry ${shown(odd)}`
})

const isShapely = (entry: unknown) =>
  isObject(entry) &&
  typeof entry.path === 'string' &&
  (entry.kind === 'file' || entry.kind === 'dir')

function wrongKind(entries: JsonObject[]): string | undefined {
  const odd = entries.find(({ path, kind }) => (CHILDREN[String(path)] ?? kind) !== kind)
  return odd && `the entry ${shown(odd)}`
}

export const names = result('names as paths', (found) => {
  const entries = entriesOf(found)
  if (entries.some(({ path }) => path === 'a.txt')) {
    const odd = entries.find(({ path }) => String(path).includes('/'))
    return odd && `the path ${shown(odd.path)}`
  }
  return `no path \`a.txt\` but ${shown(entries.map(({ path }) => path))}`
})

export const onlyChildren = result('the direct children alone', (found) => {
  const odd = namesOf(found).find((name) => !/^\.{0,2}$/.test(name) && !(name in CHILDREN))
  return odd === undefined ? undefined : `an entry ${shown(odd)}`
})

export const allOfThem = result(`${MANY.length} entries`, (found) => {
  const names = new Set(namesOf(found))
  const missing = MANY.filter((name) => !names.has(name)).length
  return missing === 0 ? undefined : `${missing} of ${MANY.length} entries missing`
})

export const noDots = result('neither `.` nor `..` nor an empty name', (found) => {
  const odd = entriesOf(found).find(({ path }) => /^\.{0,2}$/.test(String(path)))
  return odd && `the entry ${shown(odd)}`
})
