import { type Asked, asking, changing, changingInTurn } from './asking.ts'
import { everyMethod, HARMLESS } from './every-method.ts'
import { contentOf, type Expected } from './expected.ts'

const UP = '../'.repeat(20)

/** Paths that lead out of the project, to a file that is there and to one that is not. */
export const OUT = {
  absolute: '{outside}/canary.txt',
  'absolute missing': '{outside}/nope.txt',
  'absolute directory': '{outside}',
  rooted: '/a.txt',
  'leading escape': `${UP}{outside}/canary.txt`,
  'leading escape missing': `${UP}{outside}/nope.txt`,
  'short escape': '../jp-conformance-nope.txt',
  'later escape': `src/${UP}{outside}/canary.txt`,
  'later escape missing': 'src/../../jp-conformance-nope.txt',
  'escape from nowhere': `nowhere/${UP}{outside}/canary.txt`,
  'escape through the middle': `src/b/../../${UP}{outside}/canary.txt`,
}

/** A directory that we know nothing of, so that nothing is tried that could destroy it. */
export const PARENT = { parent: '..' }

/** `a.txt` is what a host would move out of the project that lets it. */
const FILES = { 'a.txt': 'a', 'kept.txt': 'kept', 'src/b/c.txt': 'c', 'twin.txt': 'twin' }

export const escapes = changing(
  { name: 'paths: out of the project', files: FILES },
  {
    inside: ['fs.read', { path: 'kept.txt' }],
    ...everyMethod(OUT),
    ...everyMethod(PARENT, HARMLESS),
    after: ['fs.read', { path: 'kept.txt' }],
    'made on the way': ['fs.exists', { path: 'nowhere' }],
    twin: ['fs.rename', { from: 'twin.txt', to: 'renamed.txt' }],
  },
)
export const readable = { inside: contentOf('kept'), after: contentOf('kept') }

export const rooted = asking(
  {
    name: 'paths: the root of the project',
    files: { 'package.json': 'of the project', 'README.md': 'of the project', 'src/a.txt': 'a' },
  },
  {
    'package.json': ['fs.read', { path: 'package.json' }],
    'README.md': ['fs.read', { path: 'README.md' }],
    deep: ['fs.read', { path: 'src/a.txt' }],
    'not there': ['fs.exists', { path: 'node_modules' }],
  },
)

export const inner = asking(
  {
    name: 'paths: parents inside the project',
    files: {
      'a.txt': 'a',
      'src/b.txt': 'b',
      'other/a.txt': 'another a',
      'other/dir/c.txt': 'c',
      link: { link: 'other/dir' },
    },
  },
  {
    plain: ['fs.read', { path: 'a.txt' }],
    parent: ['fs.read', { path: 'src/../a.txt' }],
    'parent of a link': ['fs.read', { path: 'link/../a.txt' }],
  },
)

export const DOTTED = ['a..b.txt', '..hidden', '...', 'x../y', '.dot', '..two/..dots', 'end..']

export const dots = changing(
  { name: 'paths: dots in names' },
  Object.fromEntries(
    DOTTED.flatMap((path): [string, Asked][] => [
      [`write ${path}`, ['fs.write', { path, content: path }]],
      [`read ${path}`, ['fs.read', { path }]],
      [`see ${path}`, ['fs.exists', { path }]],
    ]),
  ),
)
export const inDots = (verb: string, expected: (path: string) => Expected) =>
  Object.fromEntries(DOTTED.map((path) => [`${verb} ${path}`, expected(path)]))

/** A variable in braces, which is no template of ours. */
export const BRACED = ['$', '{HOME}/x.txt'].join('')

export const literal = changing(
  {
    name: 'paths: wildcards, tildes and variables',
    files: { '*.txt': 'star', 'a.txt': 'a', 'b.txt': 'b' },
  },
  {
    star: ['fs.read', { path: '*.txt' }],
    'question mark': ['fs.read', { path: '?.txt' }],
    brackets: ['fs.read', { path: '[ab].txt' }],
    braces: ['fs.read', { path: '{a,b}.txt' }],
    'delete star': ['fs.delete', { path: '*.txt' }],
    tilde: ['fs.write', { path: '~/x.txt', content: 'tilde' }],
    variable: ['fs.write', { path: '$HOME/x.txt', content: 'variable' }],
    'variable in braces': ['fs.write', { path: BRACED, content: 'braces' }],
  },
)

const FOLDER = 'Grüße 世界'
export const NAME = '😀 né.txt'
export const FOREIGN = `${FOLDER}/${NAME}`

export const foreign = changing(
  { name: 'paths: names that are not ASCII' },
  {
    write: ['fs.write', { path: FOREIGN, content: 'needle\n' }],
    read: ['fs.read', { path: FOREIGN }],
    list: ['fs.list_dir', { path: FOLDER }],
    grep: ['fs.grep', { pattern: 'needle', paths: [FOLDER] }],
  },
)

/** A request whose path has half a surrogate pair, in ASCII: nobody on the way to the tool need be able to hold it. */
const half = (id: number, method: string, params: string) => ({
  raw: `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{"path":"half\\ud800.txt"${params}}}\n`,
})

export const CUT = {
  'safe.txt': 'safe',
  'kept.txt': 'kept',
  'half.txt': 'half',
  'half\ufffd.txt': 'half',
  'half?.txt': 'half',
}

export const cut = changingInTurn(
  { name: 'paths: NUL, and half a surrogate pair', files: { ...CUT, 'twin.txt': 'twin' } },
  {
    id: 'nul',
    requests: {
      safe: ['fs.read', { path: 'safe.txt' }],
      read: ['fs.read', { path: 'safe.txt\0.png' }],
      exists: ['fs.exists', { path: 'safe.txt\0.png' }],
      metadata: ['fs.metadata', { path: 'safe.txt\0.png' }],
      overwrite: ['fs.write', { path: 'safe.txt\0.png', content: 'changed' }],
      write: ['fs.write', { path: 'made.txt\0.png', content: 'made' }],
      delete: ['fs.delete', { path: 'kept.txt\0' }],
      rename: ['fs.rename', { from: 'kept.txt\0.png', to: 'moved.txt' }],
      twin: ['fs.write', { path: 'twin.txt', content: 'changed' }],
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

export const links = changing(
  {
    name: 'paths: links out of the project',
    files: {
      'own.txt': 'own',
      'own2.txt': 'own',
      out: { link: '{outside}' },
      'leak.txt': { link: '{outside}/canary.txt' },
    },
  },
  {
    own: ['fs.read', { path: 'own.txt' }],
    'read link': ['fs.read', { path: 'leak.txt' }],
    'read below': ['fs.read', { path: 'out/canary.txt' }],
    list: ['fs.list_dir', { path: 'out' }],
    'metadata below': ['fs.metadata', { path: 'out/canary.txt' }],
    grep: ['fs.grep', { pattern: 'conformance' }],
    'grep below': ['fs.grep', { pattern: 'conformance', paths: ['out'] }],
    'grep link': ['fs.grep', { pattern: 'conformance', paths: ['leak.txt'] }],
    'write below': ['fs.write', { path: 'out/new.txt', content: 'changed' }],
    'write deep below': ['fs.write', { path: 'out/new/deep.txt', content: 'changed' }],
    'write over': ['fs.write', { path: 'out/canary.txt', content: 'changed' }],
    'write link': ['fs.write', { path: 'leak.txt', content: 'changed' }],
    'rename in': ['fs.rename', { from: 'own.txt', to: 'out/moved.txt' }],
    'rename over': ['fs.rename', { from: 'own2.txt', to: 'out/canary.txt' }],
    'rename out': ['fs.rename', { from: 'out/canary.txt', to: 'stolen.txt' }],
    stolen: ['fs.read', { path: 'stolen.txt' }],
    'delete below': ['fs.delete', { path: 'out/canary.txt' }],
    twin: ['fs.write', { path: 'twin.txt', content: 'twin' }],
  },
)

export const WINDOWS = {
  drive: 'C:\\Windows\\win.ini',
  'drive with slashes': 'C:/Windows/win.ini',
  'drive without root': 'C:nope.txt',
  share: '\\\\localhost\\share\\nope.txt',
  'rooted with backslash': '\\nope.txt',
  'parent with backslash': '..\\nope.txt',
  'later parent with backslash': 'src\\..\\..\\nope.txt',
}

export const windows = asking(
  { name: 'paths: the forms of Windows', files: FILES },
  {
    inside: ['fs.read', { path: 'kept.txt' }],
    ...everyMethod(WINDOWS),
    after: ['fs.read', { path: 'kept.txt' }],
  },
)
