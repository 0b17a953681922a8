import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, unclear } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { onAnswer, told } from './answer.ts'
import { type Asked, asking } from './asking.ts'
import { anError, code, type Expected, member, result, shown } from './expected.ts'
import { wrongParams } from './wrong-params.ts'

const CHILDREN: Record<string, 'file' | 'dir'> = {
  'a.txt': 'file',
  'b.rs': 'file',
  sub: 'dir',
  '.hidden': 'file',
  '.git': 'dir',
  '.gitignore': 'file',
  'ignored.txt': 'file',
}

const MANY = Array.from({ length: 5_000 }, (_, i) => `file-${i}`)

const list = (path: unknown): Asked => ['fs.list_dir', { path }]
const wrong = wrongParams('fs.list_dir', { path: 'dir' })

const lists = asking(
  {
    name: 'list-dir: directories, and what is none',
    files: {
      'top.txt': 'top',
      'dir/a.txt': 'a',
      'dir/b.rs': 'b',
      'dir/sub/deep/x.txt': 'x',
      'dir/.hidden': 'hidden',
      'dir/.git/config': '[core]\n',
      'dir/.gitignore': 'ignored.txt\n',
      'dir/ignored.txt': 'ignored',
      empty: { directory: true },
    },
  },
  {
    dir: list('dir'),
    empty: list('empty'),
    missing: list('nope'),
    'deep missing': list('nowhere/nope'),
    ...wrong.requests,
    file: list('dir/a.txt'),
    dot: list('.'),
    'empty path': list(''),
    'dir again': list('dir'),
  },
)

const many = asking(
  {
    name: 'list-dir: a large directory',
    files: Object.fromEntries(MANY.map((name) => [`many/${name}`, ''])),
  },
  { many: list('many') },
)

/** The entries of a listing, as far as they are objects. */
const entriesOf = ({ entries }: JsonObject): JsonObject[] =>
  Array.isArray(entries) ? entries.filter(isObject) : []

/** The last components of the paths of a listing, so that one defect is told once. */
const namesOf = (found: JsonObject): string[] =>
  entriesOf(found).map(({ path }) => String(path).replace(/^.*\/(?=[^/])/, ''))

const listing = (expected: string, ...names: string[]): Expected =>
  result(expected, (found) => {
    const missing = names.find((name) => !namesOf(found).includes(name))
    return missing === undefined ? undefined : `no entry ${shown(missing)}`
  })

const shapely = result('entries, each with a path and a kind of file or dir', (found) => {
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

const names = result('names as paths', (found) => {
  const entries = entriesOf(found)
  if (entries.some(({ path }) => path === 'a.txt')) {
    const odd = entries.find(({ path }) => String(path).includes('/'))
    return odd && `the path ${shown(odd.path)}`
  }
  return `no path \`a.txt\` but ${shown(entries.map(({ path }) => path))}`
})

const onlyChildren = result('the direct children alone', (found) => {
  const odd = namesOf(found).find((name) => !/^\.{0,2}$/.test(name) && !(name in CHILDREN))
  return odd === undefined ? undefined : `an entry ${shown(odd)}`
})

const allOfThem = result(`${MANY.length} entries`, (found) => {
  const names = new Set(namesOf(found))
  const missing = MANY.filter((name) => !names.has(name)).length
  return missing === 0 ? undefined : `${missing} of ${MANY.length} entries missing`
})

const noDots = result('neither `.` nor `..` nor an empty name', (found) => {
  const odd = entriesOf(found).find(({ path }) => /^\.{0,2}$/.test(String(path)))
  return odd && `the entry ${shown(odd)}`
})

const ROOT = listing('the entries of the root', 'top.txt', 'dir')

function rootListed(c: HostConversation): Finding[] {
  const works = ['dot', 'empty path'].filter((name) =>
    lists.on(c, name, ROOT).every(({ kind }) => kind === 'kept'),
  )
  if (works.length === 0) return lists.on(c, 'dot', ROOT)
  return [kept(`the root is listed by ${works.map((name) => SPELLINGS[name]).join(' and ')}`)]
}

const SPELLINGS: Record<string, string> = { dot: 'the path `.`', 'empty path': 'the empty path' }

const ODD_NAME = 'touch plain "$(printf \'odd\\377\')"'

const oddName: Occasion = {
  name: 'list-dir: a name that is not UTF-8',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'], writable: true }, commands: { sh: {} } },
  script: [
    { call: 'process.run', params: { program: 'sh', args: ['-c', ODD_NAME] } },
    { call: 'fs.exists', params: { path: 'plain' } },
    { call: 'fs.list_dir', params: { path: '.' } },
    { finish: 'listed' },
  ],
}

/** What a host answers to `fs.list_dir`. @see rfd-d11 §fs.list_dir */
export const listDirChecks = hostChecks(
  lists.check('vfs.list-dir.entry-shape', {
    title: 'lists entries with path and kind',
    expect: { dir: shapely },
  }),
  lists.check('vfs.list-dir.paths-are-names', {
    title: 'gives the names of entries and not their paths',
    expect: { dir: names },
  }),
  lists.check('vfs.list-dir.only-children', {
    title: 'lists no further than the children',
    given: { dir: listing('`sub` and `a.txt`', 'sub', 'a.txt') },
    expect: { dir: onlyChildren },
  }),
  many.check('vfs.list-dir.all-in-one-response', {
    title: 'lists a large directory in one response',
    expect: { many: allOfThem },
  }),
  lists.check('vfs.list-dir.hidden-entries', {
    title: 'lists hidden and ignored entries',
    expect: {
      dir: listing('hidden and ignored entries', '.hidden', '.git', '.gitignore', 'ignored.txt'),
    },
  }),
  lists.check('vfs.list-dir.no-dot-entries', {
    title: 'lists neither the directory nor its parent',
    given: { dir: listing('`sub` and `a.txt`', 'sub', 'a.txt') },
    expect: { dir: noDots },
  }),
  lists.check('vfs.list-dir.empty-directory', {
    title: 'lists an empty directory',
    given: { dir: listing('`a.txt` elsewhere', 'a.txt') },
    expect: { empty: member('entries', []) },
  }),
  lists.check('vfs.list-dir.missing-path', {
    title: 'says that a directory does not exist',
    given: { dir: listing('`a.txt` elsewhere', 'a.txt') },
    expect: { missing: code(-32002), 'deep missing': code(-32002) },
  }),
  lists.check('vfs.list-dir.invalid-params', {
    title: 'refuses a missing path and one that is no string',
    given: {
      dir: listing('`a.txt` before', 'a.txt'),
      'dir again': listing('`a.txt` afterwards', 'a.txt'),
    },
    expect: wrong.expected,
  }),
  lists.check('vfs.list-dir.refuses-files', {
    title: 'refuses to list a file',
    given: { dir: listing('`a.txt` in its directory', 'a.txt') },
    expect: { file: anError },
  }),
  lists.check('vfs.list-dir.root', {
    title: 'lists the root of the project',
    also: rootListed,
  }),
  {
    verifies: 'vfs.list-dir.undecodable-names',
    title: 'lists what stands beside a name that is not UTF-8',
    occasion: oddName,
    judge: (c) =>
      onAnswer(c, 1, 'a file in the project', (made) =>
        isObject(made.result) && made.result.exists === true
          ? onAnswer(c, 2, 'the other names', (answer) => siblings(answer))
          : unclear('no file could be made in the project by a program'),
      ),
  },
)

function siblings(answer: { result?: unknown; error?: JsonObject; index: number; method: string }) {
  const names = isObject(answer.result) ? namesOf(answer.result) : []
  if (!names.includes('plain')) return broken('the other names', told(answer), answer.index)
  const odd = names.filter((name) => name !== 'plain')
  return kept(odd.length === 0 ? 'the name is left out' : `the name is shown as ${shown(odd[0])}`)
}
