import type { Action } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import { reached, running, spawnCall, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { awaitScenario } from './handle-scenario.ts'
import {
  A_WHILE,
  aborted,
  awaited,
  awaiting,
  begun,
  ended,
  fetched,
  gone,
  over,
  resultOf,
  started,
} from './handles.ts'

const limits = { idle_ms: 120_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** An await that blocks for longer than most limits that a host might have by itself. */
export const unlimited = awaitScenario(
  {
    name: 'no limit',
    tool: { stateful: true, limits },
    ...{ timeoutMs: 60_000, expectedDurationMs: 33_000 },
  },
  begun('a'),
  awaiting('await', { all: ['a'] }),
  { pause_ms: 32_000 },
  fetched('a'),
  ended('a'),
  { wait: 'await' },
)

/** How long tools work before they stop, from the moment on at which they are awaited. */
const WORK_MS = [0, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_500]

/** Handles that stop at about the moment at which they are awaited. */
export const AT_THE_STOP = WORK_MS.map((ms) => `m_${ms}`)

const stopping = (id: string, ms: number): Action[] => [
  ...started(id, running(`${id} runs`), { sleep_ms: ms }, { stop: resultOf(id) }),
  awaited(`await ${id}`, { all: [id] }),
]

export const atTheStop = awaitScenario(
  'stops while an await begins',
  ...WORK_MS.map((ms, i) => stopping(AT_THE_STOP[i] ?? '', ms)),
)

/** A stop after which nothing else happens for a while. */
export const quiet = awaitScenario(
  { name: 'a stop and nothing else', timeoutMs: 25_000 },
  begun('a'),
  begun('b'),
  awaiting('await', { any: ['a', 'b'] }),
  A_WHILE,
  ended('a'),
  { pause_ms: 5_000 },
  fetched('b'),
  { wait: 'await' },
  aborted('b'),
)

/** Reports of one tool, so many that they go on for long after the limit of an await. */
const REPORTS = Array.from({ length: 20 }, (_, i): ProbeStep[] => [
  { sleep_ms: 500 },
  running(`step ${i}`),
  ...(i === 5 ? [{ mark: 'later' }] : []),
])

/** A limit that passes while the awaited tool reports all the time, and has done so for longer than the limit. */
export const reporting = awaitScenario(
  { name: 'a limit and many reports', timeoutMs: 25_000 },
  started('a', running('a runs'), ...REPORTS.flat(), { mark: 'over' }, { wait_apply: true }),
  reached('later', 'a'),
  awaited('limit', { all: ['a'], timeout_secs: 2 }),
  reached('over', 'a'),
  aborted('a'),
)

/** Handles that stop one after the other, each within the limit of the await that names all of them, and one that does not. */
const ONE_BY_ONE = ['h_1', 'h_2', 'h_3']

/** A limit that passes while the awaited handles stop one by one, and go on doing so for long after it. */
export const oneByOne = awaitScenario(
  { name: 'a limit and several stops', timeoutMs: 25_000 },
  ...[...ONE_BY_ONE, 'stays'].map((id) => begun(id)),
  awaiting('limit', { all: [...ONE_BY_ONE, 'stays'], timeout_secs: 4 }),
  // Each pause is far below the limit, and all of them are far beyond it, for a machine that is busy.
  ...ONE_BY_ONE.map((id) => [{ pause_ms: 2_000 }, ...ended(id)]),
  fetched('stays'),
  aborted('stays'),
  { wait: 'limit' },
)

/** More handles than a list of fixed length might have room for. */
export const DOZEN = Array.from({ length: 12 }, (_, i) => `n_${i + 1}`)

const HELD = DOZEN.slice(0, -1)

/** An await of a dozen handles, of which the last one stops long after the others. */
export const dozen = awaitScenario(
  { name: 'a dozen handles', timeoutMs: 25_000 },
  begun('n_12'),
  {
    call: HELD.map((id) => spawnCall(id, [running(`${id} runs`), held(), { stop: resultOf(id) }])),
  },
  HELD.map((id) => letGo(`spawn ${id}`)),
  gone(...HELD),
  awaiting('all', { all: DOZEN }),
  A_WHILE,
  fetched('n_12'),
  ended('n_12'),
  { wait: 'all' },
)

/** Seconds of the longer of two limits. */
export const LONGER_S = 3

/** Awaits on one handle, whose limits differ; the longer one comes first. */
export const sharedLimits = awaitScenario(
  'limits of several awaits on a handle',
  begun('a'),
  awaiting('unlimited', { all: ['a'] }),
  awaiting('longer', { any: ['a'], timeout_secs: LONGER_S }),
  awaited('shorter', { all: ['a'], timeout_secs: 1 }),
  { wait: 'longer' },
  fetched('a'),
  ended('a'),
  { wait: 'unlimited' },
)

const tool = {
  ...{ stateful: true, limits },
  spawn: { lifecycle: { on_turn_end: 'abort' as const } },
}

/** The end of a turn while an await is blocked, and its id in the next turn. */
export const turns = awaitScenario(
  { name: 'the end of a turn', tool },
  begun('a'),
  awaiting('closed', { all: ['a'] }),
  A_WHILE,
  { turn_end: true },
  { wait: 'closed' },
  over('b'),
  awaited('fresh', { all: ['b'] }),
  awaited('stale', { all: ['a'] }),
)

/** An output whose edges, line ends, marks and length a host might change. */
export const LONG = ` \n\t${'a line of the \u001B[1mcafe\u0301\u001B[0m\r\n'.repeat(4_000)} \n\n`

/** Two handles with one result, of which one is fetched and one awaited. */
export const sameResult = awaitScenario(
  'one result by a fetch and by an await',
  over('fetched', { stop: LONG }),
  over('awaited', { stop: LONG }),
  TIME_TO_NOTICE,
  fetched('fetched', 'fetch'),
  awaited('await', { all: ['awaited'] }),
)
