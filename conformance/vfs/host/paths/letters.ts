import { elementsOf, isObject } from '../../../../harness/wire/json.ts'
import {
  aResult,
  asJson,
  code,
  contentOf,
  type Expected,
  exists,
  member,
  not,
  result,
  same,
} from '../expected.ts'
import { matchesOf } from '../grep/rows.ts'
import { fs } from '../method-calls.ts'
import { type MethodCall, scenarioThenSnapshot, sequenceOfSnapshots } from '../scenario-checks.ts'

const DOTTED = ['a..b.txt', '..hidden', '...', 'x../y', '.dot', '..two/..dots', 'end..']

const dots = scenarioThenSnapshot(
  { name: 'paths: dots in names' },
  Object.fromEntries(
    DOTTED.flatMap((path): [string, MethodCall][] => [
      [`write ${path}`, fs.write(path, path)],
      [`read ${path}`, fs.read(path)],
      [`see ${path}`, fs.exists(path)],
    ]),
  ),
)

/** A variable in braces, which is no template of ours. */
const BRACED = ['$', '{HOME}/x.txt'].join('')

const literal = scenarioThenSnapshot(
  {
    name: 'paths: wildcards, tildes and variables',
    files: { '*.txt': 'star', 'a.txt': 'a', 'b.txt': 'b' },
  },
  {
    star: fs.read('*.txt'),
    'question mark': fs.read('?.txt'),
    brackets: fs.read('[ab].txt'),
    braces: fs.read('{a,b}.txt'),
    'delete star': fs.delete('*.txt'),
    tilde: fs.write('~/x.txt', 'tilde'),
    variable: fs.write('$HOME/x.txt', 'variable'),
    'variable in braces': fs.write(BRACED, 'braces'),
  },
)

const FOLDER = 'Grüße 世界'
const NAME = '😀 né.txt'
const FOREIGN = `${FOLDER}/${NAME}`

const foreign = scenarioThenSnapshot(
  { name: 'paths: names that are not ASCII' },
  {
    write: fs.write(FOREIGN, 'needle\n'),
    read: fs.read(FOREIGN),
    list: fs.list(FOLDER),
    grep: fs.grep('needle', { paths: [FOLDER] }),
  },
)

/** A request whose path has half a surrogate pair, in ASCII: nobody on the way to the tool need be able to hold it. */
const half = (id: number, method: string, params: string) => ({
  raw: `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{"path":"half\\ud800.txt"${params}}}\n`,
})

const CUT = {
  'safe.txt': 'safe',
  'kept.txt': 'kept',
  'half.txt': 'half',
  'half\ufffd.txt': 'half',
  'half?.txt': 'half',
}

const cut = sequenceOfSnapshots(
  { name: 'paths: NUL, and half a surrogate pair', files: { ...CUT, 'control.txt': 'control' } },
  {
    id: 'nul',
    requests: {
      safe: fs.read('safe.txt'),
      read: fs.read('safe.txt\0.png'),
      exists: fs.exists('safe.txt\0.png'),
      metadata: fs.metadata('safe.txt\0.png'),
      overwrite: fs.write('safe.txt\0.png', 'changed'),
      write: fs.write('made.txt\0.png', 'made'),
      delete: fs.delete('kept.txt\0'),
      rename: fs.rename('kept.txt\0.png', 'moved.txt'),
      control: fs.write('control.txt', 'changed'),
    },
  },
  {
    id: 'half',
    requests: {},
    afterwards: [
      half(901, 'fs.write', ',"content":"changed"'),
      half(902, 'fs.delete', ''),
      { listen_ms: 300 },
    ],
  },
)

const pathsOf = (entries: readonly unknown[]) => entries.filter(isObject).map(({ path }) => path)

const nameListed = result(`the entry ${asJson(NAME)}`, ({ entries }) => {
  const paths = pathsOf(elementsOf(entries))
  return !paths.includes(NAME) && `the entries ${asJson(paths)}`
})

const nameFound = result(`a match in ${asJson(FOREIGN)}`, (found) => {
  const paths = pathsOf(matchesOf(found))
  return !paths.includes(FOREIGN) && `matches in ${asJson(paths)}`
})

const inDots = (verb: string, expected: (path: string) => Expected) =>
  Object.fromEntries(DOTTED.map((path) => [`${verb} ${path}`, expected(path)]))

const nothingOfSafe = 'nothing of `safe.txt`'

/** What a host makes of letters that mean something elsewhere. */
export const letterChecks = [
  ...dots.checks({
    'vfs.paths.dots-in-names': {
      expect: {
        ...inDots('write', () => aResult),
        ...inDots('read', contentOf),
        ...inDots('see', () => exists(true)),
      },
      project: Object.fromEntries(DOTTED.map((path) => [path, path])),
    },
  }),
  ...literal.checks({
    'vfs.paths.are-literal': {
      expect: {
        star: contentOf('star'),
        ...same(['question mark', 'brackets', 'braces'], code(-32002)),
        'delete star': aResult,
      },
      project: {
        '*.txt': null,
        'a.txt': 'a',
        'b.txt': 'b',
        '~/x.txt': 'tilde',
        '$HOME/x.txt': 'variable',
        [BRACED]: 'braces',
      },
    },
  }),
  ...foreign.checks({
    'vfs.paths.non-ascii-names': {
      expect: { write: aResult, read: contentOf('needle\n'), list: nameListed, grep: nameFound },
      project: { [FOREIGN]: 'needle\n' },
    },
  }),
  ...cut.checks({
    'vfs.paths.nul-is-not-cut': {
      precondition: { safe: contentOf('safe'), control: aResult },
      projectBefore: { 'control.txt': 'changed' },
      expect: {
        read: not(nothingOfSafe, contentOf('safe'), 'the content of `safe.txt`'),
        exists: not('not true', exists(true)),
        metadata: not(nothingOfSafe, member('size', 4), 'the size of `safe.txt`'),
      },
      project: { ...CUT, 'made.txt': null, 'moved.txt': null },
    },
  }),
]
