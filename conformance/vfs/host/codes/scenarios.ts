import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call, inGroups } from '../actions.ts'
import { final } from '../lifecycle/scenarios.ts'
import { fs } from '../method-calls.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type Requests, scenario } from '../scenario-checks.ts'

const shortTimeouts = SHORT_TIMEOUTS

/** What is JSON and no message, as it is spelled. */
export const MALFORMED = {
  'no method': '{"jsonrpc":"2.0","id":"m1"}',
  'a number for a method': '{"jsonrpc":"2.0","id":"m2","method":5}',
  'null for a method': '{"jsonrpc":"2.0","id":"m3","method":null}',
  'true for a method': '{"jsonrpc":"2.0","id":"m4","method":true}',
  'a list for a method':
    '{"jsonrpc":"2.0","id":"m5","method":["fs.exists"],"params":{"path":"a.txt"}}',
  'an object for a method':
    '{"jsonrpc":"2.0","id":"m6","method":{"name":"fs.exists"},"params":{"path":"a.txt"}}',
  'an empty object': '{}',
  'a number': '5',
  zero: '0',
  'a text': '"x"',
  'an empty text': '""',
  null: 'null',
  true: 'true',
  false: 'false',
}

/** Other versions, as they are spelled in a request. */
const OTHER_VERSIONS = {
  'version 1.0': '"1.0"',
  'a number for a version': '2.0',
  'null for a version': 'null',
  'version 2': '"2"',
  'version 2.00': '"2.00"',
  'version 2.0.1': '"2.0.1"',
  'version 2.1': '"2.1"',
  'version 2.0 before a blank': '"2.0 "',
  'version 2.0 behind a blank': '" 2.0"',
  'an empty version': '""',
  'false for a version': 'false',
  'a list for a version': '["2.0"]',
}

const fileOf = (nth: number) => `made-${nth}.txt`

/** Files that requests of other versions would make. */
export const OF_VERSIONS = Object.keys(OTHER_VERSIONS).map((_, nth) => fileOf(nth))

/** Requests that declare another version, which are not carried out. */
export const VERSIONS = Object.fromEntries(
  Object.entries(OTHER_VERSIONS).map(([name, version], nth) => [
    name,
    `{"jsonrpc":${version},"id":"v","method":"fs.write","params":{"path":"${fileOf(nth)}","content":"x"}}`,
  ]),
)

/** A request that declares none. */
const UNVERSIONED = { 'no version': '{"id":"n","method":"fs.exists","params":{"path":"a.txt"}}' }

/** Lines one after the other, each under a mark and followed by a request that has to be answered. */
export const lines: HostScenario = {
  name: 'codes: lines that are no messages',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  actions: [
    {
      call: {
        script: [
          settle,
          ...Object.entries({ ...MALFORMED, ...VERSIONS, ...UNVERSIONED }).flatMap(
            ([mark, text]) => [{ mark }, line(text), settle],
          ),
          { mark: 'over' },
          settle,
          { finish: 'lines' },
        ],
      },
    },
    { snapshot: true },
  ],
}

/** The id in a request that lacks its end. */
export const TORN = 'torn'

const A_WRITE = `{"jsonrpc":"2.0","id":"${TORN}","method":"fs.write","params":{"path":"made.txt","content":"x"}}`
const HALF_A_WRITE = line(A_WRITE.slice(0, -1))
const AN_EXIT = '{"jsonrpc":"2.0","method":"error","params":{"message":"unread"}}'

/** A request that a reader with a grammar of its own would find in a line; none of them is JSON. @see rfc8259 §Grammar */
const LENIENT = {
  'a whole write and a word': `${A_WRITE} and more`,
  'a word and a whole write': `more ${A_WRITE}`,
  'two objects': `${A_WRITE}${AN_EXIT}`,
  'a comma too many': A_WRITE.replace(/\}\}$/, ',}}'),
  'a comment': A_WRITE.replace('"id"', '/* no */ "id"'),
  'a comment at the end': `${A_WRITE} // no`,
  'single quotes': A_WRITE.replaceAll('"', "'"),
  'names without quotes': A_WRITE.replace(/"(\w+)":/g, '$1:'),
  'no number': A_WRITE.replace('"id"', '"n":NaN,"id"'),
  'a tab in a text': A_WRITE.replace('"x"', '"x\t"'),
}

/** What is no JSON at all; each in a run of its own, for a host may end that. */
export const NOT_JSON: Record<string, ProbeStep> = {
  ...Object.fromEntries(Object.entries(LENIENT).map(([name, text]) => [name, line(text)])),
  'a word': line('hello'),
  'half an object': line(`{"jsonrpc":"2.0","id":"${TORN}","method":"fs.wri`),
  'half a write': HALF_A_WRITE,
  'random bytes': {
    raw: { base64: Buffer.from(`fe80c0${'9f'.repeat(60)}0a`, 'hex').toString('base64') },
  },
}

/** A word that is no output. */
export const WORD = 'hello-4717'

/** Calls whose tool writes it and no more, or a result behind it. */
export const WORDS = { alone: 'a word and no more', before: 'a word before a result' }

/** What is returned behind such a word. */
export const RETURNED = 'returned-4718'

export const notJson: HostScenario = {
  name: 'codes: lines that are not JSON',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  actions: [
    ...inGroups({
      ...Object.fromEntries(
        Object.entries(NOT_JSON).map(([id, step]) => [
          id,
          [settle, { mark: id }, step, settle, { finish: id }],
        ]),
      ),
      [WORDS.alone]: [settle, line(WORD), settle, { exit: 0 }],
      [WORDS.before]: [settle, line(WORD), settle, final(RETURNED)],
    }),
    { snapshot: true },
  ],
}

/** The call whose tool does nothing more before it is answered. */
export const WAITS = 'a tool that waits'

/** A tool that waits for the answer to such a line; a host that keeps its own limits ends it after a minute. */
export const waits: HostScenario = {
  name: 'codes: a tool that waits after a line that is not JSON',
  shortTimeouts,
  actions: [
    call(WAITS, settle, { mark: WAITS }, HALF_A_WRITE, { wait_answer: TORN }, { finish: 'heard' }),
    { snapshot: true },
  ],
  timeoutMs: 75_000,
  expectedDurationMs: 3_500,
}

const NAMES = [
  ...['fs.chmod', 'foo', '', 'fs.', '.read', 'fs.read ', ' fs.read', 'fs.reads', 'fs/read'],
  ...['fs.read.', 'fs.read.now', 'fs..read', 'x.fs.read', 'vfs.fs.read', 'fs:read', 'fs.read\n'],
  ...['FS.READ', 'fs.Read', 'fs.listDir', 'fs.list-dir', 'constructor', '__proto__', 'toString'],
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
export const UNKNOWN_SHAPES = Object.fromEntries(
  Object.entries(SHAPES).map(([name, params]) => [`unknown, params: ${name}`, params]),
)

/** A request under a mark, as it is spelled. */
const spelled = (name: string, method: string, params: string): ProbeStep[] => [
  { mark: name },
  line(`{"jsonrpc":"2.0","id":"${name}","method":"${method}"${params}}`),
  { wait_answer: name },
]

export const requests = scenario(
  { name: 'codes: requests that go wrong', files: { 'a.txt': 'a' }, shortTimeouts },
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
