import { awaitScenario } from './await-scenario.ts'
import {
  A_WHILE,
  aborted,
  asking,
  awaited,
  awaiting,
  begun,
  ended,
  fetched,
  over,
} from './handles.ts'

/** All of two handles, of which one ends a while before the other. */
export const all = awaitScenario(
  'all of two handles',
  begun('a'),
  begun('b'),
  awaiting('all', { all: ['a', 'b'] }),
  ended('a'),
  A_WHILE,
  fetched('b'),
  ended('b'),
  { wait: 'all' },
)

/** One of two handles: the second that is named, and then the first. */
export const any = awaitScenario(
  'one of two handles',
  begun('bystander'),
  begun('a'),
  begun('b'),
  awaiting('second', { any: ['a', 'b'] }),
  A_WHILE,
  fetched('b'),
  ended('b'),
  { wait: 'second' },
  fetched('a', 'still there'),
  awaiting('again', { all: ['a'] }),
  ended('a'),
  { wait: 'again' },
  begun('c'),
  begun('d'),
  awaiting('first', { any: ['c', 'd'] }),
  ended('c'),
  { wait: 'first' },
  aborted('d'),
  aborted('bystander'),
)

/** Both lists: once `all` comes first, once `any`. */
export const both = awaitScenario(
  'both lists',
  begun('a'),
  begun('b'),
  begun('c'),
  awaiting('all first', { all: ['a'], any: ['b', 'c'] }),
  ended('a'),
  A_WHILE,
  fetched('b'),
  ended('c'),
  { wait: 'all first' },
  aborted('b'),
  begun('d'),
  begun('e'),
  begun('f'),
  awaiting('any first', { all: ['d'], any: ['e', 'f'] }),
  ended('e'),
  A_WHILE,
  fetched('d'),
  ended('d'),
  { wait: 'any first' },
  aborted('f'),
)

/** Handles that stopped before they are awaited. */
export const earlier = awaitScenario(
  'handles that have stopped before',
  ...['p', 'q', 'r', 's', 't'].map((id) => over(id)),
  begun('a'),
  begun('u'),
  awaited('all', { all: ['p'] }),
  awaited('any', { any: ['a', 'q'] }),
  awaited('with a limit', { any: ['a', 'r'], timeout_secs: 60 }),
  awaited('no time', { all: ['s'], timeout_secs: 0 }),
  awaited('empty any', { all: ['t'], any: [] }),
  awaiting('empty all', { all: [], any: ['u'] }),
  A_WHILE,
  fetched('u'),
  ended('u'),
  { wait: 'empty all' },
  aborted('a'),
)

/** A tool that asks while it is awaited. */
export const waiting = awaitScenario(
  'a handle that waits for an answer',
  asking('a'),
  awaited('any', { any: ['a'], timeout_secs: 1 }),
  awaited('all', { all: ['a'], timeout_secs: 1 }),
  awaiting('answered', { all: ['a'] }),
  A_WHILE,
  fetched('a'),
  ended('a'),
  { wait: 'answered' },
)

/** Seconds of the limit that passes. */
export const LIMIT_S = 2

/** A limit that passes, with one handle stopped and two active. */
export const limit = awaitScenario(
  'a limit that passes',
  begun('a'),
  asking('w'),
  over('s'),
  awaited('limit', { all: ['a', 's'], any: ['w'], timeout_secs: LIMIT_S }),
  // Long enough for a tool that was asked to end to be gone.
  { pause_ms: 2_500 },
  fetched('a', 'after the limit'),
  awaiting('again', { all: ['a'], timeout_secs: 60 }),
  ended('a'),
  { wait: 'again' },
  awaiting('zero', { all: ['w'], timeout_secs: 0 }),
  A_WHILE,
  aborted('w'),
  { wait: 'zero' },
)
