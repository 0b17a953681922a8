import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { begun, held, letGo, there, times } from '../actions.ts'
import { ask, fs } from '../method-calls.ts'
import { request, settle } from '../requests.ts'

export const GRACE_MS = 800
const TERM_MS = 600
/** Far enough from the long one also where a host rounds it up to a whole second. */
export const SHORT_MS = 600
export const LONG_MS = 4_000

export const limits = (cancel_grace_ms: number) => ({
  idle_ms: 30_000,
  cancel_grace_ms,
  term_grace_ms: TERM_MS,
})

export const asleep: ProbeStep = { sleep_ms: 60_000 }
export const LEAVES: ProbeStep[] = [{ ignore_cancel: true }, { ignore_signals: true }]
const stays = [...LEAVES, there, asleep]

/** Is still there a while after it has been let go, which it is once somebody has been cancelled. */
const lingers = (sleep_ms = 1_200): ProbeStep[] => [...LEAVES, there, held(), { sleep_ms }]

/** The call that is cancelled once more. */
export const TWICE = 'cancelled twice'

/** The call whose tool concludes when it is cancelled, and stays. */
export const CONCLUDES = 'concludes in time'

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
    leaves: [[...lingers(), { finish: 'left' }], 'patient'],
  },
  {
    'stays for long': [stays, 'long'],
    cleans: [
      [
        ...[...lingers(), settle],
        ...[ask(fs.write('cleaned.txt')), ask(fs.delete('cleaned.txt'))],
        { fail: { message: 'cleaned' } },
      ],
      'patient',
    ],
    'asks on': [[...LEAVES, there, ...times(50, { sleep_ms: 200 }, settle), asleep]],
    // It is there until long after SIGTERM, and its final message comes between that and SIGKILL.
    'concludes too late': [[...lingers(2_200), { finish: 'too late' }, asleep], 'slowly killed'],
  },
  {
    'closes stdin': [[...LEAVES, { ignore_end: true }, { close: 'stdin' }, there, asleep]],
    'closes stdout': [[...LEAVES, there, { sleep_ms: 300 }, { close: 'stdout' }, asleep]],
    [TWICE]: [[{ ignore_cancel: true }, there, asleep]],
    [CONCLUDES]: [[...LEAVES, there, held(), { finish: 'in time' }, asleep]],
  },
]

/** Goes on until long after the first signal, from when the others have been cancelled. */
const OTHER: ProbeStep[] = [...lingers(2_500), settle, { finish: 'untouched' }]

/** Calls of one batch, of which the first is cancelled. */
const BATCH: Record<string, ProbeStep[]> = {
  'one of two': [there, asleep],
  'the other of two': [
    ...[...LEAVES, settle, held(), { sleep_ms: 1_200 }, settle],
    { finish: 'untouched' },
  ],
}

const isHeld = (step: ProbeStep) => 'wait_release' in step

/** Everyone of a round is there before the first signal; who is held goes on once it is cancelled. */
function actionsOf(round: Round, at: number): Action[] {
  const all = Object.entries(round)
  const isPatient = ([, [, tool]]: (typeof all)[number]) => tool === 'patient'
  const together = all.filter((each) => !isPatient(each))
  const cancelled = ([id, [script]]: (typeof all)[number]): Action[] => [
    { cancel: id },
    ...(script.some(isHeld) ? [letGo(id)] : []),
  ]
  return [
    ...together.flatMap(([id, [script, tool]]) => begun(id, script, tool)),
    ...(at === 0 ? begun('other', OTHER) : []),
    ...all.filter(isPatient).flatMap((each) => [...begun(each[0], ...each[1]), ...cancelled(each)]),
    ...together.flatMap(cancelled),
    ...(at === 0 ? [letGo('other')] : []),
    ...(TWICE in round ? [{ cancel: TWICE }] : []),
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
    { name: 'slowly killed', limits: { ...limits(GRACE_MS), term_grace_ms: 3_500 } },
  ],
  actions: [
    ...ROUNDS.flatMap(actionsOf),
    { call: Object.entries(BATCH).map(([id, script]) => ({ id, script })), background: true },
    { mark: 'there', of: 'one of two' },
    { cancel: 'one of two' },
    letGo('the other of two'),
    ...Object.keys(BATCH).map((wait) => ({ wait })),
    ...[...ROUNDS.flatMap(Object.keys), 'other'].map((wait) => ({ wait })),
  ],
  timeoutMs: 25_000,
  expectedDurationMs: 12_000,
}

/** A tool that ends of a signal alone. */
const stubborn: Pick<HostScenario, 'actions' | 'expectedDurationMs'> = {
  actions: [
    ...begun('call', [{ ignore_cancel: true }, there, { sleep_s: 40 }]),
    { cancel: 'call' },
    { gone: 'call', within_ms: 20_000 },
    { wait: 'call' },
  ],
  expectedDurationMs: 5_500,
}

/** A tool of which other limits are configured. */
export const besideOthers: HostScenario = {
  name: 'cancel: a grace period beside other limits',
  tool: { limits: { idle_ms: 30_000 } },
  ...stubborn,
}

export const byDefault: HostScenario = {
  name: 'cancel: a grace period that nobody configured',
  ownLimits: true,
  ...stubborn,
}
