import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call } from '../actions.ts'
import { fs } from '../method-calls.ts'
import { line, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type Requests, scenario } from '../scenario-checks.ts'

const shortTimeouts = SHORT_TIMEOUTS

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
}

const write = (path: string, version: string) =>
  `{${version}"id":"v","method":"fs.write","params":{"path":"${path}.txt","content":"x"}}`

/** Requests that declare another version, which are not carried out. */
export const VERSIONS = {
  'version 1.0': write('made-1.0', '"jsonrpc":"1.0",'),
  'a number for a version': write('made-2.0', '"jsonrpc":2.0,'),
  'null for a version': write('made-null', '"jsonrpc":null,'),
  'version 2': write('made-2', '"jsonrpc":"2",'),
}

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

const HALF_A_WRITE = line(
  `{"jsonrpc":"2.0","id":"${TORN}","method":"fs.write","params":{"path":"made.txt","content":"x"}`,
)

/** What is no JSON at all; each in a run of its own, for a host may end that. */
export const NOT_JSON: Record<string, ProbeStep> = {
  'a word': line('hello'),
  'half an object': line(`{"jsonrpc":"2.0","id":"${TORN}","method":"fs.wri`),
  'half a write': HALF_A_WRITE,
  'random bytes': {
    raw: { base64: Buffer.from(`fe80c0${'9f'.repeat(60)}0a`, 'hex').toString('base64') },
  },
}

export const notJson: HostScenario = {
  name: 'codes: lines that are not JSON',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  actions: [
    ...Object.entries(NOT_JSON).map(([id, step]) =>
      call(id, settle, { mark: id }, step, settle, { finish: id }),
    ),
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

const NAMES = ['fs.chmod', 'foo', '', 'fs.', '.read', 'fs.read ', ' fs.read', 'fs.reads', 'fs/read']

/** Names of no method. */
export const UNKNOWN = NAMES.map((name) => JSON.stringify(name))

/** Params that only a method which is known could refuse. */
const unknownParams: Requests = {
  'unknown without params': ['fs.chmod', {}],
  'unknown with a path that leaves': ['fs.chmod', { path: '../x' }],
}
export const WITH_PARAMS = Object.keys(unknownParams)

/** The methods, each with params that lack something or hold something else; those of a feature by its name. */
const WRONG = {
  fs: {
    'read nothing': ['fs.read', {}],
    'read a number': ['fs.read', { path: 1 }],
    'exists nothing': ['fs.exists', {}],
    'list a number': ['fs.list_dir', { path: 1 }],
    'metadata nothing': ['fs.metadata', {}],
    'grep nothing': ['fs.grep', {}],
    'grep a number': ['fs.grep', { pattern: 1 }],
    'write nothing': ['fs.write', { path: 'a.txt' }],
    'write a number': ['fs.write', { path: 'a.txt', content: 1 }],
    'delete nothing': ['fs.delete', {}],
    'rename half': ['fs.rename', { from: 'a.txt' }],
  },
  http: { 'get nothing': ['http.get', {}], 'post nothing': ['http.post', {}] },
  process: { 'run nothing': ['process.run', {}] },
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
  ...Object.entries(SHAPES).flatMap(([name, params]) => [
    { mark: name },
    line(`{"jsonrpc":"2.0","id":"${name}","method":"fs.read"${params}}`),
    { wait_answer: name },
  ]),
  { mark: 'over' },
  settle,
)
