import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Act, Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn } from '../../host-check.ts'
import { answersOf, howItWent } from './answer.ts'
import { asks, BRISK, entriesOf, settle } from './exchange.ts'
import { type HostLine, linesToTool } from './lines.ts'
import { failsWith, succeedsWith } from './outcome.ts'
import { follows, goneAt, notifiedAt, onTold, scaled } from './timing.ts'

const BIG = 3_000_000
const MIB = 1_024 * 1_024
const there: ProbeStep = { mark: 'there' }
const readsBig = (id: string): ProbeStep => asks(id, 'fs.read', { path: 'big.txt' })

/** Two megabytes of notifications that nobody knows, written without reading anything. */
const CHATTER = `${JSON.stringify({ jsonrpc: '2.0', method: 'nobody.knows', params: { text: 'x'.repeat(900) } })}\n`

const SCRIPTS: Record<string, ProbeStep[]> = {
  'both full': [
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

const stuck: Occasion = {
  name: 'deadlock: a tool that reads nothing',
  files: { 'big.txt': { repeat: 'x', times: BIG } },
  tool: { limits: { idle_ms: 1_200, cancel_grace_ms: 400, term_grace_ms: 400 } },
  acts: [
    {
      call: { id: 'call', script: [readsBig('a'), readsBig('b'), there, { hang: true }] },
      background: true,
    },
    { mark: 'there' },
    { gone: 'call', within_ms: 15_000 },
    { wait: 'call' },
  ],
  patience_ms: 20_000,
  waits_ms: 1_500,
}

const HALF = {
  jsonrpc: '2.0',
  id: 'half',
  method: 'fs.exists',
  params: { path: 'never asked for' },
}

const incomplete: Occasion = {
  name: 'deadlock: a message that is incomplete',
  haste: BRISK,
  acts: [
    {
      call: {
        id: 'call',
        script: [settle, { half_line: HALF }, { listen_ms: 100 }, there, { sleep_ms: 8_000 }],
      },
      background: true,
    },
    { mark: 'there' },
    { cancel: 'call' },
    { wait: 'call' },
  ],
  patience_ms: 15_000,
}

const APPLIES = 8
const READS = 6
const SIZE = 400_000

const together: Occasion = {
  name: 'deadlock: answers and inputs at the same time',
  files: { 'a.txt': { repeat: 'a', times: SIZE }, 'b.txt': { repeat: 'b', times: SIZE } },
  tool: { stateful: true, limits: { ...BRISK, idle_ms: 10_000 } },
  acts: [
    {
      call: {
        id: 'spawn',
        arguments: { action: 'spawn', id: 'h' },
        script: [
          { state: { type: 'running', content: 'busy' } },
          there,
          ...Array.from({ length: READS }, (_, i) =>
            asks(`r${i}`, 'fs.read', { path: i % 2 === 0 ? 'a.txt' : 'b.txt' }),
          ),
          { deaf_ms: 300 },
          ...Array.from({ length: APPLIES }, (): ProbeStep => ({ wait_apply: true })),
          settle,
          { mark: 'heard all' },
          { state: { type: 'running', content: 'heard all' } },
          { sleep_ms: 8_000 },
        ],
      },
      background: true,
    },
    { mark: 'there', of: 'spawn' },
    ...Array.from(
      { length: APPLIES },
      (_, i): Act => ({
        call: { id: `apply ${i}`, arguments: { action: 'apply', id: 'h', input: `input ${i}` } },
        background: true,
      }),
    ),
    { mark: 'heard all', of: 'spawn' },
    { call: { id: 'abort', arguments: { action: 'abort', id: 'h' } } },
    { gone: 'spawn', within_ms: 8_000 },
  ],
  patience_ms: 15_000,
}

/** How a host keeps a conversation from standing still. @see rfd-d11 §Deadlock prevention */
export const deadlockChecks = [
  ...hostChecksOn(
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
  ),
  ...hostChecksOn(
    together,
    {
      verifies: 'vfs.deadlock.lines-never-interleaved',
      title: 'mixes no lines',
      judge: (c) => onTold(c, 'spawn', unmixed),
    },
    {
      verifies: 'vfs.state.apply-during-request',
      title: 'hands inputs over while answers are unread',
      judge: (c) => onTold(c, 'spawn', unmixed),
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.deadlock.non-reading-tool-ended',
      title: 'ends a tool that reads nothing',
      occasion: stuck,
      judge: (c) => [...onTold(c, 'call', (call) => ended(call)), ...failsWith(c, 'call')],
    },
    {
      verifies: 'vfs.deadlock.writes-while-message-incomplete',
      title: 'writes to a tool whose message is incomplete',
      occasion: incomplete,
      judge: (c) => onTold(c, 'call', (call) => toldSoon(c, call)),
    },
  ),
]

function bothFull(c: HostConversation): Finding[] {
  const call = callOf(c, 'both full')
  const expected = 'two megabytes read while an answer of three is unread'
  const entries = call ? entriesOf(call) : []
  if (!call || !entries.some(({ mark }) => mark === 'written'))
    return [broken(expected, `no more is read: ${howItWent(c, call)}`, call?.index)]
  if (call.error !== undefined) return [kept('a failed run')]
  const whole = linesToTool(call).some(({ bytes = 0 }) => bytes > BIG)
  if (!whole || answersOf(call).length === 0)
    return [broken('the whole answer', howItWent(c, call), call.index)]
  return [kept('both come through')]
}

const ended = (call: HostCall): Finding =>
  keptUnless(goneAt(call) === undefined && 'the tool stays', 'the end of the tool', call.index)

const SOON_MS = 2_000

function toldSoon(c: HostConversation, call: HostCall): Finding {
  const to = notifiedAt(call, 'cancel')
  if (call.cancelledAt === undefined) return unclear('the call was not cancelled')
  if (to === undefined) return broken('`cancel` in time', 'no `cancel`', call.index)
  const withinMs = scaled(c, SOON_MS)
  return follows(call.cancelledAt, to, { what: '`cancel`', withinMs, index: call.index })
}

/** Every short line is a message, all inputs are there, and answers with the same file are equally long. */
function unmixed(call: HostCall): Finding {
  const lines = linesToTool(call)
  const expected = 'lines that are not mixed'
  const odd = lines.some(({ bytes, message, text }) =>
    bytes === undefined ? !message : !isPure(text),
  )
  const inputs = lines.filter(({ message }) => message?.method === 'apply')
  if (odd) return broken(expected, 'a line that is no message', call.index)
  if (inputs.length < APPLIES) return broken('every input', 'not all of them', call.index)
  const lengths = new Set(lines.flatMap(({ bytes }) => (bytes === undefined ? [] : [bytes])))
  const count = lines.filter((line) => isLong(line) || isRefusal(line)).length
  if (!lines.some(isLong) || count < READS)
    return broken('every answer', 'not all of them', call.index)
  return keptUnless(lengths.size > 2 && 'answers of different lengths', expected, call.index)
}

/** A host may refuse what is asked for while it owes an answer. */
const isRefusal = ({ message }: HostLine) =>
  isObject(message?.error) && String(message.id).startsWith('r')

const isLong = ({ bytes = 0 }: HostLine) => bytes > SIZE

/** The beginning of an answer with a long file holds no second message. */
const isPure = (text: string) => text.startsWith('{') && text.split('"jsonrpc"').length <= 2
