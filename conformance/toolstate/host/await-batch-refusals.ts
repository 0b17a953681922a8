import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcomeIs } from '../../vfs/host/outcome.ts'
import { handleIn, QUESTION, stands } from '../../vfs/host/state/handle.ts'
import { freed, refused } from './await-batch-scenarios.ts'
import { oneResponse } from './one-shot.ts'
import { hearsNot, isSpawned, refuses, startsNothing } from './refusal.ts'
import { onTurnEnd } from './turn-handles.ts'

const on = checksIn('toolstate.await-batch')

/** Judges that an await was not carried out. */
const returnsNothing = (name: string) =>
  outcomeIs(name, 'no result', (call) => handleIn(call)?.pending === undefined)

/** Calls of batches that are refused. */
const REFUSED = [
  ...['spawn twice_2', 'second', 'spawn third_3', 'beside twice'],
  ...['apply', 'abort', 'fetch', 'await'].map((action) => `${action} beside older`),
]

/** Batches that are refused as a whole, for ids that collide. @see rfd037 §await in parallel tool call batches */
export const refusedBatchChecks: readonly HostCheck[] = [
  ...on(refused, {
    'same-id-twice#second': [startsNothing('second'), startsNothing('pair again')],
    'same-id-twice#first': [startsNothing('spawn twice_2'), startsNothing('pair')],
    'same-id-twice#other-calls': [startsNothing('spawn third_3'), startsNothing('beside twice')],
    'id-of-active-handle#spawn': [startsNothing('older again'), startsNothing('asking again')],
    'id-of-active-handle#other-calls': [
      startsNothing('beside older'),
      startsNothing('beside asking'),
      ['behind_7', 'before_8', 'next_to_9'].map((id) => startsNothing(`spawn ${id}`)),
      hearsNot('spawn older_1', 'stray'),
      stands('fetch asks_5', 'waiting'),
    ],
    'id-of-active-handle#older-handle': [
      stands('fetch older_1', 'running', 'older_1 runs'),
      stands('fetch asks_5', 'waiting', QUESTION.text),
    ],
    'refusal-names-id#within-batch': refuses('second', 'twice_2'),
    'refusal-names-id#older-handle': refuses('older again', 'older_1'),
    'refusal-answers-every-call#each-call': REFUSED.map(oneResponse),
    'refusal-answers-every-call#no-success': REFUSED.map((name) => [
      refuses(name),
      returnsNothing(name),
    ]),
    'refusal-registers-nothing#not-outstanding': onTurnEnd(
      'no handle of a refused batch',
      ({ handles }) => {
        const ids = [
          'twice_2',
          'third_3',
          'across_4',
          'between_6',
          'behind_7',
          'before_8',
          'pair_0',
        ]
        return handles.some(({ id }) => ids.includes(String(id))) && 'one'
      },
    ),
    'collisions-across-tools': [
      startsNothing('across'),
      startsNothing('between'),
      startsNothing('across other'),
      refuses('across other'),
    ],
  }),
  ...on(freed, {
    'refusal-registers-nothing#ids-free': ['again third', 'again twice'].map(isSpawned),
  }),
]
