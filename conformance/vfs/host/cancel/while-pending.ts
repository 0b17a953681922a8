import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { begun, there } from '../actions.ts'
import { answeringAfter, asksSlowly, SLEEPING, sleeps } from '../slow-answer.ts'
import { askable, asksUncovered } from '../uncovered.ts'
import { asleep, GRACE_MS, LEAVES, limits } from './scenarios.ts'

/** Cancels a call while its request has no response. */
const whilePending = (...script: ProbeStep[]) => ({
  tool: { limits: limits(GRACE_MS) },
  actions: [
    ...begun('is cancelled', [...script, { listen_ms: 200 }, there, asleep]),
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
  ],
  timeoutMs: 20_000,
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
  // The user decides long after the tool is to be ended.
  answers: [{ answer: true, after_ms: 12_000 }],
  ...whilePending(...LEAVES, asksUncovered('pending')),
}

/** Longer than any wait of a host before SIGKILL. */
const LONG_S = 90

/** The call whose tool concludes while a program still runs for it. */
export const WHILE_RUNNING = 'concludes while it runs'

const concludesWhileRunning = [sleeps(LONG_S), { listen_ms: 300 }, { finish: 'concluded' }]

export const program: HostScenario = {
  name: 'cancel: while a program runs',
  ...SLEEPING,
  tool: { limits: limits(GRACE_MS) },
  // Within its idle limit a host may wait for whatever it likes.
  tools: [{ name: 'brief', limits: { ...limits(GRACE_MS), idle_ms: 4_000 } }],
  actions: [
    { call: { id: WHILE_RUNNING, tool: 'brief', script: concludesWhileRunning }, background: true },
    ...begun('call', [...LEAVES, sleeps(LONG_S), { listen_ms: 300 }, there, asleep]),
    { cancel: 'call' },
    { gone: 'call', within_ms: 8_000 },
    { wait: 'call' },
    { wait: WHILE_RUNNING },
  ],
  timeoutMs: 20_000,
  expectedDurationMs: 2_500,
}
