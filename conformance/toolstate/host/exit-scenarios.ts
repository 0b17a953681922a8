import type { Action, HostExit, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import {
  asleep,
  marked,
  reached,
  running,
  spawn,
  spawnCall,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { scenariosOf, TIME_TO_START } from './handle-scenario.ts'
import { A_WHILE, aborted, fetched, goneSoon, launched } from './handles.ts'

const limits = { idle_ms: 20_000, cancel_grace_ms: 800, term_grace_ms: 800 }

/** Nothing but a signal ends it, whatever its host does besides. */
const GOES_ON: ProbeStep[] = [{ ignore_cancel: true }, { ignore_end: true }]

/** Cleans up for a while when it is asked to end. */
const TIDY: ProbeStep[] = [...GOES_ON, { tidy_ms: 150 }]

const STUBBORN: ProbeStep[] = [...GOES_ON, { ignore_signals: true }]

/** Spawns a tool that goes on until it is ended, once it has come so far; it may do more before. */
const going = (
  id: string,
  first: readonly ProbeStep[],
  { tool = 'probe', rest = [] }: { tool?: string; rest?: ProbeStep[] } = {},
): Action[] => launched(id, [...first, ...marked('up'), ...rest, asleep, { stop: id }], tool)

const exitScenario = scenariosOf('exit', {
  ...{ tool: { stateful: true, limits }, tools: [], timeoutMs: 12_000 },
})

/** Tools that are there when the host exits: they clean up, wait, are stubborn, have helpers, are being ended, have stopped, or end with their call. */
export const exits = exitScenario(
  {
    name: 'tools of all kinds',
    tools: [
      { name: 'endless', stateful: true, actions: ['spawn', 'fetch'], limits },
      { name: 'plain', limits },
    ],
  },
  spawn('silent', ...TIDY, ...marked('up'), asleep),
  reached('up', 'silent'),
  going('tidy', [...TIDY, running('works')]),
  going('waiting', [...TIDY, waiting]),
  going('stubborn', [...STUBBORN, running('works')]),
  going('endless', [...TIDY, running('works')], { tool: 'endless' }),
  going('helped', [{ leave_child: true }, running('works')]),
  going('stopped', [...GOES_ON, running('works')], { rest: [{ stop: 'over' }] }),
  going('aborted', [...STUBBORN, running('works')]),
  {
    call: { id: 'one-shot', tool: 'plain', script: [...TIDY, ...marked('up'), asleep] },
    background: true,
  },
  { mark: 'up', of: 'one-shot' },
  aborted('aborted'),
  { exit: 'shutdown' },
  goneSoon('silent', 'tidy', 'waiting', 'stubborn', 'endless', 'helped', 'stopped', 'aborted'),
  { gone: 'one-shot', within_ms: 3_000 },
)

/** The same end by other means. */
export const exitBy = (exit: HostExit): HostScenario =>
  exitScenario(
    `by ${exit}`,
    going('tidy', [...TIDY, running('works')]),
    going('stubborn', [...STUBBORN, running('works')]),
    { exit },
    goneSoon('tidy', 'stubborn'),
  )

/** A spawn that nobody has permitted yet; the answer comes after the exit was asked for. */
export const held = exitScenario(
  {
    name: 'a spawn that is held up',
    ...{ needs: ['stateful', 'run-modes', 'interactive'], interactive: true },
    tools: [{ name: 'held', stateful: true, run: 'ask', limits }],
    answers: [{ answer: true, after_ms: 5_000 }],
  },
  going('first', [running('works')]),
  {
    call: spawnCall('held', [running('held'), asleep], { tool: 'held' }),
    background: true,
  },
  A_WHILE,
  { exit: 'shutdown' },
  TIME_TO_START,
  goneSoon('first'),
)

/** A host that is started anew. */
export const renewed = exitScenario(
  'a host that is started anew',
  going('a', [...TIDY, running('a runs')]),
  { exit: 'shutdown' },
  { restart: true },
  fetched('a'),
  goneSoon('a'),
  going('b', [running('b runs')]),
  aborted('b'),
)
