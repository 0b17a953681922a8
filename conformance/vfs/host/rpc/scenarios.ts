import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { atOnce, call, inTurn, times } from '../actions.ts'
import { final } from '../lifecycle/scenarios.ts'
import { ask, fs, run } from '../method-calls.ts'
import { line, notification, request, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type MethodCall, scenarioThenSnapshot } from '../scenario-checks.ts'
import { limits, marked, reached, running, spawn, waiting } from '../state/handle.ts'

const shortTimeouts = SHORT_TIMEOUTS

export const IDS = [
  ...[0, 1_000_001, -7, '1', '', 'a-b', 'ü😀', 2_147_483_648, 9_007_199_254_740_991],
  ...[-2_147_483_649, -9_007_199_254_740_991, 'u\u0308', ' spaced ', '"quoted" \\ and\nbroken\r'],
  'long '.repeat(200),
]

/** Ids of requests that fail, by the method that they ask for. */
export const FAILING: readonly (readonly [id: string | number, asked: MethodCall])[] = [
  ...[0, '', '7'].map((id) => [id, fs.read('nope.txt')] as const),
  ...[-9_007_199_254_740_991, 'l'.repeat(300)].map((id) => [id, fs.read('nope.txt')] as const),
  [77, ['fs.nope', {}]],
  ['78', ['fs.read', {}]],
]

/** A request with an id of our choosing, and its answer. */
const answered = (id: string | number, asked: MethodCall): ProbeStep[] => [
  request(id, ...asked),
  { wait_answer: id },
]

/** Comes before requests that fail. */
export const FAILS = 'fails'

export const ids: HostScenario = {
  name: 'rpc: ids of every kind',
  files: { 'a.txt': 'a', 'b.txt': 'b' },
  shortTimeouts,
  actions: inTurn({
    call: [
      settle,
      ...IDS.flatMap((id) => answered(id, fs.read('a.txt'))),
      ...answered('error', fs.read('nope.txt')),
      ...times(3, ...answered('again', fs.read('a.txt'))),
      ...answered('again', fs.read('b.txt')),
      ...answered('again', fs.exists('a.txt')),
      { mark: 'failed before' },
      ...answered('error', fs.read('a.txt')),
      { finish: 'ids' },
    ],
    fails: [
      settle,
      { mark: FAILS },
      ...FAILING.flatMap(([id, asked]) => answered(id, asked)),
      { finish: 'fails' },
    ],
  }),
}

/** Ids that a host need not know, as they are spelled. */
export const UNUSUAL = {
  'a fraction': '1.5',
  'beyond 2^53': '9007199254740993',
  null: 'null',
  'a boolean': 'true',
  false: 'false',
  'an array': '[7]',
  'an empty array': '[]',
  'an object': '{"a":7}',
  'an empty object': '{}',
  'a whole number with a fraction': '5.0',
  'a whole number with an exponent': '1e3',
} as const

/** What an unusual id is asked with: what succeeds, and what fails. */
const ASKED = {
  '': '"method":"fs.exists","params":{"path":"a"}',
  ' of what fails': '"method":"fs.read","params":{"path":"nope.txt"}',
}

/** The ids by the mark of each request. */
export const UNUSUAL_IDS = Object.entries(UNUSUAL).flatMap(([name, id]) =>
  Object.entries(ASKED).map(([suffix, asked]) => [`${name}${suffix}`, id, asked] as const),
)

export const unusual: HostScenario = {
  name: 'rpc: ids that a host need not know',
  shortTimeouts,
  script: [
    settle,
    ...UNUSUAL_IDS.flatMap(([mark, id, asked]) => [
      { mark },
      line(`{"jsonrpc":"2.0","id":${id},${asked}}`),
      settle,
    ]),
    { finish: 'unusual' },
  ],
}

export const MANY = Array.from(
  { length: 150 },
  (_, i) => [`f${i}.txt`, `content of file ${i}`] as const,
)
const LONG = 'a line of a long file\n'.repeat(400)

/** A file that changes between two reads. */
export const CHANGING: readonly MethodCall[] = [
  fs.read('changing.txt'),
  fs.write('changing.txt', 'before'),
  fs.read('changing.txt'),
  fs.write('changing.txt', 'after'),
  fs.read('changing.txt'),
  fs.delete('changing.txt'),
  fs.read('changing.txt'),
]

const mixture: MethodCall[] = [
  fs.read('long.txt'),
  fs.read('f0.txt'),
  fs.read('nope.txt'),
  ['fs.read', {}],
  ['fs.nope', {}],
  fs.write('../out', ''),
]
const ROUNDS = 8

/** How many requests the tool of `many` makes whose answers are distinguished. */
export const REQUESTS = MANY.length + CHANGING.length + ROUNDS * mixture.length

export const many: HostScenario = {
  name: 'rpc: many requests',
  files: { ...Object.fromEntries(MANY), 'long.txt': LONG },
  shortTimeouts,
  script: [
    ...MANY.map(([path]) => ask(fs.read(path))),
    ...CHANGING.map(ask),
    ...times(ROUNDS, ...mixture.map(ask)),
    settle,
    { finish: 'many' },
  ],
}

/** Comes before the notifications of a tool. */
export const NOTIFIES = 'notifies'

/** Comes before the last state of a tool. */
export const STOPS = 'stops'

export const states: HostScenario = {
  name: 'rpc: states that are reported',
  needs: ['stateful'],
  tool: { stateful: true, limits },
  actions: [
    spawn(
      'h',
      ...[settle, { mark: NOTIFIES }, ...['one', 'two', 'three'].map(running), waiting],
      ...[{ listen_ms: 300 }, ...marked('over'), { mark: STOPS }, { stop: 'over' }],
      { listen_ms: 1_000 },
    ),
    reached(STOPS, 'h'),
    { gone: 'spawn h' },
    spawn(
      'm',
      ...[settle, { mark: NOTIFIES }, notification('state'), { listen_ms: 300 }],
      ...marked(STOPS),
      { stop: 'over' },
    ),
    { gone: 'spawn m' },
  ],
}

/** Final messages by the id of their call. */
export const FINALS: Record<string, ProbeStep> = {
  call: final('done'),
  fails: notification('error', { message: 'done', trace: [], transient: false }),
  bare: notification('result'),
}

export const afterFinal: HostScenario = {
  name: 'rpc: a tool that listens after its final message',
  shortTimeouts,
  actions: [
    atOnce(
      Object.fromEntries(
        Object.entries(FINALS).map(([id, last]) => [
          id,
          [settle, { mark: NOTIFIES }, last, { listen_ms: 1_000 }],
        ]),
      ),
    ),
    ...Object.keys(FINALS).map((id) => ({ gone: id })),
  ],
}

/** Comes before two requests that are sent at once. */
export const AT_ONCE = 'at once'

export const overlapping: HostScenario = {
  name: 'rpc: overlapping requests',
  files: { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'd.txt': 'd' },
  shortTimeouts,
  script: [
    settle,
    { mark: AT_ONCE },
    {
      burst: [
        { call: 'fs.read', params: { path: 'a.txt' } },
        { call: 'fs.read', params: { path: 'b.txt' } },
        { call: 'fs.read', params: { path: 'c.txt' } },
        { call: 'fs.read', params: { path: 'd.txt' } },
      ],
    },
    settle,
    { finish: 'overlapping' },
  ],
}

/** What is overlapped, in order, with its content. */
export const OVERLAPPED = ['a', 'b', 'c', 'd'] as const

/** A request behind one that takes long. */
export const busy: HostScenario = {
  name: 'rpc: a request while a program runs',
  needs: ['process'],
  files: { 'b.txt': 'b' },
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  shortTimeouts,
  script: [
    settle,
    { mark: AT_ONCE },
    {
      burst: [
        { call: 'process.run', params: { program: 'sleep', args: ['0.5'], envs: [] } },
        { call: 'fs.read', params: { path: 'b.txt' } },
      ],
    },
    settle,
    { finish: 'busy' },
  ],
}

/** What is no object, or an object without an id: an error about it has the id null. */
export const WITHOUT_ID: Record<string, ProbeStep> = {
  'a text': line('"fs.exists"'),
  'a number': line('7'),
  null: line('null'),
  true: line('true'),
  'an empty object': line('{}'),
  'no id and no method': line('{"jsonrpc":"2.0","params":{}}'),
}

/** Invalid requests with the id that each has. */
export const WITH_ID: Record<string, readonly [id: string | number, more: JsonObject]> = {
  'no method': [41, {}],
  'a method that is a number': ['x', { method: 7 }],
  'a method that is null': [0, { method: null }],
  'no method and an empty id': ['', {}],
  'another version': [42, { jsonrpc: '1.0', method: 'fs.exists', params: { path: 'a' } }],
  'a version that is a number': ['43', { jsonrpc: 2, method: 'fs.exists', params: { path: 'a' } }],
}

export const MALFORMED: Record<string, ProbeStep> = {
  ...WITHOUT_ID,
  ...Object.fromEntries(
    Object.entries(WITH_ID).map(([name, [id, more]]) => [
      name,
      { send: { jsonrpc: '2.0', id, ...more } },
    ]),
  ),
}

export const malformed: HostScenario = {
  name: 'rpc: malformed messages',
  shortTimeouts,
  actions: inTurn({
    objects: [
      settle,
      ...Object.entries(MALFORMED).flatMap(([mark, step]) => [{ mark }, step, settle]),
      { finish: 'objects' },
    ],
    'no JSON': [
      settle,
      ...answered('before', fs.exists('a')),
      { mark: 'no JSON' },
      line('{"jsonrpc":"2.0","id":"torn","method":"fs.exis'),
      settle,
      { finish: 'no JSON' },
    ],
    'a long line': [
      settle,
      { raw: '{"jsonrpc":"2.0","id":"torn","method":"' },
      { raw: 'x'.repeat(10_000), times: 200 },
      { raw: '\n' },
      settle,
      { finish: 'a long line' },
    ],
    later: [settle, { finish: 'later' }],
  }),
}

export const withoutId: HostScenario = {
  name: 'rpc: a call without an id',
  shortTimeouts,
  actions: [
    call(
      'call',
      ...[settle, { mark: 'sent' }],
      notification('fs.exists', { path: 'a' }),
      notification('fs.write', { path: 'unasked.txt', content: 'x' }),
      ...[settle, { finish: 'without' }],
    ),
    { snapshot: true },
  ],
}

export const slowWithoutId: HostScenario = {
  name: 'rpc: a program without an id',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { echo: {}, sleep: {} } },
  shortTimeouts,
  script: [
    settle,
    { mark: 'sent' },
    notification(...run('echo', ['unasked'])),
    ...times(2, ask(run('sleep', ['0.5']))),
    settle,
    { finish: 'without' },
  ],
}

export const names = scenarioThenSnapshot(
  { name: 'rpc: names in another case', files: { 'a.txt': 'a' }, shortTimeouts },
  {
    before: fs.read('a.txt'),
    method: ['FS.Read', { path: 'a.txt' }],
    capitals: ['FS.READ', { path: 'a.txt' }],
    'first letter': ['Fs.read', { path: 'a.txt' }],
    member: ['fs.read', { Path: 'a.txt' }],
    'optional member': ['fs.write', { path: 'b.txt', content: 'YQ==', Encoding: 'base64' }],
    value: ['fs.write', { path: 'c.txt', content: 'YQ==', encoding: 'BASE64' }],
    after: fs.read('a.txt'),
  },
)

/** What nobody sent as a result. */
export const CAPITAL = 'in capitals'

/** Messages whose own members are in another case, by the id of their request. */
const CAPITALS: Record<string, string> = {
  m: '{"jsonrpc":"2.0","id":"m","Method":"fs.read","params":{"path":"a.txt"}}',
  p: '{"jsonrpc":"2.0","id":"p","method":"fs.read","Params":{"path":"a.txt"}}',
  i: '{"jsonrpc":"2.0","ID":"i","method":"fs.read","params":{"path":"a.txt"}}',
}

export const CAPITAL_IDS = Object.keys(CAPITALS)

export const capitals: HostScenario = {
  name: 'rpc: members of messages in another case',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  actions: inTurn({
    requests: [
      ...answered('before', fs.read('a.txt')),
      ...Object.values(CAPITALS).map(line),
      settle,
      { finish: 'requests' },
    ],
    method: [notification('Result', { content: CAPITAL }), settle, { finish: 'went on' }],
    content: [notification('result', { Content: CAPITAL })],
  }),
}
