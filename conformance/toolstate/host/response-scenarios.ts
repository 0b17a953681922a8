import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { act, marked, reached, running, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { handleScenario } from './handle-scenario.ts'

export const CONTENT = '{"looks": "like an object"}'
export const QUESTION = {
  id: 'pick-31',
  text: 'Which colour is it to be?',
  answer_type: { Select: { options: ['red', 'green'] } },
}

/** Spawns a tool that does this and then stays, or ends after a while. */
const stood = (id: string, first: ProbeStep, ...end: ProbeStep[]): Action[] => [
  {
    call: {
      ...{ id: `spawn ${id}`, arguments: { action: 'spawn', id } },
      script: [first, ...marked('up'), ...(end.length > 0 ? [{ sleep_ms: 300 }] : []), ...end],
    },
    background: true,
  },
  reached('up', id),
  { wait: `spawn ${id}` },
]

const STAYS: ProbeStep[] = [{ wait_apply: true }, running('goes on'), { wait_apply: true }]

export const failure = { message: 'broken 4731', trace: ['because'], transient: false }

export const IDS = ['Run_1', 'bare_2', 'asks_3', 'won_4', 'lost_5']

/** A handle in each of its states. */
export const states = {
  ...handleScenario(
    'responses about handles',
    stood('Run_1', running(CONTENT), ...STAYS),
    stood('bare_2', running(), ...STAYS),
    stood('asks_3', { state: { type: 'waiting', question: QUESTION } }, ...STAYS),
    stood('won_4', running('works'), { stop: 'plain output' }),
    stood('lost_5', running('works'), { stop: { Err: failure } }),
    { gone: 'spawn won_4' },
    { gone: 'spawn lost_5' },
    TIME_TO_NOTICE,
    IDS.map((id) => act('fetch', id, `fetch ${id}`)),
    act('apply', 'Run_1', 'apply', { input: 'x' }),
    act('fetch', 'nope_1', 'unknown'),
    act('restart', 'Run_1', 'undeclared'),
    act('spawn', 'Run_1', 'taken'),
    act('fetch', 'Run_1', 'last'),
  ),
  name: 'responses: a handle in each state',
}

/** A tool that reports as soon as it starts. */
export const startUp = {
  ...handleScenario(
    'start-up output',
    {
      call: {
        ...{ id: 'spawn', arguments: { action: 'spawn', id: 'early' } },
        script: [running('start-up 4732'), ...marked('up'), ...STAYS],
      },
      background: true,
    },
    { mark: 'up', of: 'spawn' },
    { wait: 'spawn' },
    act('fetch', 'early', 'fetch'),
  ),
  name: 'responses: output at the start',
}
