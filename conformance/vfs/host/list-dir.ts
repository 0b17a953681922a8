import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { onAnswer, told } from './answer.ts'
import { type Asked, asking } from './asking.ts'
import { anError, code, member, shown } from './expected.ts'
import { hostChecks } from './host-check.ts'
import {
  allOfThem,
  listing,
  MANY,
  names,
  namesOf,
  noDots,
  onlyChildren,
  shapely,
} from './list-dir/expected.ts'
import { wrongParams } from './wrong-params.ts'

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

const ROOT = listing('the entries of the root', 'top.txt', 'dir')

function rootListed(c: HostConversation): Finding[] {
  const works = ['dot', 'empty path'].filter((name) =>
    lists.on(c, name, ROOT).every(({ kind }) => kind === 'satisfied'),
  )
  if (works.length === 0) return lists.on(c, 'dot', ROOT)
  return [satisfied(`the root is listed by ${works.map((name) => SPELLINGS[name]).join(' and ')}`)]
}

const SPELLINGS: Record<string, string> = { dot: 'the path `.`', 'empty path': 'the empty path' }

const ODD_NAME = 'touch plain "$(printf \'odd\\377\')"'

const oddName: Occasion = {
  name: 'list-dir: a name that is not UTF-8',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'], writable: true }, commands: { sh: {} } },
  script: [
    { call: 'process.run', params: { program: 'sh', args: ['-c', ODD_NAME], envs: [] } },
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
          : inconclusive('no file could be made in the project by a program'),
      ),
  },
)

function siblings(answer: { result?: unknown; error?: JsonObject; index: number; method: string }) {
  const names = isObject(answer.result) ? namesOf(answer.result) : []
  if (!names.includes('plain')) return violated('the other names', told(answer), answer.index)
  const odd = names.filter((name) => name !== 'plain')
  return satisfied(
    odd.length === 0 ? 'the name is left out' : `the name is shown as ${shown(odd[0])}`,
  )
}
