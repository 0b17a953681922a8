import type { Call } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { running } from '../../vfs/host/state/handle.ts'
import { awaitScenario } from './await-scenario.ts'
import {
  A_WHILE,
  aborted,
  awaited,
  awaiting,
  begun,
  ended,
  fetched,
  held,
  letGo,
  over,
  resultOf,
} from './handles.ts'

/** The message of a tool that fails. */
export const BROKEN = 'it broke 4711'

/** Tools that fail and crash while they are awaited. */
export const failures = awaitScenario(
  'handles that fail',
  begun('f', { stop: { Err: { message: BROKEN, trace: [], transient: false } } }),
  begun('x', { stderr: 'boom 4712' }, { exit: 3 }),
  begun('a'),
  awaiting('failed', { any: ['f', 'a'] }),
  ended('f'),
  { wait: 'failed' },
  awaiting('crashed', { any: ['x', 'a'] }),
  ended('x'),
  { wait: 'crashed' },
  aborted('a'),
)

/** Several awaits on the same handles. */
export const several = awaitScenario(
  'several awaits on the same handles',
  begun('a'),
  begun('b'),
  awaiting('both', { all: ['b', 'a'] }),
  awaiting('one', { all: ['a'] }),
  awaiting('either', { any: ['b', 'a'] }),
  ended('a'),
  { wait: 'one' },
  { wait: 'either' },
  A_WHILE,
  fetched('b'),
  ended('b'),
  { wait: 'both' },
  begun('c'),
  awaiting('twice', { all: ['c', 'c'], any: ['c'] }),
  A_WHILE,
  fetched('c'),
  ended('c'),
  { wait: 'twice' },
)

/** Awaits that end otherwise than by a stop. */
export const interrupted = awaitScenario(
  'an abort and an interrupt',
  begun('a'),
  awaiting('aborted', { all: ['a'] }),
  aborted('a'),
  { wait: 'aborted' },
  begun('b'),
  awaiting('interrupted', { all: ['b'] }),
  A_WHILE,
  { cancel: 'interrupted' },
  { wait: 'interrupted' },
  fetched('b'),
  ended('b'),
  fetched('b', 'end of b'),
)

/** Handles of two tools, and arguments of a spawn in an await. */
export const tools = awaitScenario(
  'handles of two tools',
  begun('a'),
  {
    call: {
      ...{ id: 'spawn o', tool: 'other', arguments: { action: 'spawn', id: 'o' } },
      script: [running('o runs'), held(), { stop: resultOf('o') }],
    },
    background: true,
  },
  { wait: 'spawn o' },
  letGo('spawn o'),
  { gone: 'spawn o' },
  awaiting('mixed', { all: ['o', 'a'] }),
  ended('a'),
  { wait: 'mixed' },
  begun('b'),
  awaiting('odd', { all: ['b'], action: 'spawn', id: 'z' }),
  A_WHILE,
  fetched('z'),
  ended('b'),
  { wait: 'odd' },
)

/** Ids that no handle has, beside one that has stopped and one that is active. */
export const refusals = awaitScenario(
  'what is refused',
  begun('a'),
  over('s'),
  awaited('nothing', {}),
  awaited('a limit alone', { timeout_secs: 60 }),
  awaited('empty all', { all: [] }),
  awaited('empty any', { any: [] }),
  awaited('both empty', { all: [], any: [] }),
  awaited('unknown', { all: ['nope_1'] }),
  awaited('unknown in any', { any: ['s', 'nope_2'] }),
  awaited('unknown in all', { all: ['s', 'nope_3'] }),
  awaited('unknown in the other', { all: ['nope_4'], any: ['s'] }),
  awaited('unknown behind an active one', { all: ['a', 'nope_5'] }),
  awaited('two unknown', { any: ['nope_6', 'nope_7'] }),
  ...['A', 'a ', 'aa'].map((id) => awaited(`like ${id}`, { any: [id], timeout_secs: 1 })),
  awaited('text for a list', { all: 's' }),
  awaited('number for an id', { any: [1] }),
  awaited('half a second', { any: ['a'], timeout_secs: 0.5 }),
  awaited('negative limit', { any: ['a'], timeout_secs: -1 }),
  fetched('a'),
  awaiting('after all', { all: ['a'] }),
  ended('a'),
  { wait: 'after all' },
)

/** The batches of the source: two spawns, and an await of them. @see rfd037 §Concrete example */
export const batches = awaitScenario(
  'a batch of two spawns and an await',
  {
    call: [
      batched('one', 200, 'ok, 0 warnings'),
      batched('two', 300, '42 passed'),
      { id: 'all', tool: 'await', arguments: { all: ['one', 'two'] } },
    ],
  },
  {
    call: [
      { id: 'any', tool: 'await', arguments: { any: ['fast', 'slow'] } },
      batched('fast', 200, 'quick'),
      batched('slow', 20_000, 'late'),
    ],
  },
  aborted('slow'),
)

function batched(id: string, ms: number, stop: string): Call {
  const script: ProbeStep[] = [running(`${id} runs`), { sleep_ms: ms }, { stop }]
  return { id: `spawn ${id}`, arguments: { action: 'spawn', id }, script }
}
