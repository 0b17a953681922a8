import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { begun, there } from '../actions.ts'
import { fs, run } from '../method-calls.ts'
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

const asleep: ProbeStep = { sleep_ms: 60_000 }
const LEAVES: ProbeStep[] = [{ ignore_cancel: true }, { ignore_signals: true }]
const stays = [...LEAVES, there, asleep]

/** Tools, and their scripts; the patient ones are cancelled as soon as they are there, the others when all of them are. */
type Round = Record<string, readonly [script: ProbeStep[], tool?: string]>

/** Those of a round are there at once, beside the other one in the first: a host may run no more than four. */
const ROUNDS: Round[] = [
  {
    quits: [[there, asleep]],
    stays: [stays],
    'has asked': [[...LEAVES, settle, there, asleep]],
  },
  {
    'stays for short': [stays, 'short'],
    'reads nothing': [
      [...LEAVES, request('unread', ...fs.read('big.txt')), there, { deaf_ms: 60_000 }],
    ],
    leaves: [[...LEAVES, there, { sleep_ms: 1_200 }, { finish: 'left' }], 'patient'],
  },
  {
    'stays for long': [stays, 'long'],
    cleans: [[...LEAVES, there, { sleep_ms: 1_200 }, settle, { finish: 'cleaned' }], 'patient'],
  },
]

/** Goes on until long after the first signal. */
const OTHER: ProbeStep[] = [...LEAVES, there, { sleep_ms: 2_500 }, settle, { finish: 'untouched' }]

/** Everyone of a round is there before the first signal. */
function actionsOf(round: Round, at: number): Action[] {
  const all = Object.entries(round)
  const isPatient = ([, [, tool]]: (typeof all)[number]) => tool === 'patient'
  const together = all.filter((each) => !isPatient(each))
  return [
    ...together.flatMap(([id, [script, tool]]) => begun(id, script, tool)),
    ...(at === 0 ? begun('other', OTHER) : []),
    ...all
      .filter(isPatient)
      .flatMap(([id, [script, tool]]) => [...begun(id, script, tool), { cancel: id }]),
    ...together.map(([cancel]) => ({ cancel })),
    ...all.map(([gone]) => ({ gone, within_ms: 8_000 })),
  ]
}

export const cancels: HostScenario = {
  name: 'cancel: tools that leave and tools that stay',
  files: { 'big.txt': { repeat: 'x', times: 2_000_000 } },
  tool: { limits: limits(GRACE_MS) },
  tools: [
    { name: 'patient', limits: limits(LONG_MS) },
    { name: 'short', limits: limits(SHORT_MS) },
    { name: 'long', limits: limits(LONG_MS) },
  ],
  actions: [
    ...ROUNDS.flatMap(actionsOf),
    ...[...ROUNDS.flatMap(Object.keys), 'other'].map((wait) => ({ wait })),
  ],
  timeoutMs: 15_000,
  expectedDurationMs: 8_000,
}

export const byDefault: HostScenario = {
  name: 'cancel: a grace period that nobody configured',
  ownLimits: true,
  actions: [
    ...begun('call', [{ ignore_cancel: true }, there, { sleep_s: 40 }]),
    { cancel: 'call' },
    { gone: 'call', within_ms: 20_000 },
    { wait: 'call' },
  ],
  expectedDurationMs: 5_500,
}

/** Cancels a call while its request has no response. */
const whilePending = (pending: ProbeStep) => ({
  tool: { limits: limits(GRACE_MS) },
  actions: [
    ...begun('is cancelled', [pending, { listen_ms: 200 }, there, asleep]),
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
  ],
  timeoutMs: 15_000,
  expectedDurationMs: 3_500,
})

export const pending: HostScenario = {
  name: 'cancel: while a request is unanswered',
  ...answeringAfter(2_000),
  ...whilePending(asksSlowly('pending')),
}

export const prompts: HostScenario = {
  name: 'cancel: while the user is asked',
  ...askable,
  answers: [{ answer: true, after_ms: 2_000 }],
  ...whilePending(asksUncovered('pending')),
}

const SLEEPING: Pick<HostScenario, 'needs' | 'policy'> = {
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
}

const sleeps = (seconds: number) => request('pending', ...run('sleep', [String(seconds)]))

export const program: HostScenario = {
  name: 'cancel: while a program runs',
  ...SLEEPING,
  tool: { limits: limits(GRACE_MS) },
  actions: [
    ...begun('call', [sleeps(20), { listen_ms: 300 }, there, asleep]),
    { cancel: 'call' },
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
    ...[settle, sleeps(PROGRAM_S), { listen_ms: 200 }],
    ...[{ mark: GIVES_UP }, cancel, settle],
    ...[{ sleep_s: PROGRAM_S + 1 }, settle, { finish: 'went on' }],
  ],
})

export const givenUpByTool: HostScenario = {
  name: 'cancel: a tool that gives a program up',
  ...SLEEPING,
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
