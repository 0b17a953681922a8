import type { Action, Call } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { running, spawnCall } from '../../vfs/host/state/handle.ts'
import { OTHER, scenariosOf, TIME_TO_START } from './handle-scenario.ts'
import {
  aborted,
  asking,
  awaitCall,
  awaited,
  begun,
  command,
  fetched,
  over,
  resultOf,
} from './handles.ts'

const limits = { idle_ms: 20_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** A spawn of a tool that reports, works for some milliseconds or until it is let go, and stops. */
const spawning = (id: string, work: number | 'held' = 500, more?: Partial<Call>): Call => ({
  ...spawnCall(id, [
    { mark: 'begins' },
    running(`${id} runs`),
    work === 'held' ? held() : { sleep_ms: work },
    { mark: 'late' },
    { stop: resultOf(id) },
  ]),
  ...more,
})

const once = (id: string, script: ProbeStep[] = [{ finish: `result of ${id}` }]): Call => ({
  ...{ id, tool: 'plain' },
  script: [{ mark: 'begins' }, ...script],
})

const batch = (...call: Call[]): Action => ({ call })

const FIRST = `--first=${JSON.stringify([{ sleep_ms: 1_000 }])}`

const batches = scenariosOf('await: batches', {
  needs: ['await'],
  tools: [
    OTHER,
    { name: 'plain', limits },
    { name: 'tardy', stateful: true, limits, words: [FIRST] },
    { name: 'absent', stateful: true, limits, command: ['/nowhere/no-such-program'] },
  ],
  timeoutMs: 10_000,
})

/** Batches whose awaits stand behind, before and between the spawns. */
export const besideSpawns = batches(
  'spawns and awaits',
  batch(awaitCall('before', { all: ['p'] }), spawning('p'), once('beside')),
  batch(
    awaitCall('tardy', { all: ['t'] }),
    spawning('t', 500, { tool: 'tardy' }),
    once('beside the tardy'),
  ),
  batch(awaitCall('race', { any: ['quick', 'slow'] }), spawning('quick'), spawning('slow', 25_000)),
  aborted('slow'),
  // The last, for they need marks, which do not come out of a sandbox.
  over('o'),
  {
    call: [
      ...[spawning('l', 'held'), spawning('r', 'held')],
      awaitCall('behind', { all: ['l', 'o', 'r'] }),
    ],
    background: true,
  },
  ['l', 'r'].map((id) => ({ mark: 'begins', of: `spawn ${id}` })),
  ['l', 'r'].map((id) => letGo(`spawn ${id}`)),
  { wait: 'behind' },
)

/** Batches in which something is refused alone, and others that name a handle several times. */
export const several = batches(
  'several calls about a handle',
  begun('a'),
  batch(spawning('u'), awaitCall('unknown', { all: ['u', 'nope_9'] }), once('rest')),
  awaited('rest of u', { all: ['u'] }),
  batch(
    command('fetch', 'a', 'fetch one'),
    command('fetch', 'a', 'fetch two'),
    awaitCall('short', { any: ['a'], timeout_secs: 1 }),
  ),
  batch(
    spawning('e'),
    spawning('E'),
    awaitCall('all e', { all: ['e'] }),
    awaitCall('any e', { any: ['e'] }),
    awaitCall('all E', { all: ['E'] }),
    command('fetch', 'e', 'fetch e'),
  ),
  batch(
    ...Object.entries({ one: 'same', two: 'same', three: 'a' }).map(([name, id]) => ({
      ...once(`skipped ${name}`),
      arguments: { action: 'spawn', id },
    })),
    spawning('same'),
  ),
  batch(spawning('m', 0, { tool: 'absent' }), awaitCall('missing', { all: ['m'] })),
  batch(command('fetch', 'f', 'early fetch'), spawning('f')),
  batch(command('apply', 'g', 'early apply', { input: 'x' }), spawning('g')),
  batch(command('abort', 'h', 'early abort'), spawning('h', 15_000)),
  TIME_TO_START,
  fetched('h'),
  aborted('a'),
)

/** Batches that are refused as a whole. */
export const refused = batches(
  'ids that collide',
  begun('older_1'),
  asking('asks_5'),
  batch(
    spawning('twice_2', 3_000),
    { ...spawning('twice_2', 3_000), id: 'second' },
    spawning('third_3', 3_000),
    once('beside twice', [{ sleep_ms: 1_000 }, { finish: 'done' }]),
  ),
  TIME_TO_START,
  batch(
    { ...spawning('older_1', 3_000), id: 'older again' },
    spawning('behind_7', 3_000),
    command('apply', 'older_1', 'apply beside older', { input: 'stray' }),
    command('abort', 'asks_5', 'abort beside older'),
    command('fetch', 'asks_5', 'fetch beside older'),
    awaitCall('await beside older', { any: ['asks_5'], timeout_secs: 1 }),
    once('beside older', [{ sleep_ms: 1_000 }, { finish: 'done' }]),
  ),
  TIME_TO_START,
  fetched('older_1'),
  batch(
    spawning('before_8', 3_000),
    spawning('next_to_9', 3_000),
    { ...spawning('asks_5', 3_000), id: 'asking again' },
    spawning('behind_7', 3_000),
    once('beside asking', [{ sleep_ms: 1_000 }, { finish: 'done' }]),
  ),
  batch(
    { ...spawning('across_4', 3_000), id: 'across' },
    { ...spawning('between_6', 3_000), id: 'between' },
    { ...spawning('across_4', 3_000), id: 'across other', tool: 'other' },
  ),
  batch(
    spawning('before_8', 3_000),
    { ...spawning('pair_0', 3_000), id: 'pair' },
    { ...spawning('pair_0', 3_000), id: 'pair again' },
  ),
  TIME_TO_START,
  fetched('asks_5'),
  aborted('asks_5'),
  aborted('older_1'),
  { turn_end: true },
)

/** The ids of a refused batch, which are used again in the same turn. */
export const freed = batches(
  'ids of a refused batch',
  batch(spawning('twice_2'), { ...spawning('twice_2'), id: 'second' }, spawning('third_3')),
  batch({ ...spawning('third_3'), id: 'again third' }),
  batch({ ...spawning('twice_2'), id: 'again twice' }),
)
