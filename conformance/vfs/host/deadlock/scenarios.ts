import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { call, inTurn, there, times } from '../actions.ts'
import { fs } from '../method-calls.ts'
import { request, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { act } from '../state/handle.ts'

export const BIG = 3_000_000
const BIG_FILE: HostScenario['files'] = { 'big.txt': { repeat: 'x', times: BIG } }
const readsBig = (id: string): ProbeStep => request(id, ...fs.read('big.txt'))

const MIB = 1_024 * 1_024
const flood: ProbeStep = { flood: { stream: 'stderr', bytes: 8 * MIB } }

/** Two megabytes of notifications that nobody knows, written without reading anything. */
const CHATTER = `${JSON.stringify({ jsonrpc: '2.0', method: 'nobody.knows', params: { text: 'x'.repeat(900) } })}\n`

/** Comes behind what is written at length. */
export const WRITTEN = 'written'

const chatters: ProbeStep[] = [{ raw: CHATTER, times: 2_100 }, { mark: WRITTEN }]

/** A final message of two megabytes, of which everything but its end is written before the mark. */
const concludes: ProbeStep[] = [
  { raw: '{"jsonrpc":"2.0","method":"result","params":{"content":"' },
  { raw: 'x'.repeat(1_000), times: 2_100 },
  { mark: WRITTEN },
  { raw: '"}}\n' },
]

/** What a tool writes at length with the answer of the host unread, and the same with nothing to be read. */
export const AT_LENGTH = { 'both full': 'only chatters', 'concludes unread': 'only concludes' }

export const pipes: HostScenario = {
  name: 'deadlock: pipes that are full or broken',
  large: true,
  files: BIG_FILE,
  shortTimeouts: SHORT_TIMEOUTS,
  actions: inTurn({
    'both full': [
      settle,
      readsBig('big'),
      ...chatters,
      { wait_answer: 'big' },
      settle,
      { finish: 'both full' },
    ],
    'only chatters': [settle, ...chatters, settle, { finish: 'only chatters' }],
    'concludes unread': [settle, readsBig('big'), ...concludes],
    'only concludes': [settle, ...concludes],
    'fills stderr': [...times(2, flood, settle), { finish: 'stderr filled' }],
    leaves: [readsBig('big'), { deaf_ms: 300 }, { exit: 0 }],
    'closes stdin': [settle, readsBig('big'), { close: 'stdin' }, { sleep_ms: 200 }, { exit: 1 }],
    later: [settle, { finish: 'later' }],
  }),
  timeoutMs: 12_000,
}

const begins = (...script: ProbeStep[]): Action[] => [
  { ...call('call', ...script), background: true } as Action,
  { mark: 'there' },
]

export const stuck: HostScenario = {
  name: 'deadlock: a tool that reads nothing',
  files: BIG_FILE,
  // It includes the start of the probe, which takes a slow machine a second.
  tool: { limits: { idle_ms: 2_500, cancel_grace_ms: 400, term_grace_ms: 400 } },
  actions: [
    ...begins(readsBig('a'), readsBig('b'), there, { hang: true }),
    { gone: 'call', within_ms: 15_000 },
    { wait: 'call' },
  ],
  timeoutMs: 20_000,
  expectedDurationMs: 3_000,
}

const [method, params] = fs.exists('never asked for')
const HALF = { jsonrpc: '2.0', id: 'half', method, params }

/** The id of a request that comes in one piece with the beginning of the next one. */
export const EARLY = 'early'
const [EARLY_LINE, NEXT_LINE] = [EARLY, 'next'].map((id) => `${JSON.stringify({ ...HALF, id })}\n`)
const BEGUN = 20

export const incomplete: HostScenario = {
  name: 'deadlock: a message that is incomplete',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...begins(
      ...[settle, { raw: `${EARLY_LINE}${NEXT_LINE?.slice(0, BEGUN)}` }, { wait_answer: EARLY }],
      ...[{ raw: `${NEXT_LINE?.slice(BEGUN)}` }, { wait_answer: 'next' }],
      ...[{ half_line: HALF }, { listen_ms: 100 }, there, { sleep_ms: 8_000 } as const],
    ),
    { cancel: 'call' },
    { wait: 'call' },
  ],
  timeoutMs: 15_000,
}

export const APPLIES = 8
const INPUTS = Array.from({ length: APPLIES }, (_, i) => i)

export const SIZE = 2_400_000

/** Answers and inputs at the same time. */
export const together: HostScenario = {
  name: 'deadlock: answers and inputs at the same time',
  needs: ['fs'],
  files: { 'a.txt': { repeat: 'a', times: SIZE } },
  tool: { stateful: true, limits: { ...SHORT_TIMEOUTS, idle_ms: 10_000 } },
  actions: [
    {
      call: {
        id: 'spawn',
        arguments: { action: 'spawn', id: 'h' },
        script: [
          { state: { type: 'running', content: 'busy' } },
          there,
          request('long', ...fs.read('a.txt')),
          { deaf_ms: 300 },
          ...times(APPLIES, { wait_apply: true }),
          { wait_answer: 'long' },
          { mark: 'heard all' },
          { state: { type: 'running', content: 'heard all' } },
          { sleep_ms: 8_000 },
        ],
      },
      background: true,
    },
    { mark: 'there', of: 'spawn' },
    ...INPUTS.map((i): Action => {
      const applied = act('apply', 'h', `apply ${i}`, { input: `input ${i}` })
      return { ...applied, background: true }
    }),
    { mark: 'heard all', of: 'spawn' },
    act('abort', 'h', 'abort'),
    { gone: 'spawn', within_ms: 8_000 },
  ],
  timeoutMs: 15_000,
}
