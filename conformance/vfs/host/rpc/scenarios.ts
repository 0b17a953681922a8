import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call, inTurn, times } from '../actions.ts'
import { final } from '../lifecycle/scenarios.ts'
import { ask, fs } from '../method-calls.ts'
import { line, notification, request, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { type MethodCall, scenario } from '../scenario-checks.ts'
import { limits, marked, reached, running, spawn } from '../state/handle.ts'

const shortTimeouts = SHORT_TIMEOUTS

export const IDS = [0, 1_000_001, -7, '1', '', 'a-b', 'ü😀', 2_147_483_648, 9_007_199_254_740_991]

/** A request with an id of our choosing, and its answer. */
const answered = (id: string | number, asked: MethodCall): ProbeStep[] => [
  request(id, ...asked),
  { wait_answer: id },
]

export const ids: HostScenario = {
  name: 'rpc: ids of every kind',
  files: { 'a.txt': 'a' },
  shortTimeouts,
  script: [
    settle,
    ...IDS.flatMap((id) => answered(id, fs.read('a.txt'))),
    ...answered('error', fs.read('nope.txt')),
    ...times(3, ...answered('again', fs.read('a.txt'))),
    { finish: 'ids' },
  ],
}

/** Ids that a host need not know, as they are spelled. */
export const UNUSUAL = {
  'a fraction': '1.5',
  'beyond 2^53': '9007199254740993',
  null: 'null',
  'a boolean': 'true',
  'an array': '[7]',
  'an object': '{"a":7}',
} as const

export const unusual: HostScenario = {
  name: 'rpc: ids that a host need not know',
  shortTimeouts,
  script: [
    settle,
    ...Object.entries(UNUSUAL).flatMap(([mark, id]) => [
      { mark },
      line(`{"jsonrpc":"2.0","id":${id},"method":"fs.exists","params":{"path":"a"}}`),
      settle,
    ]),
    { finish: 'unusual' },
  ],
}

export const MANY = Array.from(
  { length: 150 },
  (_, i) => [`f${i}.txt`, `content of file ${i}`] as const,
)
const mixture: MethodCall[] = [
  fs.read('f0.txt'),
  fs.read('nope.txt'),
  ['fs.read', {}],
  ['fs.nope', {}],
  fs.write('../out', ''),
]
const ROUNDS = 8

/** How many requests the tool of `many` makes whose answers are distinguished. */
export const REQUESTS = MANY.length + ROUNDS * mixture.length

export const many: HostScenario = {
  name: 'rpc: many requests',
  files: Object.fromEntries(MANY),
  shortTimeouts,
  script: [
    ...MANY.map(([path]) => ask(fs.read(path))),
    ...times(ROUNDS, ...mixture.map(ask)),
    settle,
    { finish: 'many' },
  ],
}

/** Comes before the notifications of a tool. */
export const NOTIFIES = 'notifies'

export const states: HostScenario = {
  name: 'rpc: states that are reported',
  needs: ['stateful'],
  tool: { stateful: true, limits },
  actions: [
    spawn(
      'h',
      ...[settle, { mark: NOTIFIES }, ...['one', 'two', 'three'].map(running)],
      ...[{ listen_ms: 300 }, ...marked('over'), { stop: 'over' }],
    ),
    reached('over', 'h'),
  ],
}

export const afterFinal: HostScenario = {
  name: 'rpc: a tool that listens after its final message',
  shortTimeouts,
  actions: [
    { call: { script: [settle, { mark: NOTIFIES }, final('done'), { listen_ms: 1_000 }] } },
    { gone: 'call' },
  ],
}

/** Comes before two requests that are sent at once. */
export const AT_ONCE = 'at once'

export const overlapping: HostScenario = {
  name: 'rpc: overlapping requests',
  files: { 'a.txt': 'a', 'b.txt': 'b' },
  shortTimeouts,
  script: [
    settle,
    { mark: AT_ONCE },
    {
      burst: [
        { call: 'fs.read', params: { path: 'a.txt' } },
        { call: 'fs.read', params: { path: 'b.txt' } },
      ],
    },
    settle,
    { finish: 'overlapping' },
  ],
}

export const MALFORMED: Record<string, ProbeStep> = {
  'a text': line('"fs.exists"'),
  'no method': { send: { jsonrpc: '2.0', id: 41 } },
  'a method that is a number': { send: { jsonrpc: '2.0', id: 'x', method: 7 } },
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

export const names = scenario(
  { name: 'rpc: names in another case', files: { 'a.txt': 'a' }, shortTimeouts },
  {
    before: fs.read('a.txt'),
    method: ['FS.Read', { path: 'a.txt' }],
    member: ['fs.read', { Path: 'a.txt' }],
    after: fs.read('a.txt'),
  },
)
