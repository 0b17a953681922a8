import type { Call } from '../../../harness/host-scenario.ts'
import { held } from '../../vfs/host/actions.ts'
import { waiting as asks, running, spawnCall } from '../../vfs/host/state/handle.ts'
import { awaitScenario } from './handle-scenario.ts'
import {
  A_WHILE,
  aborted,
  awaitCall,
  awaited,
  awaiting,
  begun,
  command,
  ended,
  fetched,
  over,
  released,
  resultOf,
  started,
} from './handles.ts'

const waiting = (id: string, all: string): Call => awaitCall(id, { all: [all] })

/** Batches in which other calls name the handle that an await of the batch waits for. */
export const together = awaitScenario(
  'other calls about an awaited handle',
  begun('a'),
  started(
    'b',
    running('b runs'),
    { wait_apply: true },
    { sleep_ms: 1_500 },
    { stop: resultOf('b') },
  ),
  begun('c'),
  {
    call: [
      waiting('await a', 'a'),
      command('fetch', 'a', 'fetch a'),
      { id: 'beside', script: [{ finish: 'done' }] },
    ],
    background: true,
  },
  { gone: 'beside' },
  A_WHILE,
  fetched('b'),
  ended('a'),
  { wait: 'await a' },
  { call: [waiting('await c', 'c'), command('abort', 'c', 'abort c')] },
  { gone: 'spawn c' },
  { call: [waiting('await b', 'b'), command('apply', 'b', 'apply b', { input: 'end' })] },
)

/** The message of a failure that has causes. */
export const CAUSED = 'broken 4803'

/** Ends that no tool reports: the crash of one that asks, an abort of one of several; and a failure with causes. */
export const otherEnds = awaitScenario(
  'ends of other kinds',
  started('w', asks, held(), { exit: 3 }),
  over('t', { stop: { Err: { message: CAUSED, trace: ['because 4804'], transient: true } } }),
  begun('a'),
  awaiting('crashed', { any: ['a', 'w'] }),
  A_WHILE,
  released('w'),
  { wait: 'crashed' },
  awaited('caused', { all: ['t'] }),
  begun('b'),
  awaiting('one aborted', { any: ['a', 'b'] }),
  aborted('b'),
  { wait: 'one aborted' },
  aborted('a'),
)

const typed = {
  name: 'typed',
  stateful: true,
  parameters: {
    type: 'object',
    properties: { count: { type: 'integer' } },
    required: ['count'],
  },
}

const spawning = (id: string, tool: string, more: object = {}): Call =>
  spawnCall(id, [running(`${id} runs`), { stop: resultOf(id) }], {
    ...{ tool, arguments: { action: 'spawn', id, ...more } },
  })

/** Spawns that a host refuses for their arguments, or runs all the same, each with an await of it. */
export const badArguments = awaitScenario(
  {
    name: 'spawns with bad arguments',
    tools: [{ name: 'closed', stateful: true, actions: ['fetch' as const] }, typed],
  },
  { call: [spawning('undeclared_1', 'closed'), waiting('await undeclared', 'undeclared_1')] },
  {
    call: [
      spawning('mistyped_2', 'typed', { count: 'many' }),
      waiting('await mistyped', 'mistyped_2'),
    ],
  },
  { call: [spawning('fine_3', 'typed', { count: 3 }), waiting('await fine', 'fine_3')] },
)

/** An await without handles, after a form of it was shown that a provider takes. */
export const shownForm = awaitScenario(
  { name: 'no handles, whatever was shown', needs: ['await', 'tool-schema', 'flatten'] },
  { tools: 'flattened' },
  awaited('nothing', {}),
  awaited('a limit alone', { timeout_secs: 1 }),
  over('s'),
  { call: waiting('await s', 's') },
)
