import { textOf } from '../../../harness/call-result.ts'
import type { HostConversation } from '../../../harness/host-conversation.ts'
import { equal, parse } from '../../../harness/wire/json.ts'
import { type Finding, quote } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { EARLY_MS, LATE_MS, US_PER_MS } from '../../vfs/host/timing.ts'
import { BROKEN, batches, failures, several } from './await-company.ts'
import {
  entriesIn,
  entryOf,
  hasIn,
  hasMember,
  idsIn,
  isMarked,
  lists,
  noTimeout,
  onResult,
} from './await-result.ts'
import { all, any, earlier, LIKE_JSON, LIMIT_S, limit, waiting } from './await-scenarios.ts'
import { resultOf } from './handles.ts'

const COMPLETED_A = ['completed', 'a'] as const

/** The handles of `all`. */
const ALL = ['a', 'b', 'd', 'f'] as const

/** What an await returns. @see rfd037 §Response format */
export const awaitResponseChecks: readonly HostCheck[] = [
  ...checksOn(all, {
    'toolstate.await-responses.two-arrays#arrays': (c) => areArrays(c, 'all'),
    'toolstate.await-responses.two-arrays#empty-pending': emptyPending,
    'toolstate.await-responses.completed-has-all-stopped#cause': (c) =>
      hasIn(c, 'all', 'completed', 'b'),
    'toolstate.await-responses.completed-has-all-stopped#others': (c) =>
      hasIn(c, 'all', 'completed', 'a'),
    'toolstate.await-responses.completed-entry#id': (c) => lists(c, 'all', 'completed', ...ALL),
    'toolstate.await-responses.completed-entry#state': (c) =>
      hasMember(c, 'all', COMPLETED_A, 'state', 'stopped'),
    'toolstate.await-responses.completed-entry#result': (c) => [
      ...hasMember(c, 'all', COMPLETED_A, 'result', resultOf('a')),
      ...hasMember(c, 'all', ['completed', 'b'], 'result', resultOf('b')),
    ],
    'toolstate.await-responses.named-handles-only#of-all': (c) =>
      lists(c, 'all', 'completed', ...ALL),
    'toolstate.await-responses.no-false-timeout#without-limit': (c) => noTimeout(c, 'all'),
    'toolstate.await-responses.answers-the-await#json-text': isJson,
    'toolstate.await-responses.no-other-members': noOtherMembers,
  }),
  ...checksOn(any, {
    'toolstate.await-responses.pending-has-all-active#running': (c) =>
      hasIn(c, 'second', 'pending', 'a'),
    'toolstate.await-responses.named-handles-only#of-any': (c) => [
      ...lists(c, 'second', 'completed', 'b'),
      ...lists(c, 'second', 'pending', 'a', 'c'),
    ],
    'toolstate.await-responses.named-handles-only#no-others': (c) => [
      ...lists(c, 'first', 'completed', 'c'),
      ...lists(c, 'first', 'pending', 'd'),
    ],
    'toolstate.await-responses.pending-entry#id': (c) => lists(c, 'second', 'pending', 'a', 'c'),
    'toolstate.await-responses.pending-entry#state': (c) =>
      hasMember(c, 'second', ['pending', 'a'], 'state', 'running'),
  }),
  ...checksOn(earlier, {
    'toolstate.await-responses.completed-has-all-stopped#others': {
      title: 'Every handle of `any` that has stopped is in `completed`.',
      judge: (c) => lists(c, 'any', 'completed', 'q', 'y'),
    },
    'toolstate.await-responses.completed-entry#result': {
      title: 'An output that is empty or looks like JSON is a text like any other.',
      judge: (c) => [
        ...hasMember(c, 'with a limit', ['completed', 'r'], 'result', ''),
        ...hasMember(c, 'no time', ['completed', 's'], 'result', LIKE_JSON),
      ],
    },
    'toolstate.await-responses.no-false-timeout#with-limit': (c) => noTimeout(c, 'with a limit'),
    'toolstate.await-responses.condition-before-limit': (c) => [
      ...hasIn(c, 'no time', 'completed', 's'),
      ...noTimeout(c, 'no time'),
    ],
  }),
  ...checksOn(waiting, {
    'toolstate.await-responses.pending-entry#state': {
      title:
        'The state of an entry of `pending` is that at the return, whatever it was at the call.',
      judge: (c) => hasMember(c, 'asks meanwhile', ['pending', 'q'], 'state', 'waiting'),
    },
  }),
  ...checksOn(limit, {
    'toolstate.await-responses.no-false-timeout#with-limit': {
      title: 'An await that has waited, and a limit of many days, is no timeout.',
      judge: (c) => noTimeout(c, 'again'),
    },
    'toolstate.await-responses.pending-has-all-active#waiting': (c) =>
      hasIn(c, 'limit', 'pending', 'w'),
    'toolstate.await-responses.waiting-is-shown': (c) =>
      hasMember(c, 'limit', ['pending', 'w'], 'state', 'waiting'),
    'toolstate.await-responses.timeout-result#returns': (c) =>
      onOutcome(c, 'limit', 'an answer', () => undefined),
    'toolstate.await-responses.timeout-result#states': (c) => [
      ...hasMember(c, 'limit', ['pending', 'a'], 'state', 'running'),
      ...hasMember(c, 'limit', ['completed', 's'], 'state', 'stopped'),
    ],
    'toolstate.await-responses.timeout-result#mark': (c) =>
      ['limit', 'half'].flatMap((name) => isMarked(c, name)),
    'toolstate.await-responses.timeout-result#no-error': (c) =>
      onOutcome(c, 'limit', 'a success', (call) => call.error !== undefined && outcomeOf(call)),
    'toolstate.await-responses.timeout-groups#completed': (c) =>
      lists(c, 'limit', 'completed', 's'),
    'toolstate.await-responses.timeout-groups#results': (c) =>
      hasMember(c, 'limit', ['completed', 's'], 'result', resultOf('s')),
    'toolstate.await-responses.timeout-groups#pending': (c) =>
      lists(c, 'limit', 'pending', 'a', 'w'),
    'toolstate.await-responses.limit-in-seconds#not-earlier': (c) =>
      atLimit(c, 'no answer before the limit', (ms) => ms < LIMIT_S * 1_000 - EARLY_MS),
    'toolstate.await-responses.limit-in-seconds#not-much-later': (c) =>
      atLimit(c, 'an answer at the limit', (ms) => ms > LIMIT_S * 1_000 + LATE_MS),
    // One that waits on returns at the abort of the handle, and then nothing is pending.
    'toolstate.await-responses.limit-in-seconds#zero': (c) => isMarked(c, 'zero'),
    'toolstate.await-responses.timeout-spares-handles#not-ended': (c) =>
      stands(c, 'after the limit', 'running', 'a runs'),
    'toolstate.await-responses.timeout-spares-handles#full-result': (c) =>
      hasMember(c, 'again', COMPLETED_A, 'result', resultOf('a')),
  }),
  ...checksOn(failures, {
    'toolstate.await-responses.failed-entry#message': (c) => [
      ...onResult(c, 'failed', `${quote(BROKEN)} for \`f\``, (call) => {
        const text = textsIn(entryOf(call, 'completed', 'f')?.result)
        return !text.includes(BROKEN) && quote(text)
      }),
      ...onResult(c, 'crashed', 'a reason for `x`', (call) => {
        return textsIn(entryOf(call, 'completed', 'x')?.result) === '' && 'none'
      }),
    ],
    'toolstate.await-responses.failed-entry#await-succeeds': (c) =>
      onOutcome(c, 'failed', 'a success', (call) => call.error !== undefined && outcomeOf(call)),
  }),
  ...checksOn(several, {
    'toolstate.await-responses.each-handle-once': (c) => [
      ...lists(c, 'twice', 'completed', 'c', 'd'),
      ...lists(c, 'twice', 'pending'),
    ],
    'toolstate.await-responses.states-at-return': (c) => [
      ...hasMember(c, 'both', COMPLETED_A, 'state', 'stopped'),
      ...lists(c, 'both', 'pending'),
    ],
  }),
  ...checksOn(batches, {
    'toolstate.await-responses.printed-results#all': (c) =>
      onResult(c, 'all', 'the printed result', (call) => {
        const found = entriesIn(call, 'completed').map(({ id, result }) => [id, result])
        const wanted = [
          ['one', 'ok, 0 warnings'],
          ['two', '42 passed'],
        ]
        const same = wanted.every((entry) => found.some((each) => equal(each, entry)))
        const isAll = same && found.length === 2 && idsIn(call, 'pending').length === 0
        return !isAll && outcomeOf(call)
      }),
    'toolstate.await-responses.printed-results#any': (c) => [
      ...lists(c, 'any', 'completed', 'fast'),
      ...lists(c, 'any', 'pending', 'slow'),
    ],
    'toolstate.await-conditions.batch-goes-on': (c) => lists(c, 'any', 'completed', 'fast'),
  }),
]

const areArrays = (c: HostConversation, name: string): Finding[] =>
  onResult(c, name, 'the arrays `completed` and `pending`', (call) => {
    const { completed, pending } = handleIn(call) ?? {}
    return !(Array.isArray(completed) && Array.isArray(pending)) && outcomeOf(call)
  })

/** A host may hand an object over as its text or as the value. */
function isJson(c: HostConversation): Finding[] {
  return onOutcome(c, 'all', 'one JSON object', ({ result, ...call }) => {
    const value =
      typeof result === 'string' || Array.isArray(result) ? parse(textOf(result)) : result
    return typeof value !== 'object' && outcomeOf({ result, ...call })
  })
}

const MEMBERS = ['completed', 'pending', 'timed_out']

function noOtherMembers(c: HostConversation): Finding[] {
  return onResult(c, 'all', 'no further member', (call) => {
    const others = Object.keys(handleIn(call) ?? {}).filter((name) => !MEMBERS.includes(name))
    return others.length > 0 && `further members: ${others.map((name) => quote(name)).join(', ')}`
  })
}

/** Judges when the answer came, in milliseconds from the call. A limit is a host's own: no time scale lengthens it. */
const atLimit = (
  c: HostConversation,
  expected: string,
  isWrong: (ms: number) => boolean,
): Finding[] =>
  onOutcome(c, 'limit', expected, ({ calledAt, answeredAt = 0 }) => {
    return isWrong((answeredAt - calledAt) / US_PER_MS) && 'an answer at another time'
  })

function emptyPending(c: HostConversation): Finding[] {
  return onResult(c, 'all', 'an empty `pending`', (call) => {
    const pending = handleIn(call)?.pending
    return !(Array.isArray(pending) && pending.length === 0) && outcomeOf(call)
  })
}
