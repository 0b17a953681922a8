import type { Act, Occasion } from '../../../../harness/occasion.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { asks, settle } from '../exchange.ts'

export const IDLE_MS = 1_200
export const LONG_MS = 2_600
/** The kill itself is given fifteen seconds. */
export const KILL_MS = 15_000

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

export const silence: Occasion = {
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

export const byDefault: Occasion = {
  name: 'timeout: silence that nobody configured',
  ownLimits: true,
  script: [settle, { sleep_s: 45 }, settle, { finish: 'awake' }],
  patience_ms: 80_000,
  waits_ms: 46_000,
}

export const owed: Occasion = {
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

export const slow: Occasion = {
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

export const neverAnswered: Occasion = {
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

export const waiting: Occasion = {
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
              question: { id: 'q', text: 'And now?', answer_type: 'Text' },
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
