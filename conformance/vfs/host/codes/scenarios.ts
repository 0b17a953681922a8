import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type MethodCall, scenario, scenarioThenSnapshot } from '../scenario-checks.ts'

/** What is JSON and no message, as it is spelled. */
export const MALFORMED = {
  'no method': '{"jsonrpc":"2.0","id":"m1"}',
  'a number for a method': '{"jsonrpc":"2.0","id":"m2","method":5}',
  'null for a method': '{"jsonrpc":"2.0","id":"m3","method":null}',
  'an empty object': '{}',
  'a number': '5',
  'a text': '"x"',
  null: 'null',
  true: 'true',
} as const

const write = (path: string, version: string) =>
  `{${version}"id":"v","method":"fs.write","params":{"path":"${path}.txt","content":"x"}}`

/** Requests that declare another version, which are not carried out. */
export const VERSIONS = {
  'version 1.0': write('made-1.0', '"jsonrpc":"1.0",'),
  'a number for a version': write('made-2.0', '"jsonrpc":2.0,'),
  'null for a version': write('made-null', '"jsonrpc":null,'),
  'version 2': write('made-2', '"jsonrpc":"2",'),
} as const

/** A request that declares none. */
export const NO_VERSION = '{"id":"n","method":"fs.exists","params":{"path":"a.txt"}}'

/** Lines one after the other, each under a mark and followed by a request that has to be answered. */
const linesUnderMarks = (lines: Readonly<Record<string, string>>): ProbeStep[] =>
  Object.entries(lines).flatMap(([name, text]) => [{ mark: name }, line(text), settle])

export const lines: HostScenario = {
  name: 'codes: lines that are no messages',
  files: { 'a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    {
      call: {
        script: [
          settle,
          ...linesUnderMarks(MALFORMED),
          ...linesUnderMarks(VERSIONS),
          ...linesUnderMarks({ 'no version': NO_VERSION }),
          { mark: 'over' },
          settle,
          { finish: 'lines' },
        ],
      },
    },
    { snapshot: true },
  ],
}

const NAMES = ['fs.chmod', 'foo', '', 'fs.', '.read', 'fs.read ', ' fs.read', 'fs.reads', 'fs/read']

export const UNKNOWN = NAMES.map((name) => JSON.stringify(name))

/** Params that only a method which is known could refuse. */
export const WITH_PARAMS = ['unknown without params', 'unknown with a path that leaves']

/** The methods, each with params that lack something or hold something else. */
export const WRONG: Record<string, readonly [asked: MethodCall, feature?: string]> = {
  'read nothing': [['fs.read', {}]],
  'read a number': [['fs.read', { path: 1 }]],
  'exists nothing': [['fs.exists', {}]],
  'list a number': [['fs.list_dir', { path: 1 }]],
  'metadata nothing': [['fs.metadata', {}]],
  'grep nothing': [['fs.grep', {}]],
  'grep a number': [['fs.grep', { pattern: 1 }]],
  'write nothing': [['fs.write', { path: 'a.txt' }]],
  'write a number': [['fs.write', { path: 'a.txt', content: 1 }]],
  'delete nothing': [['fs.delete', {}]],
  'rename half': [['fs.rename', { from: 'a.txt' }]],
  'get nothing': [['http.get', {}], 'http'],
  'post nothing': [['http.post', {}], 'http'],
  'run nothing': [['process.run', {}], 'process'],
}

export const SHAPES = {
  absent: '',
  null: ',"params":null',
  'a list': ',"params":["a.txt"]',
  'a number': ',"params":5',
  'a text': ',"params":"a.txt"',
} as const

/** Params that are no object. */
const shapes: ProbeStep[] = Object.entries(SHAPES).flatMap(([name, params]) => [
  { mark: name },
  line(`{"jsonrpc":"2.0","id":"${name}","method":"fs.read"${params}}`),
  { wait_answer: name },
])

export const requests = scenario(
  {
    name: 'codes: requests that go wrong',
    files: { 'a.txt': 'a' },
    shortTimeouts: SHORT_TIMEOUTS,
  },
  {
    before: ['fs.read', { path: 'a.txt' }],
    ...Object.fromEntries(NAMES.map((name) => [JSON.stringify(name), [name, { path: 'a.txt' }]])),
    'unknown without params': ['fs.chmod', {}],
    'unknown with a path that leaves': ['fs.chmod', { path: '../x' }],
    ...Object.fromEntries(Object.entries(WRONG).map(([name, [asked]]) => [name, asked])),
    after: ['fs.read', { path: 'a.txt' }],
  },
  ...shapes,
  { mark: 'over' },
  settle,
)

/** Everything that ordinary files can do to a tool. */
export const files = scenarioThenSnapshot(
  {
    name: 'codes: files in the way and out of it',
    files: { 'a.txt': 'a', 'b.txt': 'b', 'dir/c.txt': 'c', 'e.txt': 'e' },
    shortTimeouts: SHORT_TIMEOUTS,
  },
  {
    read: ['fs.read', { path: 'nope.txt' }],
    'read below': ['fs.read', { path: 'nope/nope.txt' }],
    list: ['fs.list_dir', { path: 'nope' }],
    metadata: ['fs.metadata', { path: 'nope.txt' }],
    delete: ['fs.delete', { path: 'nope.txt' }],
    rename: ['fs.rename', { from: 'nope.txt', to: 'other.txt' }],
    overwrite: ['fs.write', { path: 'a.txt', content: 'changed' }],
    'overwrite again': ['fs.write', { path: 'a.txt', content: 'changed again' }],
    'write below a file': ['fs.write', { path: 'b.txt/below.txt', content: 'x' }],
    'write on a directory': ['fs.write', { path: 'dir', content: 'x' }],
    'rename over': ['fs.rename', { from: 'e.txt', to: 'b.txt' }],
    'read a directory': ['fs.read', { path: 'dir' }],
    'list a file': ['fs.list_dir', { path: 'a.txt' }],
    'delete a directory': ['fs.delete', { path: 'dir' }],
    'a long name': ['fs.write', { path: `${'n'.repeat(300)}.txt`, content: 'x' }],
    'outside of the project': ['fs.read', { path: '../nope.txt' }],
    invalid: ['fs.read', {}],
    unknown: ['fs.nope', {}],
    after: ['fs.read', { path: 'a.txt' }],
  },
)

/** Those of them that no time limit ends and nobody gives up. */
export const ORDINARY = [
  ...['read', 'read below', 'list', 'metadata', 'delete', 'rename', 'write on a directory'],
  ...['read a directory', 'list a file', 'a long name', 'outside of the project'],
  ...['invalid', 'unknown'],
]
