import type { Call, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { SHORT_TIMEOUTS, settle } from '../requests.ts'
import { scenario } from '../scenario-checks.ts'
import { answeringAfter, asksSlowly } from '../slow-answer.ts'

/** A final message that is no report of the probe's. */
export const final = (content: unknown): ProbeStep => ({
  send: { jsonrpc: '2.0', method: 'result', params: { content } },
})

/** A text of many bytes as the content of a result. */
export const longFinal = (times: number): ProbeStep[] => [
  { raw: '{"jsonrpc":"2.0","method":"result","params":{"content":"' },
  { raw: 'x'.repeat(1_024), times },
  { raw: '"}}\n' },
]

const RESULT_ON_STDERR = '{"jsonrpc":"2.0","method":"result","params":{"content":"from stderr"}}'
const WRITE_ON_STDERR =
  '{"jsonrpc":"2.0","id":"e","method":"fs.write","params":{"path":"stderr.txt","content":"x"}}'

const CALLS: Record<string, ProbeStep[]> = {
  'at once': [final('nothing was asked for')],
  plain: [{ call: 'fs.exists', params: { path: 'a' } }, final('a plain result')],
  error: [{ fail: { message: 'it went wrong' } }],
  'status 1': [{ stderr: 'boom-4711' }, { exit: 1 }],
  'status 0': [{ stderr: 'fizz-4712' }, { exit: 0 }],
  killed: [{ stderr: 'bang-4713' }, { die: true }],
  // A request between them leaves no chance that the final is read before what stands on stderr.
  stderr: [{ stderr: RESULT_ON_STDERR }, { stderr: WRITE_ON_STDERR }, settle, final('from stdout')],
  noisy: [{ stderr: 'noise-4714' }, final('clean')],
  'long 1': [...longFinal(1_024), { exit: 0 }],
  'long 2': [...longFinal(1_024), { exit: 0 }],
  'long 3': [...longFinal(1_024), { exit: 0 }],
  'long 4': [...longFinal(1_024), { exit: 0 }],
  'two finals': [
    final('the first'),
    { fail: { message: 'the second' } },
    {
      send: {
        jsonrpc: '2.0',
        id: 'late',
        method: 'fs.write',
        params: { path: 'late.txt', content: 'x' },
      },
    },
  ],
  'status 3': [final('done before'), { exit: 3 }],
  'killed after': [final('done before'), { die: true }],
}

export const ends: HostScenario = {
  name: 'lifecycle: the ends of tools',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [...callsOf(CALLS), { snapshot: true }],
  timeoutMs: 12_000,
}

export const staying: HostScenario = {
  name: 'lifecycle: tools that stay',
  tool: { limits: { idle_ms: 1_500, cancel_grace_ms: 400, term_grace_ms: 400 } },
  actions: [
    { call: { id: 'stays', script: [final('done'), { hang: true }] }, background: true },
    {
      call: { id: 'leaves a child', script: [{ leave_child: true }, final('done')] },
      background: true,
    },
    {
      call: { id: 'closes stdout', script: [{ close: 'stdout' }, { hang: true }] },
      background: true,
    },
    { wait: 'stays' },
    { wait: 'leaves a child' },
    { wait: 'closes stdout' },
    { gone: 'stays', within_ms: 15_000 },
    { gone: 'leaves a child', within_ms: 15_000 },
    { gone: 'closes stdout', within_ms: 15_000 },
  ],
  timeoutMs: 12_000,
  expectedDurationMs: 2_500,
}

export const unanswered: HostScenario = {
  name: 'lifecycle: a tool that dies while a request is unanswered',
  ...answeringAfter(3_000),
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    {
      call: {
        id: 'asks',
        script: [
          asksSlowly('ask'),
          { stderr: 'bang-4715' },
          { listen_ms: 300 },
          { mark: 'dies' },
          { die: true },
        ],
      },
    },
    { pause_ms: 3_000 },
  ],
  timeoutMs: 12_000,
  expectedDurationMs: 3_500,
}

export const loop = scenario(
  {
    name: 'lifecycle: one request after the other',
    files: { 'a.txt': 'needle' },
    shortTimeouts: SHORT_TIMEOUTS,
  },
  {
    read: ['fs.read', { path: 'a.txt' }],
    write: ['fs.write', { path: 'b.txt', content: 'b' }],
    exists: ['fs.exists', { path: 'b.txt' }],
    list: ['fs.list_dir', { path: '.' }],
    metadata: ['fs.metadata', { path: 'b.txt' }],
    grep: ['fs.grep', { pattern: 'needle' }],
    rename: ['fs.rename', { from: 'b.txt', to: 'c.txt' }],
    renamed: ['fs.exists', { path: 'b.txt' }],
    delete: ['fs.delete', { path: 'c.txt' }],
    deleted: ['fs.exists', { path: 'c.txt' }],
  },
)

/** What opens something in one host or another. */
const ROUND: ProbeStep[] = [
  { call: 'fs.read', params: { path: 'a.txt' } },
  { call: 'fs.exists', params: { path: 'a.txt' } },
  { call: 'fs.list_dir', params: { path: '.' } },
  { call: 'fs.metadata', params: { path: 'a.txt' } },
  { call: 'fs.grep', params: { pattern: 'a' } },
  { call: 'fs.write', params: { path: 'b.txt', content: 'b' } },
]
const ROUNDS = 160
export const REQUESTS = ROUND.length * ROUNDS
export const hundreds: HostScenario = {
  name: 'lifecycle: hundreds of requests',
  files: { 'a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    ...ROUND,
    { show_parent: true },
    ...Array.from({ length: ROUNDS - 1 }, () => ROUND).flat(),
    { show_parent: true },
    { finish: 'hundreds' },
  ],
}

/** One batch for all: they do not depend on each other. */
export function callsOf(calls: Record<string, ProbeStep[]>): { call: Call[] }[] {
  const all = Object.entries(calls).map(([id, script]) => ({ id, script }))
  return [{ call: all }]
}
