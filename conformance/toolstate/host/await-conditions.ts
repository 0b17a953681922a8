import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, quote, satisfied } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcome, outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { US_PER_MS } from '../../vfs/host/timing.ts'
import { failures, interrupted, several, tools } from './await-company.ts'
import {
  answeredBefore,
  endsFor,
  entryOf,
  hasIn,
  hasResult,
  noTimeout,
  notBefore,
  onResult,
} from './await-result.ts'
import { all, any, both, earlier, waiting } from './await-scenarios.ts'
import { CAUSED, otherEnds } from './await-together-scenarios.ts'
import { hasNoError } from './refusal.ts'

const on = checksIn('toolstate.await-conditions')

/** Whether an answer shows no handle. */
const showsNone = (call: HostCall) =>
  call.error !== undefined || handleIn(call)?.state === undefined

/** When an await ends. @see rfd037 §Completion condition */
export const awaitConditionChecks: readonly HostCheck[] = [
  ...on(all, {
    'all-waits-for-every-handle#not-on-a-part': notBefore('all', 'end b'),
    'all-waits-for-every-handle#on-the-last': noTimeout('all'),
  }),
  ...on(any, {
    'any-waits-for-one-handle#not-without': notBefore('second', 'end b'),
    'any-waits-for-one-handle#one-is-enough': answeredBefore('second', 'still there'),
    'any-waits-for-one-handle#whichever': [
      hasIn('second', 'completed', 'b'),
      hasIn('first', 'completed', 'c'),
      hasIn('last', 'completed', 'f'),
    ],
    'others-keep-running#not-ended': stands('still there', 'running', 'a runs'),
    'others-keep-running#work-goes-on': hasResult('again', 'a'),
    'pending-stays-usable#await': hasIn('again', 'completed', 'a'),
    'pending-stays-usable#fetch': stands('still there', 'running'),
    'pending-stays-usable#abort': hasNoError('abort d', 'an abort'),
  }),
  ...on(both, {
    'both-lists#all-not-enough': notBefore('all first', 'end c'),
    'both-lists#any-not-enough': notBefore('any first', 'end d'),
    'both-lists#one-of-any': [
      answeredBefore('all first', 'abort b'),
      answeredBefore('any first', 'abort f'),
    ],
    'lists-count-apart#all-for-any': notBefore('all first', 'end c'),
    'lists-count-apart#any-for-all': notBefore('any first', 'end d'),
  }),
  ...on(earlier, {
    'both-lists#all-not-enough': {
      title: 'does not return either where all handles of `all` had stopped before',
      judge: notBefore('all before', 'end x'),
    },
    'both-lists#any-not-enough': {
      title: 'does not return either where a handle of `any` had stopped before',
      judge: notBefore('one before', 'end x'),
    },
    'earlier-stops-count': hasIn('all', 'completed', 'p'),
    'returns-at-once#all': noTimeout('all'),
    'returns-at-once#any': answeredBefore('any', 'abort a'),
    'returns-at-once#time-limit': noTimeout('with a limit'),
    'empty-list-beside-other#empty-any': (c) => unlessRefused(c, 'empty any', 't'),
    'empty-list-beside-other#empty-all': (c) => unlessRefused(c, 'empty all', 'u', 'end u'),
  }),
  ...on(waiting, {
    'waiting-is-not-stopped#any': waitsOutLimit('any'),
    'waiting-is-not-stopped#all': waitsOutLimit('all'),
    'returns-after-answer': [notBefore('answered', 'end a'), hasIn('answered', 'completed', 'a')],
  }),
  ...on(failures, {
    'failure-is-a-stop': hasIn('failed', 'completed', 'f'),
    'crash-ends-the-wait': hasIn('crashed', 'completed', 'x'),
  }),
  ...on(otherEnds, {
    'crash-ends-the-wait': {
      title: 'The crash of a tool that asks ends every wait for its handle.',
      judge: hasIn('crashed', 'completed', 'w'),
    },
    'abort-ends-the-wait': {
      title: 'An abort of one handle of `any` ends the wait for it.',
      judge: endsFor('one aborted', 'b'),
    },
    'toolstate.await-responses.failed-entry#message': {
      title: 'An entry of a failure with causes has its message.',
      judge: onResult('caused', 'the message', (call) => {
        const text = textsIn(entryOf(call, 'completed', 't')?.result)
        return !text.includes(CAUSED) && quote(text)
      }),
    },
  }),
  ...on(several, {
    'independent-awaits#own-condition': answeredBefore('either', 'end b'),
    'independent-awaits#own-return': [notBefore('both', 'end b'), hasIn('both', 'completed', 'a')],
    'order-of-ids': [notBefore('both', 'end b'), noTimeout('both')],
    'repeated-ids': noTimeout('twice'),
    'id-in-both-lists': [notBefore('twice', 'end c'), hasIn('twice', 'completed', 'c')],
    'toolstate.registry.several-waiters#accepted': answeredBefore('either', 'end b'),
    'toolstate.registry.several-waiters#all-wake': [
      hasIn('one', 'completed', 'a'),
      hasIn('either', 'completed', 'a'),
    ],
    'toolstate.registry.stop-wakes-waiters': answeredBefore('one', 'fetch b'),
  }),
  ...on(interrupted, {
    'independent-awaits#own-return': {
      title: 'An await goes on when another one on its handle is interrupted.',
      judge: hasIn('kept', 'completed', 'c'),
    },
    'abort-ends-the-wait': endsFor('aborted', 'a'),
    'can-be-cancelled#interrupt': outcome(
      'interrupted',
      'an end of the wait',
      ({ answeredAt }, c) => {
        const later = callOf(c, 'end b')
        return later && (answeredAt ?? 0) > later.calledAt && 'a wait that goes on'
      },
    ),
  }),
  ...on(tools, {
    'handles-of-several-tools': [
      hasIn('mixed', 'completed', 'o'),
      hasIn('mixed', 'completed', 'a'),
    ],
    'await-is-not-stateful#no-handle': outcomeIs('fetch z', 'no handle', showsNone),
    'await-is-not-stateful#blocks-or-refuses': outcomeIs('odd', 'a wait or a refusal', showsNone),
  }),
]

/** An empty list may be refused; it may neither block nor let the await return early. */
function unlessRefused(c: HostConversation, name: string, id: string, later?: string): Finding[] {
  if (callOf(c, name)?.error !== undefined) return [satisfied('a refusal')]
  return [...(later ? notBefore(name, later)(c) : []), ...hasIn(name, 'completed', id)(c)]
}

/** An await of one second is not answered before it has passed; a clock may be a little fast. */
function waitsOutLimit(name: string) {
  return onResult(name, 'an answer when the limit has passed', ({ calledAt, answeredAt = 0 }) => {
    return answeredAt - calledAt < 900 * US_PER_MS && 'an earlier answer'
  })
}
