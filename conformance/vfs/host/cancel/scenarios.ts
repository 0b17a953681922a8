import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { notification, request, settle } from '../requests.ts'
import { answeringAfter, asksSlowly } from '../slow-answer.ts'
import { askable, asksUncovered } from '../uncovered.ts'

export const GRACE_MS = 800
const TERM_MS = 600
export const SHORT_MS = 300
export const LONG_MS = 4_000

const limits = (cancel_grace_ms: number) => ({
  idle_ms: 30_000,
  cancel_grace_ms,
  term_grace_ms: TERM_MS,
})

const STAYS: ProbeStep[] = [{ ignore_cancel: true }, { ignore_signals: true }]

/** Begins a call, and goes on when its probe is there. */
const begun = (id: string, script: readonly ProbeStep[], tool = 'probe'): Action[] => [
  { call: { id, tool, script }, background: true },
  { mark: 'there', of: id },
]

/** Begins a call and cancels it as soon as its probe is there. */
const cancelled = (id: string, script: readonly ProbeStep[], tool = 'probe'): Action[] => [
  ...begun(id, script, tool),
  { cancel: id },
]

const there: ProbeStep = { mark: 'there' }
const asleep: ProbeStep = { sleep_ms: 60_000 }

/** A tool, and how it is cancelled: as soon as it is there, or when all of its round are. */
interface Cancelled {
  script: ProbeStep[]
  tool?: string
  atOnce?: true
}

/** Those of a round are there at once, beside the other one in the first: a host may run no more than four. */
type Round = Record<string, Cancelled>

const FIRST: Round = {
  quits: { script: [there, asleep] },
  stays: { script: [...STAYS, there, asleep] },
  'has asked': { script: [...STAYS, settle, there, asleep] },
}

const SECOND: Round = {
  'stays for short': { script: [...STAYS, there, asleep], tool: 'short' },
  'reads nothing': {
    script: [
      ...STAYS,
      request('unread', 'fs.read', { path: 'big.txt' }),
      there,
      { deaf_ms: 60_000 },
    ],
  },
  leaves: {
    script: [...STAYS, there, { sleep_ms: 1_200 }, { finish: 'left' }],
    tool: 'patient',
    atOnce: true,
  },
}

const THIRD: Round = {
  'stays for long': { script: [...STAYS, there, asleep], tool: 'long' },
  cleans: {
    script: [...STAYS, there, { sleep_ms: 1_200 }, settle, { finish: 'cleaned' }],
    tool: 'patient',
    atOnce: true,
  },
}

/** Everyone of a round is there before the first signal, others among them. */
function round(tools: Round, others: Action[] = []): Action[] {
  const { atOnce = [], together = [] } = Object.groupBy(Object.entries(tools), ([, { atOnce }]) =>
    atOnce ? 'atOnce' : 'together',
  )
  return [
    ...together.flatMap(([id, { script, tool }]) => begun(id, script, tool)),
    ...others,
    ...atOnce.flatMap(([id, { script, tool }]) => cancelled(id, script, tool)),
    ...together.map(([id]): Action => ({ cancel: id })),
    ...Object.keys(tools).map((id): Action => ({ gone: id, within_ms: 8_000 })),
  ]
}

const IDS = Object.keys({ ...FIRST, ...SECOND, ...THIRD })

const OTHER: ProbeStep[] = [...STAYS, there, { sleep_ms: 2_500 }, settle, { finish: 'untouched' }]

export const cancels: HostScenario = {
  name: 'cancel: tools that leave and tools that stay',
  files: { 'big.txt': { repeat: 'x', times: 2_000_000 } },
  tool: { limits: limits(GRACE_MS) },
  tools: [
    { name: 'patient', limits: limits(LONG_MS) },
    { name: 'short', limits: limits(SHORT_MS) },
    { name: 'long', limits: limits(LONG_MS) },
  ],
  // The other one is there until long after the first signal.
  actions: [
    ...round(FIRST, begun('other', OTHER)),
    ...round(SECOND),
    ...round(THIRD),
    ...[...IDS, 'other'].map((wait): Action => ({ wait })),
  ],
  timeoutMs: 15_000,
  expectedDurationMs: 8_000,
}

export const byDefault: HostScenario = {
  name: 'cancel: a grace period that nobody configured',
  ownLimits: true,
  actions: [
    ...cancelled('call', [{ ignore_cancel: true }, there, { sleep_s: 40 }]),
    { gone: 'call', within_ms: 20_000 },
    { wait: 'call' },
  ],
  expectedDurationMs: 5_500,
}

/** Cancels a call while its request has no response. */
const whilePending = (pending: ProbeStep): Action[] => [
  ...begun('is cancelled', [pending, { listen_ms: 200 }, there, asleep]),
  { cancel: 'is cancelled' },
  { wait: 'is cancelled' },
]

export const pending: HostScenario = {
  name: 'cancel: while a request is unanswered',
  ...answeringAfter(2_000),
  tool: { limits: limits(GRACE_MS) },
  actions: whilePending(asksSlowly('pending')),
  timeoutMs: 15_000,
  expectedDurationMs: 3_500,
}

export const prompts: HostScenario = {
  name: 'cancel: while the user is asked',
  ...askable,
  answers: [{ answer: true, after_ms: 2_000 }],
  tool: { limits: limits(GRACE_MS) },
  actions: whilePending(asksUncovered('pending')),
  timeoutMs: 15_000,
  expectedDurationMs: 3_500,
}

export const program: HostScenario = {
  name: 'cancel: while a program runs',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  tool: { limits: limits(GRACE_MS) },
  actions: [
    ...cancelled('call', [
      request('pending', 'process.run', { program: 'sleep', args: ['20'], envs: [] }),
      { listen_ms: 300 },
      there,
      asleep,
    ]),
    { gone: 'call', within_ms: 8_000 },
    { wait: 'call' },
  ],
  timeoutMs: 15_000,
  expectedDurationMs: 1_500,
}

/** Comes before a tool gives its request up. */
export const GIVES_UP = 'gives up'

/** Longer than a host may let a tool wait that has given its request up. @see rfd-d11 §Deadlock prevention */
const PROGRAM_S = 8

/** A tool that gives up a program that goes on for longer than it may wait for an answer then. */
const givingUp = (id: string, cancel: ProbeStep) => ({
  id,
  script: [
    settle,
    request('pending', 'process.run', { program: 'sleep', args: [String(PROGRAM_S)], envs: [] }),
    { listen_ms: 200 },
    { mark: GIVES_UP },
    cancel,
    settle,
    { sleep_s: PROGRAM_S + 1 },
    settle,
    { finish: 'went on' },
  ] satisfies ProbeStep[],
})

export const givenUpByTool: HostScenario = {
  name: 'cancel: a tool that gives a program up',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  actions: [
    {
      call: [
        givingUp('gives up', notification('cancel')),
        givingUp('asks to give up', request('stop', 'cancel')),
      ],
    },
  ],
  timeoutMs: 30_000,
  expectedDurationMs: 1_000 * (PROGRAM_S + 2),
}
