import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { inTurn, times } from '../actions.ts'
import { ask, fs } from '../method-calls.ts'
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

/** Comes before the final message of a tool that stays. */
export const CONCLUDES = { mark: 'concludes' } satisfies ProbeStep

const CHATTER: ProbeStep[] = times(
  60,
  { send: { jsonrpc: '2.0', method: 'nobody.knows' } },
  { sleep_ms: 200 },
)

const STUBBORN: ProbeStep = { ignore_signals: true }

/** Those that stay after a final message, with what they call it. */
export const CONCLUDED = {
  stays: final('done'),
  'stays after an error': { fail: { message: 'failed for good' } },
  'stays stubbornly': final('done'),
  'talks on': final('done'),
} satisfies Record<string, ProbeStep>

/** No more tools at once than four, which a host may not exceed. */
const STAYING: Record<string, ProbeStep[]>[] = [
  {
    stays: [CONCLUDES, CONCLUDED.stays, { hang: true }],
    'stays after an error': [settle, CONCLUDES, CONCLUDED['stays after an error'], { hang: true }],
    'stays stubbornly': [STUBBORN, CONCLUDES, CONCLUDED['stays stubbornly'], { sleep_ms: 30_000 }],
    'talks on': [STUBBORN, CONCLUDES, CONCLUDED['talks on'], ...CHATTER],
  },
  {
    'leaves a child': [{ leave_child: true }, CONCLUDES, final('done')],
    'closes stdout': [settle, { close: 'stdout' }, { hang: true }],
    'closes stdout stubbornly': [STUBBORN, { close: 'stdout' }, { sleep_ms: 30_000 }],
  },
]

export const STAYING_LIMITS = { idle_ms: 1_500, cancel_grace_ms: 400, term_grace_ms: 400 }

export const staying: HostScenario = {
  name: 'lifecycle: tools that stay',
  tool: { limits: STAYING_LIMITS },
  actions: STAYING.flatMap((scripts): Action[] => [
    ...Object.entries(scripts).map(
      ([id, script]): Action => ({ call: { id, script }, background: true }),
    ),
    ...Object.keys(scripts).map((wait) => ({ wait })),
    ...Object.keys(scripts).map((gone) => ({ gone, within_ms: 15_000 })),
  ]),
  timeoutMs: 12_000,
  expectedDurationMs: 5_000,
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
    needs: ['fs'],
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
/** It can be opened, and not be read. */
const IN_VAIN = ask(fs.read('dir'))
const ROUNDS = 140
/** Those that have results. */
export const REQUESTS = ROUND.length * ROUNDS
export const hundreds: HostScenario = {
  name: 'lifecycle: hundreds of requests',
  files: { 'a.txt': 'a', 'dir/c.txt': 'c' },
  shortTimeouts: SHORT_TIMEOUTS,
  script: [
    ...[...ROUND, IN_VAIN],
    { show_parent: true },
    ...times(ROUNDS - 1, ...ROUND, IN_VAIN),
    { show_parent: true },
    { finish: 'hundreds' },
  ],
}
