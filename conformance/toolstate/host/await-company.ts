import type { Call } from '../../../harness/host-scenario.ts'
import { held } from '../../vfs/host/actions.ts'
import { running, spawnCall } from '../../vfs/host/state/handle.ts'
import { awaitScenario } from './handle-scenario.ts'
import {
  A_WHILE,
  aborted,
  awaitCall,
  awaited,
  awaiting,
  begun,
  ended,
  fetched,
  over,
  released,
  resultOf,
} from './handles.ts'

/** The message of a tool that fails. */
export const BROKEN = `it broke 4711\n  ${'after many steps, '.repeat(20)}\n\tcaused by 4713`

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
  begun('d'),
  awaiting('twice', { all: ['c', 'c', 'd', 'c'], any: ['d', 'd', 'c', 'd'] }),
  ended('d'),
  A_WHILE,
  fetched('c'),
  ended('c'),
  { wait: 'twice' },
)

/** Awaits that end otherwise than by a stop, at last one of two on the same handle. */
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
  begun('c'),
  awaiting('kept', { all: ['c'] }),
  awaiting('given up', { all: ['c'] }),
  { cancel: 'given up' },
  ended('c'),
  { wait: 'kept' },
)

/** Handles of two tools, and arguments of a spawn in an await. */
export const tools = awaitScenario(
  'handles of two tools',
  begun('a'),
  {
    call: spawnCall('o', [running('o runs'), held(), { stop: resultOf('o') }], { tool: 'other' }),
    background: true,
  },
  { wait: 'spawn o' },
  released('o'),
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

/** An id that is easily misspelt, and texts that are like it. */
const SUM = 'sum_7'
const MISSPELT = ['Sum_7', ' sum_7', 'sum_7 ', 'sum_7\n', '`sum_7`', 'sum-7', 'sum', 'sum_70', '']
const LIKE_SUM = MISSPELT.map((id) => ({ id, name: `like sum_7: ${JSON.stringify(id)}` }))

/** Awaits with ids that no handle has, though similar ones do. */
export const MISTAKEN = [
  ...['A', 'a ', 'aa'].map((id) => `like ${id}`),
  ...LIKE_SUM.map(({ name }) => name),
]

/** Ids that no handle has, beside one that has stopped and one that is active. */
export const refusals = awaitScenario(
  'what is refused',
  begun('a'),
  over('s'),
  over(SUM),
  over('7'),
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
  awaited('unknown between others', { all: ['s', 'nope_8', '7'] }),
  awaited('unknown in any alone', { all: ['s'], any: ['nope_9'] }),
  awaited('unknown without time', { any: ['nope_10_of_a_long_name'], timeout_secs: 0 }),
  awaited('two unknown', { any: ['nope_6', 'nope_7'] }),
  ...['A', 'a ', 'aa'].map((id) => awaited(`like ${id}`, { any: [id], timeout_secs: 1 })),
  ...LIKE_SUM.map(({ id, name }) => awaited(name, { all: ['s', id], timeout_secs: 1 })),
  awaited('text for a list', { all: 's' }),
  awaited('text for one of two lists', { all: ['s'], any: 's' }),
  awaited('object for a list', { all: { first: 's' } }),
  awaited('number for an id', { any: [7] }),
  awaited('null for an id', { all: ['s', null] }),
  awaited('list for an id', { all: [['s']] }),
  awaited('word for a limit', { any: ['s'], timeout_secs: 'soon' }),
  awaited('truth for a limit', { any: ['s'], timeout_secs: true }),
  awaited('list for a limit', { any: ['s'], timeout_secs: [1] }),
  awaited('second and a half', { any: ['s'], timeout_secs: 1.5 }),
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
      awaitCall('all', { all: ['one', 'two'] }),
    ],
  },
  {
    call: [
      awaitCall('any', { any: ['fast', 'slow'] }),
      batched('fast', 200, 'quick'),
      batched('slow', 20_000, 'late'),
    ],
  },
  aborted('slow'),
)

function batched(id: string, ms: number, stop: string): Call {
  return spawnCall(id, [running(`${id} runs`), { sleep_ms: ms }, { stop }])
}
