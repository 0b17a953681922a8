import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import {
  act,
  marked,
  reached,
  running,
  spawn,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { scenariosOf, TIME_TO_START } from './handle-scenario.ts'
import {
  A_WHILE,
  aborted,
  again,
  begun,
  ended,
  fetched,
  goneSoon,
  launched,
  over,
  started,
} from './handles.ts'
import { RUNS } from './schema/scenarios.ts'
import { END, type Policy } from './turn-end-parts.ts'

/** A stateful tool; a host without policies passes over what is stated of the end of a turn. */
const under = (policy: Policy) => ({
  ...{ stateful: true, spawn: { lifecycle: { on_turn_end: policy } } },
  limits: { idle_ms: 30_000, cancel_grace_ms: 500, term_grace_ms: 500, turn_end_ms: 30_000 },
})

const cleanup = (policy: Policy) =>
  scenariosOf('cleanup', {
    tool: under(policy),
    tools: [
      { name: 'other', ...under(policy) },
      { name: 'endless', ...under(policy), actions: ['spawn', 'fetch'] },
    ],
  })

/** Spawns a tool that goes on until it is ended. */
const going = (id: string, tool: string, first = running(`${id} runs`)): Action[] =>
  launched(id, [first, ...marked('up'), { wait_apply: true }, { mark: 'over' }, { stop: id }], tool)

const AGAIN = (id: string): ProbeStep[] => [
  running(`${id} again`),
  ...marked('up again'),
  { wait_apply: true },
  { stop: 'again' },
]

/** How long a tool is silent: a host that waits for its first report answers its spawn all the same. */
const SILENT: ProbeStep = { sleep_ms: 6_000 }

/** Tools of all kinds that are active when their turn ends, one of which has reported nothing, and the next turn and its end. */
export const ends = cleanup('abort')(
  'tools that are active at the end of a turn',
  spawn(
    'q',
    ...marked('up'),
    SILENT,
    running('q runs'),
    { wait_apply: true },
    { mark: 'over' },
    {
      stop: 'q',
    },
  ),
  reached('up', 'q'),
  going('a', 'probe'),
  going('b', 'probe'),
  going('w', 'probe', waiting),
  going('o', 'other'),
  going('e', 'endless'),
  fetched('a'),
  over('s'),
  TIME_TO_NOTICE,
  { wait: 'spawn q' },
  END,
  goneSoon('a', 'b', 'w', 'o', 'e', 'q'),
  ['a', 's', 'w'].flatMap((id) => [
    ...again(id, AGAIN(id)),
    { mark: 'up again', of: `again ${id}` },
    fetched(id, `fetch ${id} again`),
  ]),
  END,
  ['a', 's', 'w'].map((id): Action => ({ gone: `again ${id}`, within_ms: 3_000 })),
)

/** A tool that has crashed, of which the assistant knows. */
export const crashed = cleanup('abort')(
  'a crash before the end of a turn',
  begun('x', { stderr: 'boom 4712' }, { exit: 3 }),
  begun('b'),
  ended('x'),
  TIME_TO_NOTICE,
  fetched('x'),
  END,
)

/** A tool that has stopped by itself, and whose policy is to be waited for. */
export const stopped = cleanup('await')(
  'a stop before the end of a turn',
  over('s'),
  TIME_TO_NOTICE,
  END,
)

/** What a tool does that is given an input. */
const HEARS: ProbeStep[] = [
  ...marked('up again'),
  { wait_apply: true },
  { mark: 'heard' },
  { wait_apply: true },
  { stop: 'heard' },
]

/** Inputs for handles that have ended, whose ids are used again then. */
export const late = cleanup('abort')(
  'inputs after the end',
  over('s'),
  TIME_TO_NOTICE,
  fetched('s'),
  started('b', running('b runs'), { wait_apply: true }, { stop: 'b' }),
  aborted('b'),
  { gone: 'spawn b' },
  ['s', 'b'].map((id) => act('apply', id, `late ${id}`, { input: 'stray' })),
  TIME_TO_START,
  ['s', 'b'].flatMap((id) => [
    ...again(id, [running(`${id} again`), ...HEARS]),
    { mark: 'up again', of: `again ${id}` },
    A_WHILE,
    act('apply', id, `apply ${id}`, { input: 'wanted' }),
    { mark: 'heard', of: `again ${id}` },
  ]),
  ['s', 'b'].map(aborted),
)

/** Configurations with a value of each policy, and two with others. */
export const policies: HostScenario = {
  ...{ name: 'cleanup: unknown policies', needs: ['turn-end'] },
  tools: [],
  actions: [
    { configure: (['inquire', 'await', 'abort'] as const).map(named) },
    { configure: [named('kill' as 'abort')] },
    { configure: [named('Abort' as 'abort')] },
    { configure: [named(' abort ' as 'abort')] },
    { configure: [named('' as 'abort')] },
    { configure: [named('abort')] },
    RUNS,
  ],
}

function named(policy: Policy) {
  return { name: `under_${policy}`, ...under(policy) }
}
