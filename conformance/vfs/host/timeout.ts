import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Act, Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn } from '../../host-check.ts'
import { howItWent, onAnswer, told } from './answer.ts'
import { asks, responsesTo, settle } from './exchange.ts'
import { failsWith, outcomeOf, succeeded, succeedsWith, toldIn } from './outcome.ts'
import { goneAt, onTold, passes, scaled, toldAt } from './timing.ts'

const IDLE_MS = 1_200
const LONG_MS = 2_600
/** The kill itself is given fifteen seconds. */
const KILL_MS = 15_000

const limits = (idle_ms: number) => ({ idle_ms, cancel_grace_ms: 400, term_grace_ms: 400 })
const there: ProbeStep = { mark: 'there' }

const begun = (id: string, script: readonly ProbeStep[], tool = 'probe'): Act[] => [
  { call: { id, tool, script }, background: true },
  { mark: 'there', of: id },
]

const times = (count: number, ...steps: ProbeStep[]): ProbeStep[] =>
  Array.from({ length: count }, () => steps).flat()

const SCRIPTS: Record<string, { script: ProbeStep[]; tool?: string }> = {
  silent: { script: [there, { hang: true }] },
  busy: { script: [{ ignore_signals: true }, there, { spin_ms: 40_000 }] },
  'silent for long': { script: [there, { hang: true }], tool: 'long' },
  'asks on': {
    script: [there, ...times(4, { sleep_ms: 1_000 }, settle), { finish: 'asked on' }],
    tool: 'long',
  },
  drips: {
    script: [
      there,
      { slow_line: { jsonrpc: '2.0', method: 'x'.repeat(60) }, pause_ms: 60 },
      { hang: true },
    ],
  },
  babbles: {
    script: [there, ...times(12, { stderr: 'still there' }, { sleep_ms: 400 }), { hang: true }],
  },
}

const IDS = Object.keys(SCRIPTS)

const silence: Occasion = {
  name: 'timeout: tools that are silent',
  tool: { limits: limits(IDLE_MS) },
  tools: [{ name: 'long', limits: limits(LONG_MS) }],
  acts: [
    ...Object.entries(SCRIPTS).flatMap(([id, { script, tool }]) => begun(id, script, tool)),
    ...IDS.map((id): Act => ({ gone: id, within_ms: LONG_MS + KILL_MS })),
    ...IDS.map((wait): Act => ({ wait })),
  ],
  patience_ms: 20_000,
  waits_ms: 5_000,
}

const byDefault: Occasion = {
  name: 'timeout: silence that nobody configured',
  ownLimits: true,
  script: [settle, { sleep_s: 45 }, settle, { finish: 'awake' }],
  patience_ms: 80_000,
  waits_ms: 46_000,
}

const owed: Occasion = {
  name: 'timeout: a program that runs longer than the limit',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  tool: { limits: limits(IDLE_MS) },
  script: [
    { call: 'process.run', params: { program: 'sleep', args: ['3'], envs: [] } },
    settle,
    { finish: 'waited' },
  ],
  waits_ms: 3_500,
}

const slow: Occasion = {
  name: 'timeout: an answer that takes 35 seconds',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  script: [
    { call: 'process.run', params: { program: 'sleep', args: ['35'], envs: [] } },
    settle,
    { finish: 'waited' },
  ],
  patience_ms: 60_000,
  waits_ms: 36_000,
}

const neverAnswered: Occasion = {
  name: 'timeout: a server that never answers',
  needs: ['http'],
  policy: { network: { allow: ['{web}'] } },
  web: [{ path: '/never', stall: 'headers' }],
  script: [
    asks('never', 'http.get', { url: '{web}/never', headers: [] }),
    { sleep_s: 36 },
    { finish: 'waited' },
  ],
  patience_ms: 60_000,
  waits_ms: 37_000,
}

const waiting: Occasion = {
  name: 'timeout: a tool that waits for an input',
  tool: { stateful: true, limits: limits(IDLE_MS) },
  acts: [
    {
      call: {
        id: 'spawn',
        arguments: { action: 'spawn', id: 'h' },
        script: [
          {
            state: {
              type: 'waiting',
              content: 'ready',
              question: { id: 'q', text: 'And now?', answer_type: 'text' },
            },
          },
          { mark: 'said' },
          { wait_apply: true },
          { stop: 'heard it' },
        ],
      },
    },
    { mark: 'said', of: 'spawn' },
    { pause_ms: 3_000 },
    { call: { id: 'apply', arguments: { action: 'apply', id: 'h', input: 'hello' } } },
  ],
  waits_ms: 3_200,
}

/** What a host does with tools that are silent. @see rfd-d11 §Deadlock prevention */
export const timeoutChecks = [
  ...hostChecksOn(
    silence,
    {
      verifies: 'vfs.timeout.silent-tool-killed',
      title: 'kills a tool that is silent',
      judge: (c) => killed(c, 'silent', IDLE_MS),
    },
    {
      verifies: 'vfs.timeout.busy-tool-killed',
      title: 'kills a tool that only computes',
      judge: (c) => killed(c, 'busy', IDLE_MS),
    },
    {
      verifies: 'vfs.timeout.idle-configurable',
      title: 'keeps the limit on silence that is configured',
      judge: (c) => [...killed(c, 'silent', IDLE_MS), ...killed(c, 'silent for long', LONG_MS)],
    },
    {
      verifies: 'vfs.timeout.request-restarts-idle-clock',
      title: 'begins its limit anew with each request',
      judge: (c) => succeedsWith(c, 'asks on', 'asked on'),
    },
    {
      verifies: 'vfs.timeout.silence-reported-as-failure',
      title: 'reports a tool that was silent as failed',
      judge: (c) => [...failsWith(c, 'silent'), ...soonReported(c, 'silent')],
    },
    {
      verifies: 'vfs.timeout.partial-line-keeps-nothing-alive',
      title: 'is not kept waiting by a line that never ends',
      judge: (c) => onTold(c, 'drips', (call) => inTheMeantime(c, call, 'bytes')),
    },
    {
      verifies: 'vfs.timeout.stderr-keeps-nothing-alive',
      title: 'is not kept waiting by stderr',
      judge: (c) => onTold(c, 'babbles', (call) => inTheMeantime(c, call, 'stderr')),
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.timeout.idle-defaults-to-sixty-seconds',
      title: 'lets a tool be silent for 45 seconds unless it is told otherwise',
      occasion: byDefault,
      judge: defaultIdle,
    },
    {
      verifies: 'vfs.timeout.owed-response-stops-idle-clock',
      title: 'does not count the time in which it owes an answer',
      occasion: owed,
      judge: (c) => ranThrough(c),
    },
    {
      verifies: 'vfs.timeout.slow-answer-still-given',
      title: 'answers a request that takes 35 seconds',
      occasion: slow,
      judge: (c) =>
        onAnswer(c, 0, 'its result or the error -32004', (answer) => {
          if (answer.error?.code === -32_004) return kept('the error -32004')
          return isObject(answer.result)
            ? kept('its result')
            : broken('its result or the error -32004', told(answer), answer.index)
        }),
    },
    {
      verifies: 'vfs.timeout.host-timeout-code',
      title: 'says that it has given up by the error -32004',
      occasion: neverAnswered,
      judge: givenUp,
    },
    {
      verifies: 'vfs.timeout.waiting-for-apply-not-idle',
      title: 'lets a tool wait for an input as long as it takes',
      occasion: waiting,
      judge: stillWaiting,
    },
  ),
]

/** A limit begins when the host starts the tool, and no later than the tool's first step. */
function killed(c: HostConversation, id: string, limitMs: number): Finding[] {
  return onTold(c, id, (call) => {
    const by = toldAt(call, 'there')
    const to = goneAt(call)
    if (by === undefined) return unclear('the tool was ended before its first step')
    if (to === undefined) return broken('the end of the tool', 'the tool stays', call.index)
    const span = { from: call.askedAt, by, to }
    return passes(span, scaled(c, limitMs), {
      what: 'the end of the tool',
      lateMs: scaled(c, KILL_MS),
      index: call.index,
    })
  })
}

function soonReported(c: HostConversation, id: string): Finding[] {
  return onTold(c, id, (call) => {
    const gone = goneAt(call)
    if (gone === undefined || call.answeredAt === undefined) return unclear('the tool stays')
    const late = call.answeredAt - gone > scaled(c, KILL_MS) * 1_000
    return keptUnless(late && 'a later report', 'a report within fifteen seconds', call.index)
  })
}

/** Whether a tool is killed while it still makes a noise that is no message. */
function inTheMeantime(c: HostConversation, call: HostCall, noise: string): Finding {
  const from = toldAt(call, 'there')
  const to = goneAt(call)
  if (from === undefined || to === undefined)
    return broken('the end of the tool', 'the tool stays', call.index)
  const late = to - from > scaled(c, 2.5 * IDLE_MS) * 1_000
  return late ? broken('the end of the tool', `${noise} kept it alive`, call.index) : kept('killed')
}

function defaultIdle(c: HostConversation): Finding[] {
  return succeedsWith(c, 'call', 'awake')
}

function ranThrough(c: HostConversation): Finding[] {
  const expected = 'the result of the program'
  return [
    ...onAnswer(c, 0, expected, (answer) =>
      isObject(answer.result) ? kept() : unclear(`no program ran: ${told(answer)}`),
    ),
    ...succeedsWith(c, 'call', 'waited'),
  ]
}

function givenUp(c: HostConversation): Finding[] {
  const call = callOf(c)
  if (!call || !succeeded(call)) return [unclear(howItWent(c, call))]
  const [answer] = responsesTo(call, 'never')
  if (!answer) return [kept('it has not given up after 36 seconds')]
  const { error } = answer.message ?? {}
  if (!isObject(error)) return [unclear('a result where none can be')]
  return [
    error.code === -32_004
      ? kept('the error -32004')
      : broken('the error -32004', `the error ${String(error.code)}`, call.index),
  ]
}

function stillWaiting(c: HostConversation): Finding[] {
  const spawn = callOf(c, 'spawn')
  const apply = callOf(c, 'apply')
  if (!spawn || !apply || (apply.result === undefined && apply.error === undefined))
    return [unclear(howItWent(c, apply))]
  const heard = spawn.side.some(({ seen }) => seen?.apply === 'hello')
  if (heard || toldIn(apply.result).includes('heard it')) return [kept('it waits')]
  return [broken('a tool that still waits', `killed: ${outcomeOf(apply)}`, apply.index)]
}
