import type { Action } from '../../../harness/host-scenario.ts'
import { act, running, spawn, spawnCall, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { handleScenario, TIME_TO_START } from './handle-scenario.ts'
import {
  A_WHILE,
  aborted,
  asking,
  begun,
  ended,
  fetched,
  over,
  resultOf,
  STRAY,
  through,
} from './handles.ts'

/** Ids that are alike for longer than any shortened form of them. */
export const LONG_IDS = ['first', 'second'].map(
  (end) => `${'a_rather_long_name_'.repeat(14)}${end}`,
)

/** Ids of letters, digits and underscores; a registry may take some for numbers, or for members that every object has. */
export const READABLE_IDS = ['git_stage_42', 'x', '_9Z', '7', '07', 'constructor', '__proto__']

/** Two spellings of one word: the accent in its letter, and behind it. */
export const LOOKALIKES = ['caf\u00E9', 'cafe\u0301'] as const

const [LONG = '', LONGER = ''] = LONG_IDS

/** A spawn that is to be refused; a program that it starts all the same stays for a while. */
const respawned = (id: string, name: string, tool = 'probe'): Action => ({
  call: spawnCall(id, STRAY, { id: name, tool }),
})

/** Rounds of calls, with two handles that are named again after them. */
export const rounds = handleScenario(
  'rounds of one turn',
  begun('a'),
  begun('b'),
  ...Array.from({ length: 12 }, (_, i) => fetched('a', `fetch ${i}`)),
  ended('a'),
  TIME_TO_NOTICE,
  fetched('a', 'end of a'),
  fetched('b'),
  aborted('b'),
)

/** Spawns with ids that are like others, or of an unusual spelling: no mark is waited for, as they may be refused. */
export const spellings = handleScenario(
  'how ids are spelt',
  begun(LONG),
  begun('a'),
  ...[LONGER, 'A', ...READABLE_IDS, ...LOOKALIKES].flatMap((id) => [
    spawn(id, running(`${id} runs`), { wait_apply: true }, { stop: id }),
    { wait: `spawn ${id}` },
  ]),
  ...[LONG, LONGER, 'a', 'A', ...READABLE_IDS, ...LOOKALIKES].map(aborted),
)

/** Spawns with ids that are taken. */
export const collisions = handleScenario(
  'ids that are taken',
  begun('a'),
  asking('w'),
  respawned('a', 'running'),
  respawned('w', 'waiting'),
  respawned('a', 'other', 'other'),
  TIME_TO_START,
  fetched('a'),
  fetched('w'),
  ended('a'),
  TIME_TO_NOTICE,
  fetched('a', 'end of a'),
  aborted('w'),
)

/** Texts that are like the id of a handle. */
const MISSPELT = ['Sum_7', ' sum_7', 'sum_7 ', 'sum', 'sum_70', 'constructor']

const LIKE_COMMANDS = (['fetch', 'apply', 'abort'] as const).flatMap((action) =>
  MISSPELT.map((id) => ({ action, id, name: `${action} ${JSON.stringify(id)}` })),
)

/** The commands for ids that are like that of a handle. */
export const MISTAKEN = LIKE_COMMANDS.map(({ name }) => name)

/** An id that nothing has, of which more is expected than its beginning. */
export const UNKNOWN = 'nope_4_of_a_rather_long_name'

/** Commands for handles that there are not. */
export const unknown = handleScenario(
  'ids that nothing has',
  begun('a'),
  begun('sum_7'),
  asking('w'),
  fetched('w', 'question of w'),
  ...LIKE_COMMANDS.map(({ action, id, name }) =>
    act(action, id, name, action === 'apply' ? { input: 'stray' } : {}),
  ),
  act('fetch', 'nope_1', 'fetch'),
  act('fetch', UNKNOWN, 'fetch of a long id'),
  act('apply', 'nope_2', 'apply', { input: 'stray' }),
  act('abort', 'nope_3', 'abort'),
  A_WHILE,
  fetched('a'),
  fetched('sum_7'),
  ...['a', 'sum_7', 'w'].map(aborted),
)

/** Commands for handles through another tool than their own: one that has stopped, one that runs and one that waits. */
export const strangers = handleScenario(
  'a handle and another tool',
  over('s'),
  begun('a', { wait_apply: true }, { stop: resultOf('a') }),
  asking('w'),
  ...['fetch', 'apply', 'abort'].map((action) => throughOther(action, 'a', `other ${action}`)),
  ...['fetch', 'apply'].map((action) => throughOther(action, 'w')),
  throughOther('fetch', 's'),
  A_WHILE,
  fetched('a'),
  ...['a', 'w'].map(aborted),
)

function throughOther(action: string, id: string, name = `other ${action} ${id}`): Action {
  return through('other', action, id, name, action === 'apply' ? { input: 'stray' } : {})
}

/** Two handles of one tool, of which the first reports again when the second has. */
export const apart = handleScenario(
  'two handles of one tool',
  begun('a'),
  begun('b'),
  fetched('a'),
  fetched('b'),
  ended('a'),
  TIME_TO_NOTICE,
  fetched('a', 'end of a'),
  fetched('b', 'b afterwards'),
  aborted('b'),
)
