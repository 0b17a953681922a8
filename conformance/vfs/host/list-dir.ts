import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { answerText, onAnswer, type ProbeAnswer } from './answer.ts'
import { afterGiven, anError, aResult, asJson, both, type Expected, member } from './expected.ts'
import { checksOn, hostChecks, isMet } from './host-check.ts'
import {
  childrenAlone,
  DIRECTORIES,
  FILES,
  KINDS,
  kinds,
  listing,
  MANY,
  namesOf,
  noDots,
  once,
  ownNames,
  shapely,
} from './list-dir/expected.ts'
import { fs, writable } from './method-calls.ts'
import { pathContract } from './method-contract.ts'
import { type MethodCall, scenario } from './scenario-checks.ts'
import { type Ask, trials } from './trials.ts'

const list = (path: unknown): MethodCall => ['fs.list_dir', { path }]
const listed = (path: string, expected: Expected): Ask[] => [[list(path), expected]]

const roots = scenario(
  { name: 'list-dir: the root', files: { 'top.txt': 'top', 'dir/a.txt': 'a' } },
  { dot: list('.'), 'empty path': list('') },
)
const ROOT = listing('the entries of the root', 'top.txt', 'dir')

const oddName: HostScenario = {
  name: 'list-dir: a name that is not UTF-8',
  needs: ['process'],
  policy: { ...writable('.'), commands: { sh: {} } },
  script: [
    {
      call: 'process.run',
      params: {
        program: 'sh',
        args: ['-c', 'touch before plain zebra "$(printf \'odd\\377\')"'],
        envs: [],
      },
    },
    { call: 'fs.exists', params: { path: 'plain' } },
    { call: 'fs.list_dir', params: { path: '.' } },
    { finish: 'listed' },
  ],
}

/** What a host answers to `fs.list_dir`. @see rfd-d11 §fs.list_dir */
export const listDirChecks = hostChecks(
  ...trials(
    { name: 'list-dir: directories, and what is none', files: FILES },
    { asks: listed('dir', aResult) },
    {
      'vfs.list-dir.entry-shape#form': listed('dir', shapely),
      'vfs.list-dir.entry-shape#kind': {
        given: [
          ...listed('turn', kinds({ turns: 'file' })),
          [fs.delete('turn/turns'), aResult],
          [fs.write('turn/turns/x.txt'), aResult],
        ],
        asks: [
          ...listed('dir', kinds(KINDS)),
          ...listed('.', kinds({ empty: 'dir', 'top.txt': 'file' })),
          ...listed('turn', afterGiven(kinds({ turns: 'dir' }))),
        ],
      },
      'vfs.list-dir.paths-are-names#below-root': [
        ...listed('dir', ownNames('a.txt')),
        ...listed('chain', ownNames('link')),
      ],
      'vfs.list-dir.paths-are-names#deeper': listed('dir/sub/deep', ownNames('x.txt')),
      'vfs.list-dir.paths-are-names#root': listed('.', ownNames('top.txt')),
      'vfs.list-dir.only-children#not-deeper': listed('dir', childrenAlone('x.txt', 'deep')),
      'vfs.list-dir.only-children#not-beside': listed(
        'dir',
        childrenAlone('beside.txt', 'bak.txt', 'elsewhere.txt'),
      ),
      'vfs.list-dir.only-children#once': listed('dir', once),
      'vfs.list-dir.all-in-one-response#any': listed(
        'dir',
        listing('every entry', ...Object.keys(KINDS)),
      ),
      'vfs.list-dir.hidden-entries#hidden': listed(
        'dir',
        listing('hidden entries', '.hidden', '.git', '.gitignore'),
      ),
      'vfs.list-dir.hidden-entries#ignored': listed(
        'dir',
        listing('ignored entries', 'ignored.txt', 'target', 'out.log', 'by-ignore.txt'),
      ),
      'vfs.list-dir.hidden-entries#leftovers': listed(
        'dir',
        listing('what is left behind', 'a.txt~', '.DS_Store', 'node_modules', '__pycache__'),
      ),
      'vfs.list-dir.no-dot-entries': listed('dir', noDots),
      'vfs.list-dir.empty-directory#from-the-start': listed('empty', member('entries', [])),
      'vfs.list-dir.empty-directory#emptied': [
        ...listed('lone', listing('its file', 'only.txt')),
        [['fs.delete', { path: 'lone/only.txt' }], aResult],
        ...listed('lone', member('entries', [])),
        ...listed('from', listing('its file', 'moving.txt')),
        [fs.rename('from/moving.txt', 'lone/moved.txt'), aResult],
        ...listed('from', member('entries', [])),
        ...listed('lone', listing('the file that came', 'moved.txt')),
      ],
      'vfs.list-dir.refuses-files#filled': [
        ...listed('dir/a.txt', anError),
        ...listed('dir/a.txt/', anError),
      ],
      'vfs.list-dir.refuses-files#empty': [
        ...listed('dir/none.txt', anError),
        ...listed('dir/none.txt/', anError),
      ],
      ...pathContract({
        ...{ method: 'fs.list_dir', area: 'vfs.list-dir', file: 'dir/a.txt', right: 'dir' },
        nearby: { nowhere: ['sub', 'dir/su', 'dir/suburb', '__proto__'], belowFile: [] },
        missing: 'vfs.list-dir.missing-path',
      }),
    },
  ),
  ...trials(
    {
      name: 'list-dir: a large directory',
      files: Object.fromEntries([
        ...MANY.map((name) => [`many/${name}`, '']),
        ...DIRECTORIES.map((name) => [`many/${name}`, { directory: true }]),
      ]),
    },
    { asks: listed('.', listing('`many` in the root', 'many')) },
    {
      'vfs.list-dir.all-in-one-response#files': listed('many', listing('every file', ...MANY)),
      'vfs.list-dir.all-in-one-response#directories': listed(
        'many',
        both(
          listing('every directory', ...DIRECTORIES),
          kinds(Object.fromEntries(DIRECTORIES.map((name) => [name, 'dir']))),
        ),
      ),
    },
  ),
  roots.check('vfs.list-dir.root', { also: rootListed }),
  ...checksOn(oddName, {
    'vfs.list-dir.undecodable-names': (c) =>
      onAnswer(1, 'a file in the project', (made) =>
        isObject(made.result) && made.result.exists === true
          ? onAnswer(2, 'the other names', siblings)(c)
          : inconclusive('no file could be made in the project by a program'),
      )(c),
  }),
)

function rootListed(c: HostConversation): Finding[] {
  const works = Object.keys(SPELLINGS).filter((name) => isMet(roots.on(name, ROOT), c))
  if (works.length === 0) return roots.on('dot', ROOT)(c)
  return [satisfied(`the root is listed by ${works.map((name) => SPELLINGS[name]).join(' and ')}`)]
}

const SPELLINGS: Record<string, string> = { dot: 'the path `.`', 'empty path': 'the empty path' }

function siblings(answer: ProbeAnswer) {
  const names = isObject(answer.result) ? namesOf(answer.result) : []
  const missing = ['before', 'plain', 'zebra'].find((name) => !names.includes(name))
  if (missing) return violated('the other names', answerText(answer), answer.index)
  const odd = names.filter((name) => !['before', 'plain', 'zebra'].includes(name))
  return satisfied(
    odd.length === 0 ? 'the name is left out' : `the name is shown as ${asJson(odd[0])}`,
  )
}
