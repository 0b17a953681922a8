import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Finding } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf } from '../../vfs/host/outcome.ts'
import { handleIn, QUESTION, stands } from '../../vfs/host/state/handle.ts'
import { freed, refused } from './await-batch-scenarios.ts'
import { oneResponse } from './one-shot.ts'
import { hearsNot, isState, refuses, startsNothing } from './refusal.ts'
import { onTurnEnd } from './turn-handles.ts'

/** Batches that are refused as a whole, for ids that collide. @see rfd037 §await in parallel tool call batches */
export const refusedBatchChecks: readonly HostCheck[] = [
  ...checksOn(refused, {
    'toolstate.await-batch.same-id-twice#second': (c) => [
      ...startsNothing(c, 'second'),
      ...startsNothing(c, 'pair again'),
    ],
    'toolstate.await-batch.same-id-twice#first': (c) => [
      ...startsNothing(c, 'spawn twice_2'),
      ...startsNothing(c, 'pair'),
    ],
    'toolstate.await-batch.same-id-twice#other-calls': (c) => [
      ...startsNothing(c, 'spawn third_3'),
      ...startsNothing(c, 'beside twice'),
    ],
    'toolstate.await-batch.id-of-active-handle#spawn': (c) => [
      ...startsNothing(c, 'older again'),
      ...startsNothing(c, 'asking again'),
    ],
    'toolstate.await-batch.id-of-active-handle#other-calls': (c) => [
      ...startsNothing(c, 'beside older'),
      ...startsNothing(c, 'beside asking'),
      ...['behind_7', 'before_8', 'next_to_9'].flatMap((id) => startsNothing(c, `spawn ${id}`)),
      ...hearsNot(c, 'spawn older_1', 'stray'),
      ...stands(c, 'fetch asks_5', 'waiting'),
    ],
    'toolstate.await-batch.id-of-active-handle#older-handle': (c) => [
      ...stands(c, 'fetch older_1', 'running', 'older_1 runs'),
      ...stands(c, 'fetch asks_5', 'waiting', QUESTION.text),
    ],
    'toolstate.await-batch.refusal-names-id#within-batch': (c) => refuses(c, 'second', 'twice_2'),
    'toolstate.await-batch.refusal-names-id#older-handle': (c) =>
      refuses(c, 'older again', 'older_1'),
    'toolstate.await-batch.refusal-answers-every-call#each-call': (c) =>
      REFUSED.flatMap((name) => oneResponse(c, name)),
    'toolstate.await-batch.refusal-answers-every-call#no-success': (c) =>
      REFUSED.flatMap((name) => [...refuses(c, name), ...returnsNothing(c, name)]),
    'toolstate.await-batch.refusal-registers-nothing#not-outstanding': (c) =>
      onTurnEnd(c, 'no handle of a refused batch', ({ handles }) => {
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
      }),
    'toolstate.await-batch.collisions-across-tools': (c) => [
      ...startsNothing(c, 'across'),
      ...startsNothing(c, 'between'),
      ...startsNothing(c, 'across other'),
      ...refuses(c, 'across other'),
    ],
  }),
  ...checksOn(freed, {
    'toolstate.await-batch.refusal-registers-nothing#ids-free': (c) =>
      ['again third', 'again twice'].flatMap((name) =>
        onOutcome(c, name, 'a spawn', (call) => !isState(call) && outcomeOf(call)),
      ),
  }),
]

/** Judges that an await was not carried out. */
const returnsNothing = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'no result', (call) => {
    return handleIn(call)?.pending !== undefined && outcomeOf(call)
  })

/** Calls of batches that are refused. */
const REFUSED = [
  ...['spawn twice_2', 'second', 'spawn third_3', 'beside twice'],
  ...['apply', 'abort', 'fetch', 'await'].map((action) => `${action} beside older`),
]
