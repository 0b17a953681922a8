import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import {
  limits,
  marked,
  reached,
  running,
  spawnCall,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { TIME_TO_START } from './handle-scenario.ts'
import { aborted, applied, fetched, gone, HEARS, released, started, through } from './handles.ts'
import { commandScenario, hearing } from './spawn-scenarios.ts'

/** Takes an input, and states what it does next when the host has read it. */
const then = (mark: string, step: ProbeStep): ProbeStep[] => [HEARS, step, ...marked(mark)]

/** Inputs that a host might take for none, or cut where a pipe is full. */
export const UNUSUAL = [' \n', '', 'one of many lines\n'.repeat(4_000)] as const

/** Inputs of tools that run, one of which asks after its first. */
export const inputs = commandScenario(
  'inputs of running tools',
  hearing('h'),
  applied('h', 'y'),
  TIME_TO_START,
  fetched('h'),
  applied('h', 'y', 'apply h again'),
  started(
    'later',
    running('later runs'),
    ...then('asks', waiting),
    { wait_apply: true },
    {
      stop: 'over',
    },
  ),
  applied('later', 'no answer'),
  reached('asks', 'later'),
  TIME_TO_START,
  fetched('later'),
  started('u', running('u runs'), ...UNUSUAL.map(() => HEARS), HEARS),
  UNUSUAL.map((input, i) => applied('u', input, `apply u ${i}`)),
  ['h', 'later', 'u'].map(aborted),
)

/** A tool that reports between two commands, so that an earlier state is over when the second comes. */
export const moves = commandScenario(
  'a state that is over',
  started(
    'm',
    running('m at first'),
    held(),
    running('m by itself'),
    ...marked('moved'),
    HEARS,
    running('m has heard'),
    HEARS,
    { stop: 'over' },
  ),
  fetched('m'),
  letGo('spawn m'),
  reached('moved', 'm'),
  applied('m', 'x'),
  aborted('m'),
)

/** Tools that are aborted: willing and unwilling ones, running and waiting ones. */
export const aborts = commandScenario(
  'aborts',
  started('runs', running('runs'), HEARS, { stop: 'over' }),
  started('waits', waiting, HEARS, { stop: 'over' }),
  started(
    'stays',
    running('stays'),
    { ignore_cancel: true },
    { ignore_signals: true },
    { mark: 'deaf' },
    { hang: true },
  ),
  reached('deaf', 'stays'),
  started('helped', running('helped runs'), { leave_child: true }, ...marked('left'), HEARS, {
    stop: 'over',
  }),
  reached('left', 'helped'),
  ...['runs', 'helped'].map(aborted),
  gone('runs', 'helped'),
  fetched('waits'),
  ['waits', 'stays'].flatMap((id) => [aborted(id), { gone: `spawn ${id}` }]),
)

const apart: Action = {
  call: spawnCall('apart', [running('apart runs'), HEARS, { stop: 'over' }], { tool: 'other' }),
}

/** A tool that declares two of the actions, and one that declares the others beside a spawn. */
export const undeclared = commandScenario(
  {
    name: 'actions that a tool does not declare',
    tool: { stateful: true, limits, actions: ['spawn', 'fetch'] },
    tools: [{ name: 'other', stateful: true, limits, actions: ['spawn', 'apply', 'abort'] }],
  },
  hearing('h'),
  started('w', waiting, HEARS, { stop: 'over' }),
  applied('h', 'stray'),
  applied('w', 'stray'),
  apart,
  through('other', 'fetch', 'apart', 'fetch apart'),
  fetched('h', 'fetch between'),
  ...['h', 'w'].map(aborted),
  TIME_TO_START,
  ...['h', 'w'].map((id) => fetched(id)),
)

/** The printed session of a tool that stages hunks, and a tool that only runs. */
export const session = commandScenario(
  'the printed session',
  started(
    'staging',
    running('Stage hunk? [y/n/...]'),
    HEARS,
    running('Next hunk: ...'),
    ...marked('next'),
    held(),
    { stop: 'Staged 3 hunks.' },
  ),
  fetched('staging', 'fetch running'),
  applied('staging', 'y'),
  reached('next', 'staging'),
  released('staging'),
  TIME_TO_NOTICE,
  fetched('staging', 'fetch stopped'),
  started('plain', running('plain runs'), held(), { stop: 'plain is over' }),
  fetched('plain', 'plain running'),
  released('plain'),
  TIME_TO_NOTICE,
  fetched('plain', 'plain stopped'),
)
