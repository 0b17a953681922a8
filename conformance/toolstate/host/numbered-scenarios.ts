import type { Action } from '../../../harness/host-scenario.ts'
import { act, running, spawnCall, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { handleScenario } from './handle-scenario.ts'
import { aborted, applied, begun, fetched, HEARS, over, started } from './handles.ts'

/** Handles in the order of their spawns: of two tools, after handles that have ended, and in the next turn. */
export const SPAWNED = ['one', 'two', 'other', 'after_end', 'after_abort', 'next_turn'] as const

/** What one of the tools is given. */
export const INPUT = 'for after_end'

/** The id that a tool reports as if it were its own. */
export const OWN_ID = 'mine_4771'

/** A handle of the second tool. */
const ofOther: Action = {
  call: spawnCall('other', [running('other runs'), HEARS], { tool: 'other' }),
}

/** Handles of which each has an id of the host's. @see rfd009-r1 §Handle registry */
export const numbered = handleScenario(
  'ids that the host makes',
  begun('one'),
  begun('two'),
  ofOther,
  { call: { id: 'once', script: [{ finish: 'done' }] } },
  over('short'),
  TIME_TO_NOTICE,
  fetched('short'),
  begun('after_end'),
  aborted('two'),
  { gone: 'spawn two' },
  begun('after_abort'),
  fetched('one'),
  fetched('after_end'),
  applied('after_end', INPUT),
  fetched('after_abort'),
  { turn_end: true },
  begun('next_turn'),
  fetched('next_turn'),
  aborted('next_turn'),
)

/** A tool that reports an id of its own, and a command by it. */
export const ownId = handleScenario(
  'an id that a tool makes',
  started('s', { state: { type: 'running', content: 's runs', id: OWN_ID } }, HEARS),
  fetched('s'),
  act('fetch', OWN_ID, 'by its own id'),
  fetched('s', 'again'),
  aborted('s'),
)
