import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { marked, reached, running, spawn, waiting } from '../../vfs/host/state/handle.ts'
import { awaitScenario } from './handle-scenario.ts'
import { asking, awaiting, over, started } from './handles.ts'
import { failure, fetching, TEXT } from './state-scenarios.ts'

const ends = (id: string, steps: ProbeStep[]) => over(id, ...steps)

/** Ends of several kinds. */
export const results = fetching('results', ends, {
  fails: [{ stop: { Err: failure('broken 4741') } }],
  empty: [{ stop: { Ok: '' } }],
  succeeds: [{ stop: { Ok: TEXT } }],
  beside: [
    { state: { type: 'stopped', content: 'beside 4742', result: { Ok: TEXT } } },
    { exit: 0 },
  ],
  beside_failure: [
    { state: { type: 'stopped', content: 'beside 4743', result: { Err: failure('broken 4744') } } },
    { exit: 0 },
  ],
})

/** Tools that report on when they have stopped, and stay for a while. */
export const afterStop = fetching(
  'reports after the last',
  (id: string, ends: ProbeStep[]) =>
    started(id, running(`${id} runs`), ...ends, { sleep_ms: 10_000 }),
  {
    lives: [{ stop: 'first word' }, running('it lives'), waiting],
    again: [{ stop: 'first word' }, { stop: 'second word' }],
    mends: [{ stop: { Err: failure('first word') } }, { stop: 'second word' }],
  },
)

/** Tools that are gone without a word; one has reported nothing at all. */
export const vanished = fetching('processes that vanish', vanishing, {
  dies: [{ die: true }],
  exits: [{ exit: 3 }],
  exits_with_1: [{ exit: 1 }],
  dies_asking: [waiting, ...marked('asks'), { die: true }],
  leaves: [{ exit: 0 }],
  silent: [{ die: true }],
  exits_asking: [waiting, ...marked('asks'), { exit: 3 }],
  fails: [{ stop: { Err: failure('broken 4745') } }],
})

function vanishing(id: string, steps: ProbeStep[]): Action[] {
  if (id !== 'silent') return ends(id, steps)
  return [
    spawn(id, { mark: 'up' }, held(), ...steps),
    reached('up', id),
    letGo(`spawn ${id}`),
    { wait: `spawn ${id}` },
    { gone: `spawn ${id}` },
  ]
}

/** Failures that lack a member. */
export const incomplete = fetching('failures that are not whole', ends, {
  fails: [{ stop: { Err: failure('broken 4746') } }],
  no_trace: [{ stop: { Err: { message: 'broken 4747', transient: true } } }],
  not_transient: [{ stop: { Err: { message: 'broken 4748', trace: [] } } }],
  message_alone: [{ stop: { Err: { message: 'broken 4749' } } }],
})

/** A tool whose question nobody answers while it is awaited. */
export const unanswered: HostScenario = awaitScenario(
  {
    name: 'a question that nobody answers',
    ...{ needs: ['await', 'inquiry'], interactive: true, answers: [{ denied: true }] },
  },
  asking('w'),
  awaiting('all', { all: ['w'], timeout_secs: 5 }),
  { wait: 'all' },
)
