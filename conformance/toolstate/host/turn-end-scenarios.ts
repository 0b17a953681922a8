import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { SpawnSettings } from '../../../spec/generated/messages/toolstate.ts'
import {
  asleep,
  marked,
  reached,
  running,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { handleScenario } from './handle-scenario.ts'
import { fetched, over } from './handles.ts'

type Policy = NonNullable<SpawnSettings['lifecycle']>['on_turn_end']

const limits = { idle_ms: 20_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** A stateful tool with a policy, and with a limit of the wait at the end of a turn. */
const under = (policy: Policy, name: string, turn_end_ms = 20_000) => ({
  ...{ name, stateful: true, limits: { ...limits, turn_end_ms } },
  spawn: { lifecycle: { on_turn_end: policy } },
})

/** Longer than anything that shows a part of an output. */
export const OUTPUT = (id: string): string => `${id} shows this. `.repeat(2_000)

/** Milliseconds between two marks of a tool that shows that it lives. */
const BEAT_MS = 100

/** A tool that lives for some tenths of a second, longer than a busy machine takes to the end of the turn, and stops then; it marks that it came to its own end, and may stay. */
const living = (
  id: string,
  tenths: number,
  { tool = 'probe', asks = false, stays = false, stop = `result of ${id}` as unknown } = {},
): Action[] => {
  const first: ProbeStep = asks ? waiting : running(OUTPUT(id))
  const beats = Array.from({ length: tenths }, (): ProbeStep[] => [
    { sleep_ms: BEAT_MS },
    { mark: 'beat' },
  ])
  return [
    {
      call: {
        ...{ id: `spawn ${id}`, tool, arguments: { action: 'spawn', id } },
        script: [
          first,
          ...marked('up'),
          ...beats.flat(),
          { mark: 'over' },
          ...(stays ? [asleep] : []),
          { stop },
        ],
      },
      background: true,
    },
    reached('up', id),
    { wait: `spawn ${id}` },
  ]
}

/** Fetches a handle of another tool than the first. */
const asked = (tool: string, id: string): Action => ({
  call: { id: `fetch ${id}`, tool, arguments: { action: 'fetch', id } },
})

const END: Action = { turn_end: true }

const gone = (...ids: string[]): Action[] =>
  ids.map((id) => ({ gone: `spawn ${id}`, within_ms: 3_000 }))

const turnScenario = (
  name: string,
  more: Partial<HostScenario>,
  ...actions: (Action | readonly Action[])[]
): HostScenario => ({
  ...handleScenario(name, ...actions),
  ...{ name: `turn end: ${name}`, needs: ['turn-end'], timeoutMs: 12_000 },
  ...more,
})

const choosing = (...choices: [id: string, action: string][]) => ({
  answer: { handles: choices.map(([id, action]) => ({ id, action })) },
  after_ms: 3_000,
})

/** Handles of a tool without a setting: one that runs and one that waits are waited for, the others are ended. */
export const chosen = turnScenario(
  'choices',
  {
    answers: [
      choosing(['alpha_1', 'wait'], ['beta_2', 'abort'], ['gamma_3', 'abort'], ['eta_5', 'wait']),
      choosing(['delta_4', 'abort']),
    ],
  },
  over('unread_0'),
  over('done_0'),
  TIME_TO_NOTICE,
  fetched('done_0'),
  living('beta_2', 120, { asks: true }),
  living('gamma_3', 120),
  living('eta_5', 80, { asks: true }),
  living('alpha_1', 70),
  END,
  gone('alpha_1', 'beta_2', 'gamma_3', 'eta_5'),
  fetched('alpha_1'),
  fetched('beta_2'),
  fetched('gamma_3'),
  living('delta_4', 100),
  END,
  gone('delta_4'),
  over('s'),
  TIME_TO_NOTICE,
  END,
)

/** Handles of a tool with the policy `inquire`, whose wait has a limit. */
export const limited = turnScenario(
  'a chosen wait with a limit',
  { answers: [choosing(['a', 'wait'], ['b', 'abort'])], tools: [under('inquire', 'asked', 2_500)] },
  living('b', 60, { stays: true }),
  living('a', 100, { tool: 'asked' }),
  END,
  gone('a', 'b'),
)

/** Handles that are waited for and asked about by nobody. */
export const awaited = turnScenario(
  'results that are waited for',
  { tools: [under('await', 'patient')] },
  living('second_2', 50, {
    tool: 'patient',
    stop: { Err: { message: 'failure of second_2', trace: [], transient: false } },
  }),
  living('first_1', 35, { tool: 'patient' }),
  END,
  { notifications: true },
  gone('first_1', 'second_2'),
  asked('patient', 'first_1'),
  END,
)

/** Handles of two tools that are waited for up to different limits. */
export const twoLimits = turnScenario(
  'limits of a wait',
  { tools: [under('await', 'longer', 5_000), under('await', 'shorter', 2_000)] },
  living('longer_1', 100, { tool: 'longer' }),
  living('shorter_2', 100, { tool: 'shorter' }),
  living('early_3', 15, { tool: 'longer' }),
  END,
  { notifications: true },
  gone('longer_1', 'shorter_2'),
)

/** Handles that are ended with their turn. */
export const aborted = turnScenario(
  'handles that are ended',
  { tools: [under('abort', 'curt')] },
  living('lost_1', 80, { tool: 'curt' }),
  living('lost_2', 80, { tool: 'curt', asks: true }),
  END,
  { notifications: true },
  gone('lost_1', 'lost_2'),
  asked('curt', 'lost_1'),
  asked('curt', 'lost_2'),
)

/** Handles of tools with different policies. */
export const mixed = turnScenario(
  'three policies',
  {
    tools: [under('abort', 'curt'), under('await', 'patient')],
    answers: [choosing(['asked_3', 'abort'])],
  },
  living('asked_3', 100),
  living('lost_1', 100, { tool: 'curt' }),
  living('kept_2', 50, { tool: 'patient' }),
  END,
  gone('lost_1', 'kept_2', 'asked_3'),
)

/** Inquiries that nobody answers, or not as it is to be. */
export const unanswered = turnScenario(
  'inquiries without an answer',
  {
    answers: [
      { denied: true },
      { answer: 'as you like' },
      { answer: { handles: [{ id: 'c', action: 'keep' }] } },
    ],
  },
  living('a', 60, { stays: true }),
  END,
  gone('a'),
  living('b', 60, { stays: true }),
  END,
  gone('b'),
  living('c', 60, { stays: true }),
  END,
  gone('c'),
)
