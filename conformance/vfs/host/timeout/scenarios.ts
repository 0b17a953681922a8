import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { begun, call, there, times } from '../actions.ts'
import { ask, fs, get, run } from '../method-calls.ts'
import { notification, request, settle } from '../requests.ts'

/** It includes the start of a probe, which takes a slow machine a second. */
export const IDLE_MS = 2_000
export const LONG_MS = 5_000
/** @see rfd-d11 §Deadlock prevention */
export const DEFAULT_MS = 60_000
const AWAKE_MS = 45_000
/** The kill itself is given fifteen seconds. */
export const KILL_MS = 15_000

export const limits = (idle_ms: number) => ({ idle_ms, cancel_grace_ms: 400, term_grace_ms: 400 })

type Scripts = Record<string, readonly [script: ProbeStep[], tool?: string]>

const silent: ProbeStep[] = [there, { hang: true }]
const slowLine = { slow_line: { jsonrpc: '2.0', method: 'x'.repeat(60) }, pause_ms: 60 }

const nobodyKnows = notification('nobody.knows')
const unasked = notification('fs.exists', { path: 'unasked' })

const fails = ask(fs.read('nope'))
const knowsNot = ask(['fs.nope', {}])
const denied = ask(fs.write('denied.txt', 'no'))
const invalid = ask(['fs.read', {}])

/**
 * Four of them take longer than the longer limit; one takes so much less than the shorter one that a busy machine, too, keeps
 * the times between the requests below it.
 */
const thinks: ProbeStep = { sleep_ms: 1_400 }

/**
 * No more tools at once than four, which a host may not exceed; whose limits are compared, begin together. One that asks on
 * is beside those that are silent, and the longer limit is known before the shorter one is used again.
 */
const FIRST: Scripts = {
  'silent for long': [silent, 'long'],
  silent: [silent],
  busy: [[{ ignore_signals: true }, there, { spin_ms: 40_000 }]],
}

const MEANWHILE: Scripts = {
  'asks in vain': [
    [
      ...[there, ...times(3, thinks, fails), ...times(3, thinks, denied)],
      ...[...times(3, thinks, invalid), thinks, { finish: 'asked in vain' }],
    ],
    'long',
  ],
}

const SECOND: Scripts = {
  drips: [[there, slowLine, { hang: true }]],
  // SIGTERM ends it in an orderly way.
  babbles: [
    [
      { tidy_ms: 50 },
      there,
      ...times(24, { stderr: 'still there' }, { sleep_ms: 200 }),
      { hang: true },
    ],
  ],
  // It has asked before, the last time in vain, and goes on with a call without an id and what nobody asked for.
  'talks to nobody': [
    [settle, fails, there, unasked, ...times(80, nobodyKnows, { sleep_ms: 200 })],
  ],
}

const THIRD: Scripts = {
  'asks on': [
    [
      ...[there, thinks, settle, ...times(3, thinks, knowsNot), thinks, settle],
      { finish: 'asked on' },
    ],
    'long',
  ],
}

const begin = (scripts: Scripts): Action[] =>
  Object.entries(scripts).flatMap(([id, [script, tool]]) => begun(id, script, tool))

/** Goes on when all of these tools are gone. */
const gone = (scripts: Scripts): Action[] =>
  Object.keys(scripts).map((id) => ({ gone: id, within_ms: LONG_MS + KILL_MS }))

export const silence: HostScenario = {
  name: 'timeout: tools that are silent',
  tool: { limits: limits(IDLE_MS) },
  tools: [{ name: 'long', limits: limits(LONG_MS), policy: { filesystem: { allow: ['.'] } } }],
  actions: [
    ...begin(MEANWHILE),
    ...[FIRST, SECOND, THIRD].flatMap((scripts) => [...begin(scripts), ...gone(scripts)]),
    ...gone(MEANWHILE),
    ...Object.keys({ ...FIRST, ...MEANWHILE, ...SECOND, ...THIRD }).map((wait) => ({ wait })),
  ],
  timeoutMs: 20_000,
  expectedDurationMs: 18_000,
}

export const byDefault: HostScenario = {
  name: 'timeout: silence that nobody configured',
  ownLimits: true,
  actions: [
    ...begun('hangs', [settle, ...silent]),
    call('awake', settle, { sleep_s: AWAKE_MS / 1_000 }, settle, { finish: 'awake' }),
    { gone: 'hangs', within_ms: DEFAULT_MS - AWAKE_MS + KILL_MS },
  ],
  timeoutMs: 80_000,
  expectedDurationMs: DEFAULT_MS,
}

/** A tool of which other limits are configured. */
export const besideOthers: HostScenario = {
  name: 'timeout: silence beside other limits',
  tool: { limits: { cancel_grace_ms: 400, term_grace_ms: 400 } },
  script: [settle, { sleep_s: AWAKE_MS / 1_000 }, settle, { finish: 'awake' }],
  timeoutMs: 60_000,
  expectedDurationMs: AWAKE_MS,
}

/** A tool for which programs may run. */
export const SLEEPING: Partial<HostScenario> = {
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {}, sh: {} } },
}

/** The tool waits on, for a second answer. */
export const slow: HostScenario = {
  name: 'timeout: an answer that takes 35 seconds',
  ...SLEEPING,
  script: [
    ...[request('slow', ...run('sleep', ['35'])), { sleep_s: 36.5 }, settle],
    { finish: 'waited' },
  ],
  timeoutMs: 60_000,
  expectedDurationMs: 37_000,
}

export const neverAnswered: HostScenario = {
  name: 'timeout: a server that never answers',
  needs: ['http'],
  policy: { network: { allow: ['{web}'] } },
  web: [{ path: '/never', stall: 'headers' }],
  script: [request('never', ...get('{web}/never')), { sleep_s: 36 }, { finish: 'waited' }],
  timeoutMs: 60_000,
  expectedDurationMs: 37_000,
}

const QUESTION = { id: 'q', text: 'And now?', answer_type: 'Text' }

export const waiting: HostScenario = {
  name: 'timeout: a tool that waits for an input',
  tool: { stateful: true, limits: limits(IDLE_MS) },
  actions: [
    {
      call: {
        id: 'spawn',
        arguments: { action: 'spawn', id: 'h' },
        script: [
          { state: { type: 'waiting', content: 'ready', question: QUESTION } },
          { mark: 'sent' },
          { wait_apply: true },
          { stop: 'heard it' },
        ],
      },
    },
    { mark: 'sent', of: 'spawn' },
    { pause_ms: 2.5 * IDLE_MS },
    { call: { id: 'apply', arguments: { action: 'apply', id: 'h', input: 'hello' } } },
    { gone: 'spawn' },
  ],
  expectedDurationMs: 5_300,
}
