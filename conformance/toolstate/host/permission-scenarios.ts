import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held } from '../../vfs/host/actions.ts'
import {
  type act,
  asleep,
  marked,
  reached,
  running,
  spawnCall,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { TIME_TO_START } from './handle-scenario.ts'
import { awaitCall, HEARS, launched, released, through } from './handles.ts'

const limits = { idle_ms: 20_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** A call of the stateful tool that needs permission. */
const command = (...of: Parameters<typeof act>): Action => through('asking', ...of)

/** A spawn of a tool in another run mode. */
const spawnedBy = (tool: string, id: string, more: object = {}): Action => ({
  call: spawnCall(id, [running(`${id} runs`), { mark: 'up' }, asleep], {
    ...{ tool, arguments: { action: 'spawn', id, ...more } },
  }),
})

const spawned = (name: string, id: string, ...script: ProbeStep[]) =>
  spawnCall(id, script, { id: name, tool: 'asking' })

const asking = (
  name: string,
  answers: HostScenario['answers'],
  ...actions: Action[]
): HostScenario => ({
  ...{ name: `permission: ${name}`, needs: ['stateful', 'run-modes', 'interactive'] },
  interactive: true,
  answers,
  tools: [
    { name: 'asking', stateful: true, run: 'ask', limits },
    { name: 'plain', run: 'ask', limits },
    { name: 'edited', stateful: true, run: 'edit', limits },
    { name: 'skipped', stateful: true, run: 'skip', limits },
    {
      name: 'choosy',
      stateful: true,
      run: { mode: 'unattended', actions: { fetch: 'ask', abort: 'ask' } },
      limits,
    },
  ],
  actions,
  timeoutMs: 12_000,
})

/** Long enough for a program that starts too early to report that it does, on a busy machine too. */
const LATER = 3_000

const ONCE: ProbeStep[] = [{ mark: 'up' }, { finish: 'done' }]

/** A spawn that the user permits after a while, and what follows it: another one of its id, one of another id, and a call that runs to its end. */
export const permitted = asking(
  'a spawn that is permitted',
  [{ answer: true, after_ms: LATER }, { answer: true }, { answer: true }, { answer: true }],
  ...launched('a', [running('a runs'), ...marked('up'), { wait_apply: true }, asleep], 'asking'),
  command('fetch', 'a', 'fetch a'),
  command('apply', 'a', 'apply a', { input: 'go on' }),
  command('abort', 'a', 'abort a'),
  { gone: 'spawn a' },
  {
    call: spawned(
      ...(['again a', 'a', waiting, ...marked('asks'), HEARS, waiting] as const),
      ...[...marked('asks again'), HEARS, asleep],
    ),
    background: true,
  },
  { mark: 'asks', of: 'again a' },
  { wait: 'again a' },
  command('fetch', 'a', 'fetch waiting'),
  command('apply', 'a', 'apply waiting', { input: 'so' }),
  { mark: 'asks again', of: 'again a' },
  command('abort', 'a', 'abort waiting'),
  ...launched('s', [running('s runs'), ...marked('up'), held(), { stop: 'over' }], 'asking'),
  ...released('s'),
  TIME_TO_NOTICE,
  command('fetch', 's', 'fetch stopped'),
  { call: { id: 'run', tool: 'asking', script: ONCE } },
)

/** Calls that the user declines, and another spawn of the declined id. */
export const declined = asking(
  'a spawn that is declined',
  [{ denied: true }, { denied: true }, { denied: true }, { answer: true }],
  { call: { id: 'no ordinary', tool: 'plain', script: ONCE } },
  { call: { id: 'no stateful', tool: 'asking', script: ONCE } },
  { call: spawned('spawn d', 'd', running('d runs'), asleep) },
  TIME_TO_START,
  { call: spawned('again d', 'd', running('d runs again'), asleep), background: true },
  { wait: 'again d' },
  command('fetch', 'd', 'fetch d'),
  command('abort', 'd', 'abort d'),
)

/** Calls that run to their end. */
export const once = asking(
  'calls of one run',
  [{ answer: true, after_ms: LATER }, { answer: true, after_ms: LATER }, { answer: true }],
  { call: { id: 'ordinary', tool: 'plain', script: ONCE } },
  { call: { id: 'stateful', tool: 'asking', script: ONCE } },
  { call: { id: 'again', tool: 'plain', script: ONCE } },
)

/** A spawn and an await of one batch, of which the spawn waits for its permission. */
export const awaited = asking(
  'an await of a spawn without permission yet',
  [{ answer: true, after_ms: LATER }],
  {
    call: [
      spawned(
        ...(['spawn w', 'w', running('w runs'), { mark: 'up' }, { sleep_ms: 3_000 }] as const),
        ...([{ mark: 'over' }, { stop: 'result of w' }] as const),
      ),
      awaitCall('await', { all: ['w'] }),
    ],
  },
)

/** A spawn that the user declines, and an await of its batch. */
export const declinedInBatch = asking('an await of a spawn that is declined', [{ denied: true }], {
  call: [
    spawned('spawn no_1', 'no_1', running('no_1 runs'), asleep),
    awaitCall('await', { all: ['no_1'] }),
  ],
})

/** A spawn whose permission comes when the await of its batch has waited long enough. */
export const awaitedBriefly = asking(
  'an await whose limit passes before the permission comes',
  [{ answer: true, after_ms: 4_000 }],
  {
    call: [
      spawned('spawn w', 'w', running('w runs'), { sleep_ms: 300 }, { stop: 'result of w' }),
      awaitCall('await', { all: ['w'], timeout_secs: 1 }),
    ],
  },
)

/** Arguments of a spawn, and what the user makes of some of them. */
export const EDITED = {
  given: { word: 'given', kept: 'as given', count: 1, sure: true, list: ['a'], note: 'a note' },
  edited: { word: 'edited', count: 0, sure: false, list: [], note: '' },
}

/** A spawn that the user edits, one that is let run as it is, and one that is not let run. */
export const edited = asking(
  'spawns that the user may edit',
  [{ answer: { edited: EDITED.edited } }, { answer: { edited: {} } }, { denied: true }],
  spawnedBy('edited', 'e', EDITED.given),
  reached('up', 'e'),
  spawnedBy('edited', 'f', EDITED.given),
  reached('up', 'f'),
  spawnedBy('edited', 'g', EDITED.given),
)

/** A spawn of a tool that is skipped, beside one that is not. */
export const skipped = asking(
  'a spawn of a skipped tool',
  [{ answer: true }],
  spawnedBy('skipped', 's'),
  spawnedBy('asking', 'a'),
  reached('up', 'a'),
  TIME_TO_START,
)

/** A tool that runs by itself, and of which two actions need permission, which is once not given. */
export const choosy = asking(
  'a tool with a mode for one action',
  [{ answer: true }, { denied: true }, { answer: true }],
  spawnedBy('choosy', 'c'),
  through('choosy', 'fetch', 'c', 'fetch c'),
  through('choosy', 'fetch', 'c', 'fetch declined'),
  through('choosy', 'abort', 'c', 'abort c'),
)
