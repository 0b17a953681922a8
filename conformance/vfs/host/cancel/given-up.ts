import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { there } from '../actions.ts'
import { notification, request, SHORT_TIMEOUTS, settle } from '../requests.ts'
import { SLEEPING, sleeps } from '../slow-answer.ts'
import { IDLE_MS } from '../timeout/scenarios.ts'
import { askable, asksUncovered } from '../uncovered.ts'

/** Comes before a tool gives its request up. */
export const GIVES_UP = 'gives up'

/** Longer than a host may let a tool wait that has given its request up. @see rfd-d11 §Deadlock prevention */
const PROGRAM_S = 8

/** Programs that a tool gives up, by their requests, each with the mark before that. */
export const PENDING = { pending: GIVES_UP, 'pending again': 'gives up again' } as const

/** A tool that gives up nothing first, and then programs that go on for longer than it may wait for an answer. */
const givingUp = (id: string, cancel: (id: string) => ProbeStep) => ({
  id,
  script: [
    ...[settle, cancel('nothing'), settle],
    ...Object.entries(PENDING).flatMap(([asked, mark]) => [
      ...[sleeps(PROGRAM_S, asked), { listen_ms: 200 }],
      ...[{ mark }, cancel(asked), settle],
    ]),
    ...[{ sleep_s: PROGRAM_S + 1 }, settle, { finish: 'went on' }],
  ],
})

/** Seconds for which the program runs that a tool gives up which is silent from then on. */
export const SILENT_PROGRAM_S = 3

/** A tool that gives a program up, and then is silent for good. */
const silentAfterwards: ProbeStep[] = [
  ...[settle, sleeps(SILENT_PROGRAM_S), { listen_ms: 200 }, notification('cancel'), settle],
  there,
  { hang: true },
]

/** Tools that give programs up. */
export const givenUpByTool: HostScenario = {
  name: 'cancel: a tool that gives a program up',
  ...SLEEPING,
  tools: [
    { name: 'impatient', policy: SLEEPING.policy, limits: { ...SHORT_TIMEOUTS, idle_ms: IDLE_MS } },
  ],
  actions: [
    {
      call: { id: 'is silent', tool: 'impatient', script: silentAfterwards },
      background: true,
    },
    {
      call: [
        givingUp('gives up', () => notification('cancel')),
        givingUp('asks to give up', (id) => request(`stop ${id}`, 'cancel')),
      ],
    },
    { gone: 'is silent', within_ms: 10_000 },
  ],
  timeoutMs: 40_000,
  expectedDurationMs: 1_000 * (PROGRAM_S + 2),
}

/** A tool that gives up what its user is asked about for longer than it may wait. @see rfd-d11 §Deadlock prevention */
export const promptGivenUp: HostScenario = {
  name: 'cancel: a tool that gives up what its user is asked',
  ...askable,
  answers: [{ answer: true, after_ms: 1_000 * PROGRAM_S }],
  script: [
    ...[settle, asksUncovered('pending'), { listen_ms: 200 }],
    ...[{ mark: GIVES_UP }, notification('cancel'), settle],
    ...[{ sleep_s: PROGRAM_S + 1 }, settle, { finish: 'went on' }],
  ],
  timeoutMs: 40_000,
  expectedDurationMs: 1_000 * (PROGRAM_S + 2),
}
