import { held, letGo } from '../../vfs/host/actions.ts'
import {
  act,
  marked,
  reached,
  running,
  spawnCall,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { begun, fetched, goneSoon, over, through } from './handles.ts'
import {
  choosing,
  END,
  failing,
  living,
  STAYS,
  stoppingMeanwhile,
  turnScenario,
  under,
} from './turn-end-parts.ts'

/** Handles of tools without a setting: one that runs, one that waits and one that stops meanwhile are waited for, the others are ended. */
export const chosen = turnScenario(
  {
    name: 'choices',
    answers: [
      {
        ...choosing(
          ...(['alpha_1', 'eta_5', 'iota_6'] as const).map((id) => [id, 'wait'] as const),
          ...(['beta_2', 'gamma_3'] as const).map((id) => [id, 'abort'] as const),
        ),
        ...{ release: 'asked', of: 'spawn iota_6' },
      },
      choosing(['delta_4', 'abort']),
    ],
  },
  over('unread_0'),
  over('failed_0', ...failing('failed_0')),
  over('done_0'),
  TIME_TO_NOTICE,
  fetched('done_0'),
  living('beta_2', 120, { asks: true }),
  living('gamma_3', 120, { tool: 'other' }),
  stoppingMeanwhile('iota_6'),
  living('eta_5', 80, {
    next: [held(), waiting, ...marked('asks')],
    end: failing('eta_5'),
  }),
  letGo('spawn eta_5'),
  reached('asks', 'eta_5'),
  living('alpha_1', 70),
  END,
  goneSoon('alpha_1', 'beta_2', 'gamma_3', 'eta_5'),
  ['alpha_1', 'beta_2', 'eta_5', 'iota_6'].map((id) => fetched(id)),
  through('other', 'fetch', 'gamma_3', 'fetch gamma_3'),
  act('apply', 'alpha_1', 'apply alpha_1', { input: 'stray' }),
  act('abort', 'beta_2', 'abort beta_2'),
  living('delta_4', 100),
  END,
  goneSoon('delta_4'),
  over('s'),
  begun('x'),
  act('abort', 'x', 'abort x'),
  TIME_TO_NOTICE,
  END,
)

/** Handles of a tool with the policy `inquire`, whose wait has a limit. */
export const limited = turnScenario(
  {
    name: 'a chosen wait with a limit',
    answers: [choosing(['a', 'wait'], ['b', 'abort'])],
    tools: [under('inquire', 'asked', 2_500)],
  },
  living('b', 60, {
    next: [{ ignore_cancel: true }, { ignore_signals: true }, { mark: 'deaf' }],
    end: STAYS,
  }),
  reached('deaf', 'b'),
  living('a', 100, { tool: 'asked' }),
  END,
  goneSoon('a', 'b'),
)

/** A result of which more is expected than its beginning. */
export const LONG_RESULT = `result of first_1 ${'and more of it '.repeat(60)}to its end 4798`

/** Handles that are waited for and asked about by nobody. */
export const awaited = turnScenario(
  { name: 'results that are waited for', tools: [under('await', 'patient')] },
  living('second_2', 50, { tool: 'patient', end: failing('second_2') }),
  living('first_1', 35, { tool: 'patient', end: [{ stop: LONG_RESULT }] }),
  END,
  { notifications: true },
  goneSoon('first_1', 'second_2'),
  through('patient', 'fetch', 'first_1', 'fetch first_1'),
  {
    call: spawnCall('first_1', [running('first_1 again'), held(), { stop: 'over' }], {
      ...{ id: 'again', tool: 'patient' },
    }),
  },
  letGo('again'),
  END,
)

/** Handles of two tools that are waited for up to different limits. */
export const twoLimits = turnScenario(
  {
    name: 'limits of a wait',
    tools: [under('await', 'longer', 5_000), under('await', 'shorter', 2_000)],
  },
  living('longer_1', 150, { tool: 'longer' }),
  living('shorter_2', 150, { tool: 'shorter' }),
  living('early_3', 15, { tool: 'longer' }),
  END,
  { notifications: true },
  goneSoon('longer_1', 'shorter_2'),
)

/** Handles that are ended with their turn. */
export const aborted = turnScenario(
  { name: 'handles that are ended', tools: [under('abort', 'curt')] },
  living('lost_1', 80, { tool: 'curt' }),
  living('lost_2', 80, { tool: 'curt', asks: true }),
  END,
  { notifications: true },
  goneSoon('lost_1', 'lost_2'),
  ...['lost_1', 'lost_2'].map((id) => through('curt', 'fetch', id, `fetch ${id}`)),
)

/** Handles of tools with different policies. */
export const mixed = turnScenario(
  {
    name: 'three policies',
    tools: [under('abort', 'curt'), under('await', 'patient')],
    answers: [choosing(['asked_3', 'abort'])],
  },
  living('asked_3', 100),
  living('lost_1', 100, { tool: 'curt' }),
  living('kept_2', 50, { tool: 'patient' }),
  END,
  goneSoon('lost_1', 'kept_2', 'asked_3'),
)

/** Inquiries that nobody answers, or not as it is to be. */
export const unanswered = turnScenario(
  {
    name: 'inquiries without an answer',
    answers: [
      { denied: true },
      { answer: 'as you like' },
      { answer: { handles: [{ id: 'c', action: 'keep' }] } },
    ],
  },
  living('a', 60, { end: STAYS }),
  END,
  goneSoon('a'),
  living('b', 60, { end: STAYS }),
  END,
  goneSoon('b'),
  living('c', 60, { end: STAYS }),
  END,
  goneSoon('c'),
)

/** Handles that are waited for: one that waits and gives up, one that dies, and one that was chosen and has a long result. */
export const otherWaits = turnScenario(
  {
    name: 'waits for handles of other kinds',
    tools: [under('await', 'patient')],
    answers: [choosing(['long_3', 'wait'])],
  },
  living('asks_1', 60, { tool: 'patient', asks: true }),
  living('dies_2', 50, { tool: 'patient', end: [{ die: true }] }),
  living('long_3', 40, { end: [{ stop: LONG_RESULT }] }),
  END,
  { notifications: true },
  goneSoon('asks_1', 'dies_2', 'long_3'),
)
