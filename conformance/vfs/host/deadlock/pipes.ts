import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { fails, succeeded, succeeds } from '../outcome.ts'
import { entriesOf, request, SHORT_TIMEOUTS, settle } from '../requests.ts'

export const BIG = 3_000_000

const MIB = 1_024 * 1_024

export const readsBig = (id: string): ProbeStep => request(id, 'fs.read', { path: 'big.txt' })

/** Two megabytes of notifications that nobody knows, written without reading anything. */
const CHATTER = `${JSON.stringify({ jsonrpc: '2.0', method: 'nobody.knows', params: { text: 'x'.repeat(900) } })}\n`

const WRITTEN = 'written'

const chatters: ProbeStep[] = [{ raw: CHATTER, times: 2_100 }, { mark: WRITTEN }]

/** A final message of two megabytes, of which everything but its end is written before the mark. */
const concludes: ProbeStep[] = [
  { raw: '{"jsonrpc":"2.0","method":"result","params":{"content":"' },
  { raw: 'x'.repeat(1_000), times: 2_100 },
  { mark: WRITTEN },
  { raw: '"}}\n' },
]

/** What a tool writes at length with the answer of the host unread, and the same with nothing to be read. */
const AT_LENGTH = {
  'both full': 'only chatters',
  'concludes unread': 'only concludes',
}

const SCRIPTS: Record<string, ProbeStep[]> = {
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

const pipes: HostScenario = {
  name: 'deadlock: pipes that are full or broken',
  files: { 'big.txt': { repeat: 'x', times: BIG } },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...Object.entries(SCRIPTS).map(([id, script]): Action => ({ call: { id, script } })),
    { call: { id: 'later', script: [settle, { finish: 'later' }] } },
  ],
  timeoutMs: 12_000,
}

/** Pipes that are full or broken. */
export const pipeChecks = checksOn(pipes, {
  'vfs.deadlock.reads-while-write-blocked': bothFull,
  'vfs.deadlock.stderr-drained': (c) => succeeds('fills stderr', 'stderr filled')(c),
  'vfs.deadlock.survives-broken-pipe': (c) => [
    ...fails('leaves')(c),
    ...fails('closes stdin')(c),
    ...succeeds('later', 'later')(c),
  ],
})

/** A request before the large one is answered, and one after it. */
const SETTLED = 2

/** A host that does not take the same where nothing is unread shows nothing by not taking it here. */
function bothFull(c: HostConversation): Finding[] {
  const found = Object.entries(AT_LENGTH).flatMap(([id, control]) =>
    wasTaken(c, control) ? taken(c, id) : [],
  )
  return found.length > 0 ? found : [inconclusive('the host takes no two megabytes of a tool')]
}

const wasTaken = (c: HostConversation, id: string): boolean => {
  const call = callOf(c, id)
  return call !== undefined && call.error === undefined && isWritten(call)
}

const isWritten = (call: HostCall) => entriesOf(call).some(({ mark }) => mark === WRITTEN)

function taken(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  const expected = `${id}: two megabytes read while an answer of three is unread`
  if (!call || !isWritten(call))
    return [violated(expected, `no more is read: ${outcomeText(c, call)}`, call?.index)]
  if (id !== 'both full') return [satisfied(succeeded(call) ? 'the result' : 'a failed run')]
  const whole = linesToTool(call).some(({ bytes = 0 }) => bytes > BIG)
  if (!whole || answersOf(call).length < SETTLED)
    return [violated('the whole answer', outcomeText(c, call), call.index)]
  return [satisfied('both come through')]
}
