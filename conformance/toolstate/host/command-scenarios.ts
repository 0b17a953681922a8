import { act, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { awaitScenario, handleScenario, TIME_TO_START } from './handle-scenario.ts'
import {
  aborted,
  asking,
  awaited,
  begun,
  ended,
  fetched,
  over,
  raw,
  respawned,
  STRAY,
} from './handles.ts'
import { failure } from './state-scenarios.ts'

/** Ids of other types than string: of a spawn, and of commands about handles that these would name if they were texts. */
const NO_IDS = {
  spawn: [['b'], null, true, { b: 'b' }],
  fetch: [['a'], null],
  apply: [7, ['a'], null],
  abort: [7, ['a'], null],
} as const

/** The calls of an action with an id that is no string. */
export const byNoText = (action: keyof typeof NO_IDS): readonly string[] =>
  NO_IDS[action].map((id) => `${action} by ${JSON.stringify(id)}`)

const withoutTexts = Object.entries(NO_IDS).flatMap(([action, ids]) =>
  ids.map((id) =>
    raw(
      `${action} by ${JSON.stringify(id)}`,
      { action, id, ...(action === 'apply' && { input: 'stray' }) },
      ...(action === 'spawn' ? [STRAY] : []),
    ),
  ),
)

/** Words that are nearly an action, or that others have for one. */
export const OTHER_WORDS = [
  ...['start', 'stop', 'kill', 'status', 'input', 'await', 'ABORT', 'Spawn', 'fetch ', ' '],
]

/** Commands that lack a member, or have one of another kind. */
export const malformed = handleScenario(
  'commands that are not whole',
  begun('7'),
  begun('a'),
  asking('w'),
  raw('spawn without an id', { action: 'spawn' }, STRAY),
  raw('fetch without an id', { action: 'fetch' }),
  raw('apply without an id', { action: 'apply', input: 'stray' }),
  raw('abort without an id', { action: 'abort' }),
  raw('apply without an input', { action: 'apply', id: 'a' }),
  raw('answer without an input', { action: 'apply', id: 'w' }),
  raw('unknown action', { action: 'restart', id: 'a' }),
  raw('spawn by a number', { action: 'spawn', id: 8 }, STRAY),
  raw('fetch by a number', { action: 'fetch', id: 7 }),
  ...withoutTexts,
  ...OTHER_WORDS.flatMap((action) => [
    raw(`the word ${action}`, { action, id: 'a', input: 'stray' }),
    raw(`the word ${action} for another`, { action, id: 'fresh', input: 'stray' }, STRAY),
  ]),
  TIME_TO_START,
  fetched('7'),
  fetched('a'),
  fetched('w'),
  ...['7', 'a', 'w'].map(aborted),
)

/** Commands for handles that have stopped or were aborted. */
export const afterwards = handleScenario(
  'commands after the end',
  begun('a'),
  over('s'),
  over('f', { stop: { Err: failure('broken 4802') } }),
  TIME_TO_NOTICE,
  fetched('s', 'first'),
  fetched('s', 'second'),
  fetched('f', 'first failure'),
  fetched('f', 'second failure'),
  act('apply', 's', 'late apply', { input: 'stray' }),
  act('abort', 's', 'late abort'),
  begun('b'),
  aborted('b'),
  { gone: 'spawn b' },
  fetched('b', 'aborted'),
  act('abort', 'b', 'abort b again'),
  asking('w'),
  aborted('w'),
  { gone: 'spawn w' },
  fetched('w', 'aborted waiting'),
  TIME_TO_START,
  fetched('a'),
  aborted('a'),
  { turn_end: true },
)

/** The id of a tool that has crashed, and a handle that no call names for a while. */
export const left = handleScenario(
  'a crash, and a while without calls',
  begun('idle'),
  asking('waits'),
  begun('y', { die: true }),
  ended('y'),
  begun('x', { stderr: 'boom 4712' }, { exit: 3 }),
  ended('x'),
  TIME_TO_NOTICE,
  fetched('y'),
  fetched('x'),
  respawned('again y', 'y'),
  respawned('again', 'x'),
  { pause_ms: 3_000 },
  fetched('idle'),
  fetched('waits'),
  ...['idle', 'waits', 'x', 'y'].map(aborted),
)

/** Two handles, of which the user ends one. */
export const endedByUser = handleScenario(
  { name: 'a handle that the user ends', needs: ['stateful', 'user-abort'] },
  begun('a'),
  begun('b'),
  fetched('a', 'before'),
  { end_handle: 'a' },
  { gone: 'spawn a' },
  asking('w'),
  { end_handle: 'w' },
  { gone: 'spawn w' },
  ...['a', 'w', 'b'].map((id) => fetched(id)),
  respawned('again', 'a'),
  ...['a', 'b'].map(aborted),
)

/** A tool that stops before an await names it. */
export const keptForAwait = awaitScenario(
  'a result that is kept',
  over('s'),
  awaited('all', { all: ['s'] }),
  respawned('again', 's'),
  aborted('s'),
)
