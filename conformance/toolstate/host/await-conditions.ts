import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, satisfied } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { US_PER_MS } from '../../vfs/host/timing.ts'
import { failures, interrupted, several, tools } from './await-company.ts'
import { answeredBefore, hasIn, hasMember, noTimeout, notBefore, onResult } from './await-result.ts'
import { all, any, both, earlier, waiting } from './await-scenarios.ts'
import { resultOf } from './handles.ts'

/** When an await ends. @see rfd037 §Completion condition */
export const awaitConditionChecks: readonly HostCheck[] = [
  ...checksOn(all, {
    'toolstate.await-conditions.all-waits-for-every-handle#not-on-a-part': (c) =>
      notBefore(c, 'all', 'end b'),
    'toolstate.await-conditions.all-waits-for-every-handle#on-the-last': (c) => noTimeout(c, 'all'),
  }),
  ...checksOn(any, {
    'toolstate.await-conditions.any-waits-for-one-handle#not-without': (c) =>
      notBefore(c, 'second', 'end b'),
    'toolstate.await-conditions.any-waits-for-one-handle#one-is-enough': (c) =>
      answeredBefore(c, 'second', 'still there'),
    'toolstate.await-conditions.any-waits-for-one-handle#whichever': (c) => [
      ...hasIn(c, 'second', 'completed', 'b'),
      ...hasIn(c, 'first', 'completed', 'c'),
      ...hasIn(c, 'last', 'completed', 'f'),
    ],
    'toolstate.await-conditions.others-keep-running#not-ended': (c) =>
      stands(c, 'still there', 'running', 'a runs'),
    'toolstate.await-conditions.others-keep-running#work-goes-on': (c) =>
      hasMember(c, 'again', ['completed', 'a'], 'result', resultOf('a')),
    'toolstate.await-conditions.pending-stays-usable#await': (c) =>
      hasIn(c, 'again', 'completed', 'a'),
    'toolstate.await-conditions.pending-stays-usable#fetch': (c) =>
      stands(c, 'still there', 'running'),
    'toolstate.await-conditions.pending-stays-usable#abort': (c) =>
      onOutcome(c, 'abort d', 'an abort', (call) => call.error !== undefined && outcomeOf(call)),
  }),
  ...checksOn(both, {
    'toolstate.await-conditions.both-lists#all-not-enough': (c) =>
      notBefore(c, 'all first', 'end c'),
    'toolstate.await-conditions.both-lists#any-not-enough': (c) =>
      notBefore(c, 'any first', 'end d'),
    'toolstate.await-conditions.both-lists#one-of-any': (c) => [
      ...answeredBefore(c, 'all first', 'abort b'),
      ...answeredBefore(c, 'any first', 'abort f'),
    ],
    'toolstate.await-conditions.lists-count-apart#all-for-any': (c) =>
      notBefore(c, 'all first', 'end c'),
    'toolstate.await-conditions.lists-count-apart#any-for-all': (c) =>
      notBefore(c, 'any first', 'end d'),
  }),
  ...checksOn(earlier, {
    'toolstate.await-conditions.both-lists#all-not-enough': {
      title: 'does not return either where all handles of `all` had stopped before',
      judge: (c) => notBefore(c, 'all before', 'end x'),
    },
    'toolstate.await-conditions.both-lists#any-not-enough': {
      title: 'does not return either where a handle of `any` had stopped before',
      judge: (c) => notBefore(c, 'one before', 'end x'),
    },
    'toolstate.await-conditions.earlier-stops-count': (c) => hasIn(c, 'all', 'completed', 'p'),
    'toolstate.await-conditions.returns-at-once#all': (c) => noTimeout(c, 'all'),
    'toolstate.await-conditions.returns-at-once#any': (c) => answeredBefore(c, 'any', 'abort a'),
    'toolstate.await-conditions.returns-at-once#time-limit': (c) => noTimeout(c, 'with a limit'),
    'toolstate.await-conditions.empty-list-beside-other#empty-any': (c) =>
      unlessRefused(c, 'empty any', 't'),
    'toolstate.await-conditions.empty-list-beside-other#empty-all': (c) =>
      unlessRefused(c, 'empty all', 'u', 'end u'),
  }),
  ...checksOn(waiting, {
    'toolstate.await-conditions.waiting-is-not-stopped#any': (c) => waitsOutLimit(c, 'any'),
    'toolstate.await-conditions.waiting-is-not-stopped#all': (c) => waitsOutLimit(c, 'all'),
    'toolstate.await-conditions.returns-after-answer': (c) => [
      ...notBefore(c, 'answered', 'end a'),
      ...hasIn(c, 'answered', 'completed', 'a'),
    ],
  }),
  ...checksOn(failures, {
    'toolstate.await-conditions.failure-is-a-stop': (c) => hasIn(c, 'failed', 'completed', 'f'),
    'toolstate.await-conditions.crash-ends-the-wait': (c) => hasIn(c, 'crashed', 'completed', 'x'),
  }),
  ...checksOn(several, {
    'toolstate.await-conditions.independent-awaits#own-condition': (c) =>
      answeredBefore(c, 'either', 'end b'),
    'toolstate.await-conditions.independent-awaits#own-return': (c) => [
      ...notBefore(c, 'both', 'end b'),
      ...hasIn(c, 'both', 'completed', 'a'),
    ],
    'toolstate.await-conditions.order-of-ids': (c) => [
      ...notBefore(c, 'both', 'end b'),
      ...noTimeout(c, 'both'),
    ],
    'toolstate.await-conditions.repeated-ids': (c) => noTimeout(c, 'twice'),
    'toolstate.await-conditions.id-in-both-lists': (c) => [
      ...notBefore(c, 'twice', 'end c'),
      ...hasIn(c, 'twice', 'completed', 'c'),
    ],
    'toolstate.registry.several-waiters#accepted': (c) => answeredBefore(c, 'either', 'end b'),
    'toolstate.registry.several-waiters#all-wake': (c) => [
      ...hasIn(c, 'one', 'completed', 'a'),
      ...hasIn(c, 'either', 'completed', 'a'),
    ],
    'toolstate.registry.stop-wakes-waiters': (c) => answeredBefore(c, 'one', 'fetch b'),
  }),
  ...checksOn(interrupted, {
    'toolstate.await-conditions.independent-awaits#own-return': {
      title: 'An await goes on when another one on its handle is interrupted.',
      judge: (c) => hasIn(c, 'kept', 'completed', 'c'),
    },
    'toolstate.await-conditions.abort-ends-the-wait': (c) =>
      onOutcome(c, 'aborted', 'an end of the wait', () => undefined),
    'toolstate.await-conditions.can-be-cancelled#interrupt': (c) =>
      onOutcome(c, 'interrupted', 'an end of the wait', ({ answeredAt }) => {
        const later = callOf(c, 'end b')
        return later && (answeredAt ?? 0) > later.calledAt && 'a wait that goes on'
      }),
  }),
  ...checksOn(tools, {
    'toolstate.await-conditions.handles-of-several-tools': (c) => [
      ...hasIn(c, 'mixed', 'completed', 'o'),
      ...hasIn(c, 'mixed', 'completed', 'a'),
    ],
    'toolstate.await-conditions.await-is-not-stateful#no-handle': (c) =>
      onOutcome(c, 'fetch z', 'no handle', (call) => {
        const handle = handleIn(call)
        return call.error === undefined && handle?.state !== undefined && outcomeOf(call)
      }),
    'toolstate.await-conditions.await-is-not-stateful#blocks-or-refuses': (c) =>
      onOutcome(c, 'odd', 'a wait or a refusal', (call) => {
        return call.error === undefined && handleIn(call)?.state !== undefined && outcomeOf(call)
      }),
  }),
]

/** An empty list may be refused; it may neither block nor let the await return early. */
function unlessRefused(c: HostConversation, name: string, id: string, later?: string): Finding[] {
  if (callOf(c, name)?.error !== undefined) return [satisfied('a refusal')]
  return [...(later ? notBefore(c, name, later) : []), ...hasIn(c, name, 'completed', id)]
}

/** An await of one second is not answered before it has passed; a clock may be a little fast. */
function waitsOutLimit(c: HostConversation, name: string): Finding[] {
  return onResult(
    c,
    name,
    'an answer when the limit has passed',
    ({ calledAt, answeredAt = 0 }) => {
      return answeredAt - calledAt < 900 * US_PER_MS && 'an earlier answer'
    },
  )
}
