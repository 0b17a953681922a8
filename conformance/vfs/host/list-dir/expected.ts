import { isObject, type JsonObject, objectsIn } from '../../../../harness/wire/json.ts'
import type { FileSet } from '../../../../spec/generated/messages/driver.ts'
import { asJson, type Expected, result } from '../expected.ts'

type Kind = 'file' | 'dir'

/** The children of `dir`, by name. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'a.txt': 'file',
  'a.rs': 'file',
  'a b.txt': 'file',
  ' a.txt': 'file',
  '7': 'file',
  null: 'file',
  ['constructor' as string]: 'file',
  dir: 'dir',
  [`${'long-'.repeat(40)}.txt`]: 'file',
  'b.rs': 'file',
  'none.txt': 'file',
  Makefile: 'file',
  sub: 'dir',
  'conf.d': 'dir',
  bare: 'dir',
  '.hidden': 'file',
  '.git': 'dir',
  '.gitignore': 'file',
  '.ignore': 'file',
  'ignored.txt': 'file',
  'by-ignore.txt': 'file',
  'out.log': 'file',
  target: 'dir',
  'a.txt~': 'file',
  '.DS_Store': 'file',
  node_modules: 'dir',
  __pycache__: 'dir',
}

/** What directories of that name hold; the others hold nothing. */
const INSIDE: Readonly<Record<string, string>> = {
  sub: 'deep/x.txt',
  dir: 'same.txt',
  'conf.d': 'y.conf',
  '.git': 'config',
  target: 'z.o',
  node_modules: 'm.js',
  __pycache__: 'c.pyc',
}

const CONTENTS: Readonly<Record<string, string>> = {
  'none.txt': '',
  '.gitignore': 'ignored.txt\ntarget/\n',
  '.ignore': 'by-ignore.txt\n',
}

/** The project. */
export const FILES: FileSet = {
  'top.txt': 'top',
  '.gitignore': '*.log\n',
  empty: { directory: true },
  'lone/only.txt': 'only',
  'turn/turns': 'a file at first',
  'dir2/beside.txt': 'beside',
  'dir.bak/bak.txt': 'bak',
  'other/dir/elsewhere.txt': 'elsewhere',
  'from/moving.txt': 'moving',
  'dir/sub/second.txt': 'second',
  'chain/link/end.txt': 'end',
  'dir/to-file': { link: 'a.txt' },
  'dir/to-dir': { link: 'sub' },
  'dir/to-nothing': { link: 'nowhere' },
  ...Object.fromEntries(
    Object.entries(KINDS).map(([name, kind]) =>
      kind === 'file'
        ? [`dir/${name}`, Object.hasOwn(CONTENTS, name) ? (CONTENTS[name] ?? '') : name]
        : INSIDE[name] === undefined
          ? [`dir/${name}`, { directory: true }]
          : [`dir/${name}/${INSIDE[name]}`, name],
    ),
  ),
}

export const MANY = Array.from({ length: 10_100 }, (_, i) => `file-${i}`)
export const DIRECTORIES = ['aaa', 'mmm', 'zzz']

/** The entries of a listing, as far as they are objects. */
const entriesOf = ({ entries }: JsonObject): JsonObject[] => objectsIn(entries)

/** The last components of the paths of a listing, so that one defect is reported once. */
export const namesOf = (found: JsonObject): string[] =>
  entriesOf(found).map(({ path }) => String(path).replace(/^.*\/(?=[^/])/, ''))

export const listing = (expected: string, ...names: string[]): Expected =>
  result(expected, (found) => {
    const all = new Set(namesOf(found))
    const missing = names.filter((name) => !all.has(name))
    if (missing.length < 2) return missing[0] && `no entry ${asJson(missing[0])}`
    return `${missing.length} of ${names.length} entries missing`
  })

export const shapely = result('entries, each with a path and a kind of file or dir', (found) => {
  if (!Array.isArray(found.entries)) return `entries ${asJson(found.entries)}`
  if (found.entries.length === 0) return 'no entries'
  const odd = found.entries.find((entry) => !isShapely(entry))
  return odd === undefined ? undefined : `the entry ${asJson(odd)}`
})

const isShapely = (entry: unknown) =>
  isObject(entry) &&
  typeof entry.path === 'string' &&
  (entry.kind === 'file' || entry.kind === 'dir')

/** These names with their kinds, however the paths are spelt. */
export const kinds = (wanted: Readonly<Record<string, Kind>>): Expected =>
  result('the kind of what stands there', (found) => {
    const names = namesOf(found)
    const odd = entriesOf(found).find(({ kind }, at) => (wanted[names[at] ?? ''] ?? kind) !== kind)
    return odd && `the entry ${asJson(odd)}`
  })

/** Paths that are names, one of which this is. */
export const ownNames = (known: string): Expected =>
  result(`the path \`${known}\`, and no path with a slash`, (found) => {
    const paths = entriesOf(found).map(({ path }) => path)
    const odd = paths.find((path) => String(path).includes('/'))
    if (odd !== undefined) return `the path ${asJson(odd)}`
    return paths.includes(known) ? undefined : `no path ${asJson(known)} but ${asJson(paths)}`
  })

/** None of these, which stand elsewhere. */
export const childrenAlone = (...elsewhere: string[]): Expected =>
  result('the direct children alone', (found) => {
    const odd = namesOf(found).find((name) => elsewhere.includes(name))
    return odd && `an entry ${asJson(odd)}`
  })

export const once = result('each child once', (found) => {
  const names = namesOf(found)
  const odd = names.find((name, at) => names.indexOf(name) !== at)
  return odd && `the entry ${asJson(odd)} more than once`
})

export const noDots = result('neither `.` nor `..` nor an empty name', (found) => {
  const odd = entriesOf(found).find(({ path }) => /^\.{0,2}$/.test(String(path)))
  return odd && `the entry ${asJson(odd)}`
})
