import type { Act, Occasion } from '../../../../harness/occasion.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { asks, says, settle } from '../exchange.ts'
import { askable, asksUncovered } from '../uncovered.ts'

export const GRACE_MS = 800
const TERM_MS = 600
export const SHORT_MS = 300
export const LONG_MS = 2_000
const PATIENT_MS = 4_000

const limits = (cancel_grace_ms: number) => ({
  idle_ms: 30_000,
  cancel_grace_ms,
  term_grace_ms: TERM_MS,
})

const STAYS: ProbeStep[] = [{ ignore_cancel: true }, { ignore_signals: true }]

/** Begins a call, and goes on when its probe is there. */
const begun = (id: string, script: readonly ProbeStep[], tool = 'probe'): Act[] => [
  { call: { id, tool, script }, background: true },
  { mark: 'there', of: id },
]

/** Begins a call and cancels it as soon as its probe is there. */
const cancelled = (id: string, script: readonly ProbeStep[], tool = 'probe'): Act[] => [
  ...begun(id, script, tool),
  { cancel: id },
]

const there: ProbeStep = { mark: 'there' }
const asleep: ProbeStep = { sleep_ms: 60_000 }

type Scripts = Record<string, { script: ProbeStep[]; tool?: string }>

/** Tools that leave by themselves, soon after they are there. */
const LEAVING: Scripts = {
  leaves: { script: [...STAYS, there, { sleep_ms: 1_200 }, { finish: 'left' }], tool: 'patient' },
  cleans: {
    script: [...STAYS, there, { sleep_ms: 1_200 }, settle, { finish: 'cleaned' }],
    tool: 'patient',
  },
}

/** Tools that are there for as long as they may. */
const STAYING: Scripts = {
  quits: { script: [there, asleep] },
  stays: { script: [...STAYS, there, asleep] },
  'stays for long': { script: [...STAYS, there, asleep], tool: 'long' },
  'stays for short': { script: [...STAYS, there, asleep], tool: 'short' },
  'has asked': { script: [...STAYS, settle, there, asleep] },
  'reads nothing': {
    script: [...STAYS, asks('unread', 'fs.read', { path: 'big.txt' }), there, { deaf_ms: 60_000 }],
  },
}

const IDS = Object.keys({ ...LEAVING, ...STAYING })

/** Does to each of several tools what is to be done to one. */
const each = (scripts: Scripts, act: (id: string, script: ProbeStep[], tool?: string) => Act[]) =>
  Object.entries(scripts).flatMap(([id, { script, tool }]) => act(id, script, tool))

export const cancels: Occasion = {
  name: 'cancel: tools that leave and tools that stay',
  files: { 'big.txt': { repeat: 'x', times: 2_000_000 } },
  tool: { limits: limits(GRACE_MS) },
  tools: [
    { name: 'patient', limits: limits(PATIENT_MS) },
    { name: 'short', limits: limits(SHORT_MS) },
    { name: 'long', limits: limits(LONG_MS) },
  ],
  // Everyone is there before the first signal, and the other one until long after it.
  acts: [
    ...each(STAYING, begun),
    ...each(LEAVING, cancelled),
    ...begun('other', [...STAYS, there, { sleep_ms: 2_500 }, settle, { finish: 'untouched' }]),
    ...Object.keys(STAYING).map((id): Act => ({ cancel: id })),
    ...IDS.map((id): Act => ({ gone: id, within_ms: 8_000 })),
    ...[...IDS, 'other'].map((wait): Act => ({ wait })),
  ],
  patience_ms: 15_000,
  waits_ms: 4_000,
}

export const byDefault: Occasion = {
  name: 'cancel: a grace period that nobody configured',
  ownLimits: true,
  acts: [
    ...cancelled('call', [{ ignore_cancel: true }, there, { sleep_s: 40 }]),
    { gone: 'call', within_ms: 20_000 },
    { wait: 'call' },
  ],
  waits_ms: 5_500,
}

/** Comes before a tool gives its request up. */
export const GIVES_UP = 'gives up'

export const prompts: Occasion = {
  name: 'cancel: while the user is asked',
  ...askable,
  answers: Array.from({ length: 3 }, () => ({ answer: true, after_ms: 2_000 })),
  tool: { limits: limits(GRACE_MS) },
  acts: [
    {
      call: {
        id: 'is cancelled',
        script: [asksUncovered('pending'), { listen_ms: 200 }, there, asleep],
      },
      background: true,
    },
    { mark: 'there', of: 'is cancelled' },
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
    {
      call: [
        {
          id: 'gives up',
          script: [
            asksUncovered('pending'),
            { listen_ms: 200 },
            { mark: GIVES_UP },
            says('cancel'),
            settle,
            { listen_ms: 2_500 },
            settle,
            { finish: 'went on' },
          ],
        },
        {
          id: 'asks to give up',
          script: [
            asksUncovered('pending'),
            { listen_ms: 200 },
            { mark: GIVES_UP },
            asks('stop', 'cancel'),
            settle,
            { listen_ms: 2_500 },
            settle,
            { finish: 'went on' },
          ],
        },
      ],
    },
  ],
  patience_ms: 15_000,
  waits_ms: 3_500,
}

export const program: Occasion = {
  name: 'cancel: while a program runs',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  tool: { limits: limits(GRACE_MS) },
  acts: [
    ...cancelled('call', [
      asks('pending', 'process.run', { program: 'sleep', args: ['20'], envs: [] }),
      { listen_ms: 300 },
      there,
      asleep,
    ]),
    { gone: 'call', within_ms: 8_000 },
    { wait: 'call' },
  ],
  patience_ms: 15_000,
  waits_ms: 1_500,
}
