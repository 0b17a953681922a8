import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { mapKeys } from '../../../../harness/wire/json.ts'
import { fs } from '../method-calls.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type Requests, scenario } from '../scenario-checks.ts'

const NAMES = [
  ...['fs.chmod', 'foo', '', 'fs.', '.read', 'fs.read ', ' fs.read', 'fs.reads', 'fs/read'],
  ...['fs.read.', 'fs.read.now', 'fs..read', 'x.fs.read', 'vfs.fs.read', 'fs:read', 'fs.read\n'],
  ...['FS.READ', 'fs.Read', 'fs.listDir', 'fs.list-dir', 'constructor', '__proto__', 'toString'],
  ...['fs.read\0', 'fs.read\t', 'fs.read\u00a0', 'ｆｓ.read', 'fs. read', 'fs.read()', 'fs.read#1'],
  ...['fs.rea', 'rpc.fs.read', '/fs.read', 'fs.read@1', 'fs%2Eread', 'fs.readFile', 'fs.unlink'],
  ...['http.GET', 'http.Post', 'process.Run'],
]

/** Names of no method. */
export const UNKNOWN = NAMES.map((name) => JSON.stringify(name))

/** Params that only a method which is known could refuse. */
const unknownParams: Requests = {
  'unknown without params': ['fs.chmod', {}],
  'unknown with a path that leaves': ['fs.chmod', { path: '../x' }],
  'unknown with a number for a path': ['fs.chmod', { path: 5 }],
}

export const WITH_PARAMS = Object.keys(unknownParams)

/** The methods, each with params that lack something or hold something else; those of a feature by its name. */
const WRONG = {
  fs: {
    'read nothing': ['fs.read', {}],
    'read a number': ['fs.read', { path: 1 }],
    'read null': ['fs.read', { path: null }],
    'read a list': ['fs.read', { path: ['a.txt'] }],
    'read an object': ['fs.read', { path: { path: 'a.txt' } }],
    'exists nothing': ['fs.exists', {}],
    'list a number': ['fs.list_dir', { path: 1 }],
    'metadata nothing': ['fs.metadata', {}],
    'grep nothing': ['fs.grep', {}],
    'grep a number': ['fs.grep', { pattern: 1 }],
    'grep with a text for paths': ['fs.grep', { pattern: 'a', paths: 'a.txt' }],
    'grep with a text for extensions': ['fs.grep', { pattern: 'a', extensions: 'txt' }],
    'grep with a text for context': ['fs.grep', { pattern: 'a', context: '1' }],
    'write nothing': ['fs.write', { path: 'a.txt' }],
    'write a number': ['fs.write', { path: 'a.txt', content: 1 }],
    'write null': ['fs.write', { path: 'b.txt', content: null }],
    'write with a number for an encoding': [
      'fs.write',
      { path: 'b.txt', content: 'a', encoding: 1 },
    ],
    'delete nothing': ['fs.delete', {}],
    'delete a number': ['fs.delete', { path: 1 }],
    'rename half': ['fs.rename', { from: 'a.txt' }],
    'rename the other half': ['fs.rename', { to: 'b.txt' }],
    'rename to a number': ['fs.rename', { from: 'a.txt', to: 1 }],
  },
  http: {
    'get nothing': ['http.get', {}],
    'get a number': ['http.get', { url: 1 }],
    'get with a text for headers': ['http.get', { url: 'http://localhost', headers: 'x: y' }],
    'post nothing': ['http.post', {}],
    'post a number for a body': ['http.post', { url: 'http://localhost', headers: [], body: 1 }],
  },
  process: {
    'run nothing': ['process.run', {}],
    'run a number': ['process.run', { program: 1 }],
    'run with a text for arguments': ['process.run', { program: 'true', args: 'x' }],
    'run with a number for an argument': ['process.run', { program: 'true', args: [1] }],
    'run with a text for variables': ['process.run', { program: 'true', envs: 'HOME' }],
  },
} satisfies Record<string, Requests>

/** Their names. */
export const WRONG_PARAMS = {
  fs: Object.keys(WRONG.fs),
  http: Object.keys(WRONG.http),
  process: Object.keys(WRONG.process),
}

/** Params that are no object. */
export const SHAPES = {
  absent: '',
  null: ',"params":null',
  'a list': ',"params":["a.txt"]',
  'a number': ',"params":5',
  'a text': ',"params":"a.txt"',
}

/** Methods that are called without params, by the mark that this stands under. */
export const ABSENT = Object.fromEntries(
  ['exists', 'list_dir', 'metadata', 'grep', 'write', 'delete', 'rename'].map((name) => [
    `no params of fs.${name}`,
    `fs.${name}`,
  ]),
)

/** The same for a method that is unknown. */
export const UNKNOWN_SHAPES = mapKeys(SHAPES, (name) => `unknown, params: ${name}`)

/** A request under a mark, as it is spelled. */
const spelled = (name: string, method: string, params: string): ProbeStep[] => [
  { mark: name },
  line(`{"jsonrpc":"2.0","id":"${name}","method":"${method}"${params}}`),
  { wait_answer: name },
]

export const requests = scenario(
  {
    ...{ name: 'codes: requests that go wrong', needs: ['fs'], files: { 'a.txt': 'a' } },
    shortTimeouts: SHORT_TIMEOUTS,
  },
  {
    before: fs.read('a.txt'),
    ...Object.fromEntries(NAMES.map((name) => [JSON.stringify(name), [name, { path: 'a.txt' }]])),
    ...unknownParams,
    ...WRONG.fs,
    ...WRONG.http,
    ...WRONG.process,
    after: fs.read('a.txt'),
  },
  ...Object.entries(SHAPES).flatMap(([name, params]) => spelled(name, 'fs.read', params)),
  ...Object.entries(ABSENT).flatMap(([name, method]) => spelled(name, method, '')),
  ...Object.entries(UNKNOWN_SHAPES).flatMap(([name, params]) => spelled(name, 'fs.chmod', params)),
  { mark: 'over' },
  settle,
)
