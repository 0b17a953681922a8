import { act, marked, reached, running, waiting as waits } from '../../vfs/host/state/handle.ts'
import { awaitScenario } from './handle-scenario.ts'
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
  started,
} from './handles.ts'

/** All of four handles, of which one fails, and the last stops a while after the others. */
export const all = awaitScenario(
  'all of four handles',
  begun('a'),
  begun('b'),
  begun('d'),
  begun('f', { stop: { Err: { message: 'no good', trace: [], transient: false } } }),
  awaiting('all', { all: ['a', 'f', 'd', 'b'] }),
  ...['f', 'a', 'd'].map(ended),
  A_WHILE,
  fetched('b'),
  ended('b'),
  { wait: 'all' },
)

/** One of several handles: one between the others, then the first, and then the last of four. */
export const any = awaitScenario(
  'one of several handles',
  begun('bystander'),
  begun('a'),
  begun('b'),
  begun('c'),
  awaiting('second', { any: ['a', 'b', 'c'] }),
  A_WHILE,
  fetched('b'),
  ended('b'),
  { wait: 'second' },
  fetched('a', 'still there'),
  awaiting('again', { all: ['a'] }),
  ended('a'),
  { wait: 'again' },
  begun('d'),
  awaiting('first', { any: ['c', 'd'] }),
  ended('c'),
  { wait: 'first' },
  begun('e'),
  begun('f'),
  awaiting('last', { any: ['d', 'bystander', 'e', 'f'] }),
  ended('f'),
  { wait: 'last' },
  ...['d', 'bystander', 'e'].map(aborted),
)

/** Both lists: once `all` comes first, once `any`. */
export const both = awaitScenario(
  'both lists',
  begun('a'),
  begun('b'),
  begun('c'),
  begun('d'),
  awaiting('all first', { all: ['a'], any: ['b', 'd', 'c'] }),
  ended('a'),
  A_WHILE,
  fetched('b'),
  ended('c'),
  { wait: 'all first' },
  aborted('b'),
  begun('e'),
  begun('f'),
  begun('g'),
  begun('h'),
  begun('i'),
  awaiting('any first', { all: ['g', 'd', 'h'], any: ['f', 'e', 'i'] }),
  ...['e', 'g', 'h'].map(ended),
  A_WHILE,
  fetched('d'),
  ended('d'),
  { wait: 'any first' },
  aborted('f'),
  aborted('i'),
)

/** An output that a host might take for a value of its own. */
export const LIKE_JSON = '{"n": [1.0, 2]}\n'

/** Handles that stopped before they are awaited. */
export const earlier = awaitScenario(
  'handles that have stopped before',
  ...['p', 'q', 't', 'v', 'w', 'y'].map((id) => over(id)),
  over('r', { stop: '' }),
  over('s', { stop: LIKE_JSON }),
  begun('a'),
  begun('u'),
  begun('x'),
  awaited('all', { all: ['p'] }),
  awaited('any', { any: ['a', 'q', 'y'] }),
  awaited('with a limit', { any: ['a', 'r'], timeout_secs: 60 }),
  awaited('no time', { all: ['s'], timeout_secs: 0 }),
  awaited('empty any', { all: ['t'], any: [] }),
  awaiting('empty all', { all: [], any: ['u'] }),
  awaiting('one before', { all: ['x'], any: ['v', 'a'] }),
  awaiting('all before', { all: ['w'], any: ['x', 'a'] }),
  A_WHILE,
  fetched('u'),
  ...['u', 'x'].map(ended),
  ...['empty all', 'one before', 'all before'].map((wait) => ({ wait })),
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
  started('q', running('q runs'), { wait_apply: true }, waits, ...marked('asks'), {
    wait_apply: true,
  }),
  begun('e'),
  awaiting('asks meanwhile', { any: ['q', 'e'] }),
  act('apply', 'q', 'go on', { input: 'go on' }),
  reached('asks', 'q'),
  ended('e'),
  { wait: 'asks meanwhile' },
  aborted('q'),
)

/** Seconds of the limit that passes. */
export const LIMIT_S = 2

/** Seconds of a limit that does not: a counter of 32 bits for its milliseconds has 704 of them left. */
const LONG_LIMIT_S = 4_294_968

/** A limit that passes, with one handle stopped and two active. A host that returns far beyond it still answers. */
export const limit = awaitScenario(
  { name: 'a limit that passes', timeoutMs: 16_000 },
  begun('a'),
  asking('w'),
  over('s'),
  awaited('limit', { all: ['a', 's'], any: ['w'], timeout_secs: LIMIT_S }),
  // Long enough for a tool that was asked to end to be gone.
  { pause_ms: 2_500 },
  fetched('a', 'after the limit'),
  awaiting('again', { all: ['a'], timeout_secs: LONG_LIMIT_S }),
  awaited('meanwhile', { all: ['w'], timeout_secs: 1 }),
  ended('a'),
  { wait: 'again' },
  over('r'),
  awaiting('half', { all: ['w'], any: ['r'], timeout_secs: 0 }),
  awaiting('zero', { all: ['w'], timeout_secs: 0 }),
  A_WHILE,
  aborted('w'),
  ...['half', 'zero'].map((wait) => ({ wait })),
)
