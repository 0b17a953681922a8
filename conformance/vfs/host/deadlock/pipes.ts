import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { Act, Occasion } from '../../../../harness/occasion.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { type Finding, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, howItWent } from '../answer.ts'
import { asks, BRISK, entriesOf, settle } from '../exchange.ts'
import { hostChecksOn } from '../host-check.ts'
import { linesToTool } from '../lines.ts'
import { failsWith, succeedsWith } from '../outcome.ts'
import { endedAtOnce } from '../timing.ts'

export const BIG = 3_000_000

const MIB = 1_024 * 1_024

export const readsBig = (id: string): ProbeStep => asks(id, 'fs.read', { path: 'big.txt' })

/** Two megabytes of notifications that nobody knows, written without reading anything. */
const CHATTER = `${JSON.stringify({ jsonrpc: '2.0', method: 'nobody.knows', params: { text: 'x'.repeat(900) } })}\n`

const SCRIPTS: Record<string, ProbeStep[]> = {
  'both full': [
    settle,
    { mark: 'asked' },
    readsBig('big'),
    { raw: CHATTER, times: 2_100 },
    { mark: 'written' },
    { wait_answer: 'big' },
    settle,
    { finish: 'both full' },
  ],
  'fills stderr': [
    { flood: { stream: 'stderr', bytes: 8 * MIB } },
    settle,
    { flood: { stream: 'stderr', bytes: 8 * MIB } },
    settle,
    { finish: 'stderr filled' },
  ],
  leaves: [readsBig('big'), { deaf_ms: 300 }, { exit: 0 }],
  'closes stdin': [settle, readsBig('big'), { close: 'stdin' }, { sleep_ms: 200 }, { exit: 1 }],
}

const pipes: Occasion = {
  name: 'deadlock: pipes that are full or broken',
  files: { 'big.txt': { repeat: 'x', times: BIG } },
  haste: BRISK,
  acts: [
    ...Object.entries(SCRIPTS).map(([id, script]): Act => ({ call: { id, script } })),
    { call: { id: 'later', script: [settle, { finish: 'later' }] } },
  ],
  patience_ms: 12_000,
}

/** Pipes that are full or broken. */
export const pipeChecks = hostChecksOn(
  pipes,
  {
    verifies: 'vfs.deadlock.reads-while-write-blocked',
    title: 'reads on while its own answer is not read',
    judge: bothFull,
  },
  {
    verifies: 'vfs.deadlock.stderr-drained',
    title: 'reads what a tool writes to stderr',
    judge: (c) => succeedsWith(c, 'fills stderr', 'stderr filled'),
  },
  {
    verifies: 'vfs.deadlock.survives-broken-pipe',
    title: 'goes on when a tool leaves an answer unread',
    judge: (c) => [
      ...failsWith(c, 'leaves'),
      ...failsWith(c, 'closes stdin'),
      ...succeedsWith(c, 'later', 'later'),
    ],
  },
)

/** A request before the large one is answered, and one after it. */
const SETTLED = 2

function bothFull(c: HostConversation): Finding[] {
  const call = callOf(c, 'both full')
  const expected = 'two megabytes read while an answer of three is unread'
  const entries = call ? entriesOf(call) : []
  if (call && endedAtOnce(c, call, 'asked')) return [satisfied('a failed run')]
  if (!call || !entries.some(({ mark }) => mark === 'written'))
    return [violated(expected, `no more is read: ${howItWent(c, call)}`, call?.index)]
  if (call.error !== undefined) return [satisfied('a failed run')]
  const whole = linesToTool(call).some(({ bytes = 0 }) => bytes > BIG)
  if (!whole || answersOf(call).length < SETTLED)
    return [violated('the whole answer', howItWent(c, call), call.index)]
  return [satisfied('both come through')]
}
