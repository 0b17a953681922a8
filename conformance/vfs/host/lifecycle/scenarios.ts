import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { atOnce, inTurn, times } from '../actions.ts'
import { ask, fs } from '../method-calls.ts'
import { request, SHORT_TIMEOUTS, settle } from '../requests.ts'
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

const long = [...longFinal(1_024), { exit: 0 }]

const CALLS: Record<string, ProbeStep[]> = {
  'at once': [final('nothing was asked for')],
  plain: [ask(fs.exists('a')), final('a plain result')],
  error: [{ fail: { message: 'it went wrong' } }],
  'status 1': [{ stderr: 'boom-4711' }, { exit: 1 }],
  'status 0': [{ stderr: 'fizz-4712' }, { exit: 0 }],
  killed: [{ stderr: 'bang-4713' }, { die: true }],
  // A request between them leaves no chance that the final is read before what stands on stderr.
  stderr: [{ stderr: RESULT_ON_STDERR }, { stderr: WRITE_ON_STDERR }, settle, final('from stdout')],
  noisy: [{ stderr: 'noise-4714' }, final('clean')],
  'long 1': long,
  'long 2': long,
  'long 3': long,
  'long 4': long,
  'two finals': [
    final('the first'),
    { fail: { message: 'the second' } },
    request('late', ...fs.write('late.txt', 'x')),
  ],
  'status 3': [final('done before'), { exit: 3 }],
  'killed after': [final('done before'), { die: true }],
}

export const ends: HostScenario = {
  name: 'lifecycle: the ends of tools',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [atOnce(CALLS), { snapshot: true }],
  timeoutMs: 12_000,
}

const STAYING: Record<string, ProbeStep[]> = {
  stays: [final('done'), { hang: true }],
  'leaves a child': [{ leave_child: true }, final('done')],
  'closes stdout': [{ close: 'stdout' }, { hang: true }],
}

export const staying: HostScenario = {
  name: 'lifecycle: tools that stay',
  tool: { limits: { idle_ms: 1_500, cancel_grace_ms: 400, term_grace_ms: 400 } },
  actions: [
    ...Object.entries(STAYING).map(
      ([id, script]): Action => ({ call: { id, script }, background: true }),
    ),
    ...Object.keys(STAYING).map((wait) => ({ wait })),
    ...Object.keys(STAYING).map((gone) => ({ gone, within_ms: 15_000 })),
  ],
  timeoutMs: 12_000,
  expectedDurationMs: 2_500,
}

export const unanswered: HostScenario = {
  name: 'lifecycle: a tool that dies while a request is unanswered',
  ...answeringAfter(3_000),
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...inTurn({
      asks: [
        asksSlowly('ask'),
        { stderr: 'bang-4715' },
        { listen_ms: 300 },
        { mark: 'dies' },
        { die: true },
      ],
    }),
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
    read: fs.read('a.txt'),
    write: fs.write('b.txt', 'b'),
    exists: fs.exists('b.txt'),
    list: fs.list('.'),
    metadata: fs.metadata('b.txt'),
    grep: fs.grep('needle'),
    rename: fs.rename('b.txt', 'c.txt'),
    renamed: fs.exists('b.txt'),
    delete: fs.delete('c.txt'),
    deleted: fs.exists('c.txt'),
  },
)

/** What opens something in one host or another. */
const ROUND = [
  fs.read('a.txt'),
  fs.exists('a.txt'),
  fs.list('.'),
  fs.metadata('a.txt'),
  fs.grep('a'),
  fs.write('b.txt', 'b'),
].map(ask)
const ROUNDS = 160
export const REQUESTS = ROUND.length * ROUNDS
export const hundreds: HostScenario = {
  name: 'lifecycle: hundreds of requests',
  files: { 'a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    ...ROUND,
    { show_parent: true },
    ...times(ROUNDS - 1, ...ROUND),
    { show_parent: true },
    { finish: 'hundreds' },
  ],
}
