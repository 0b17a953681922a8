import type { Expected } from '../expected.ts'
import { type MethodCall, scenarioThenSnapshot, sequenceOfSnapshots } from '../scenario-checks.ts'

export const DOTTED = ['a..b.txt', '..hidden', '...', 'x../y', '.dot', '..two/..dots', 'end..']

export const dots = scenarioThenSnapshot(
  { name: 'paths: dots in names' },
  Object.fromEntries(
    DOTTED.flatMap((path): [string, MethodCall][] => [
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

export const literal = scenarioThenSnapshot(
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

export const foreign = scenarioThenSnapshot(
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

export const cut = sequenceOfSnapshots(
  { name: 'paths: NUL, and half a surrogate pair', files: { ...CUT, 'control.txt': 'control' } },
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
      control: ['fs.write', { path: 'control.txt', content: 'changed' }],
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
