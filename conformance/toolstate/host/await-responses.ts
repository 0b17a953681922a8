import { textOf } from '../../../harness/call-result.ts'
import type { HostConversation } from '../../../harness/host-conversation.ts'
import { equal, parse } from '../../../harness/wire/json.ts'
import { quote } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcome, outcomeIs, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { EARLY_MS, LATE_MS, scaled, US_PER_MS } from '../../vfs/host/timing.ts'
import { BROKEN, batches, failures, several } from './await-company.ts'
import {
  entriesIn,
  entryOf,
  hasIn,
  hasMember,
  hasResult,
  idsIn,
  isMarked,
  lists,
  noTimeout,
  onResult,
} from './await-result.ts'
import { all, any, earlier, LIKE_JSON, LIMIT_S, limit, waiting } from './await-scenarios.ts'
import { hasNoError, isAnswered } from './refusal.ts'

const on = checksIn('toolstate.await-responses')

const COMPLETED_A = ['completed', 'a'] as const

/** The handles of `all`. */
const ALL = ['a', 'b', 'd', 'f'] as const

const areArrays = (name: string) =>
  onResult(name, 'the arrays `completed` and `pending`', (call) => {
    const { completed, pending } = handleIn(call) ?? {}
    return !(Array.isArray(completed) && Array.isArray(pending)) && outcomeOf(call)
  })

/** A host may hand an object over as its text or as the value. */
const isJson = outcomeIs('all', 'one JSON object', ({ result }) => {
  const value = typeof result === 'string' || Array.isArray(result) ? parse(textOf(result)) : result
  return typeof value === 'object'
})

const MEMBERS = ['completed', 'pending', 'timed_out']

const noOtherMembers = onResult('all', 'no further member', (call) => {
  const others = Object.keys(handleIn(call) ?? {}).filter((name) => !MEMBERS.includes(name))
  return others.length > 0 && `further members: ${others.map((name) => quote(name)).join(', ')}`
})

/** Judges when the answer came, in milliseconds from the call. A limit is a host's own: no time scale lengthens it. */
const atLimit = (expected: string, isWrong: (ms: number, c: HostConversation) => boolean) =>
  outcome('limit', expected, ({ calledAt, answeredAt = 0 }, c) => {
    return isWrong((answeredAt - calledAt) / US_PER_MS, c) && 'an answer at another time'
  })

/** A busy machine is given more time once it has been in doubt. */
const lateMs = (c: HostConversation) => LATE_MS * Math.min(2, Math.max(1, scaled(c, 1)))

/** A limit of 0 leaves time for the states all the same; one that is none is judged by itself. */
const statesAtZero = outcomeIs('half', 'the states of both handles', (call) => {
  const isWhole = entryOf(call, 'completed', 'r') && entryOf(call, 'pending', 'w')
  return handleIn(call)?.timed_out !== true || isWhole !== undefined
})

const emptyPending = onResult('all', 'an empty `pending`', (call) => {
  const pending = handleIn(call)?.pending
  return !(Array.isArray(pending) && pending.length === 0) && outcomeOf(call)
})

/** What an await returns. @see rfd037 §Response format */
export const awaitResponseChecks: readonly HostCheck[] = [
  ...on(all, {
    'two-arrays#arrays': areArrays('all'),
    'two-arrays#empty-pending': emptyPending,
    'completed-has-all-stopped#cause': hasIn('all', 'completed', 'b'),
    'completed-has-all-stopped#others': hasIn('all', 'completed', 'a'),
    'completed-entry#id': lists('all', 'completed', ...ALL),
    'completed-entry#state': hasMember('all', COMPLETED_A, 'state', 'stopped'),
    'completed-entry#result': [hasResult('all', 'a'), hasResult('all', 'b')],
    'named-handles-only#of-all': lists('all', 'completed', ...ALL),
    'no-false-timeout#without-limit': noTimeout('all'),
    'answers-the-await#json-text': isJson,
    'no-other-members': noOtherMembers,
  }),
  ...on(any, {
    'pending-has-all-active#running': hasIn('second', 'pending', 'a'),
    'named-handles-only#of-any': [
      lists('second', 'completed', 'b'),
      lists('second', 'pending', 'a', 'c'),
    ],
    'named-handles-only#no-others': [
      lists('first', 'completed', 'c'),
      lists('first', 'pending', 'd'),
    ],
    'pending-entry#id': lists('second', 'pending', 'a', 'c'),
    'pending-entry#state': hasMember('second', ['pending', 'a'], 'state', 'running'),
  }),
  ...on(earlier, {
    'completed-has-all-stopped#others': {
      title: 'Every handle of `any` that has stopped is in `completed`.',
      judge: lists('any', 'completed', 'q', 'y'),
    },
    'completed-entry#result': {
      title: 'An output that is empty or looks like JSON is a text like any other.',
      judge: [
        hasMember('with a limit', ['completed', 'r'], 'result', ''),
        hasMember('no time', ['completed', 's'], 'result', LIKE_JSON),
      ],
    },
    'pending-has-all-active#running': {
      title: 'Running handles are there, too, where the await need not wait.',
      judge: ['any', 'with a limit'].map((name) => hasIn(name, 'pending', 'a')),
    },
    'no-false-timeout#with-limit': noTimeout('with a limit'),
    'condition-before-limit': [hasIn('no time', 'completed', 's'), noTimeout('no time')],
  }),
  ...on(waiting, {
    'pending-entry#state': {
      title:
        'The state of an entry of `pending` is that at the return, whatever it was at the call.',
      judge: hasMember('asks meanwhile', ['pending', 'q'], 'state', 'waiting'),
    },
  }),
  ...on(limit, {
    'no-false-timeout#with-limit': {
      title: 'An await that has waited, and a limit of many days, is no timeout.',
      judge: noTimeout('again'),
    },
    'pending-has-all-active#waiting': hasIn('limit', 'pending', 'w'),
    'waiting-is-shown': hasMember('limit', ['pending', 'w'], 'state', 'waiting'),
    'timeout-result#returns': isAnswered('limit'),
    'timeout-result#states': [
      hasMember('limit', ['pending', 'a'], 'state', 'running'),
      hasMember('limit', ['completed', 's'], 'state', 'stopped'),
      statesAtZero,
    ],
    'timeout-result#mark': ['limit', 'half'].map((name) => isMarked(name)),
    'timeout-result#no-error': hasNoError('limit'),
    'timeout-groups#completed': lists('limit', 'completed', 's'),
    'timeout-groups#results': hasResult('limit', 's'),
    'timeout-groups#pending': lists('limit', 'pending', 'a', 'w'),
    'limit-in-seconds#not-earlier': atLimit(
      'no answer before the limit',
      (ms) => ms < LIMIT_S * 1_000 - EARLY_MS,
    ),
    'limit-in-seconds#not-much-later': atLimit(
      'an answer at the limit',
      (ms, c) => ms > LIMIT_S * 1_000 + lateMs(c),
    ),
    // One that waits on returns at the abort of the handle, and then nothing is pending.
    'limit-in-seconds#zero': isMarked('zero'),
    'timeout-spares-handles#not-ended': stands('after the limit', 'running', 'a runs'),
    'timeout-spares-handles#full-result': hasResult('again', 'a'),
  }),
  ...on(failures, {
    'failed-entry#message': [
      onResult('failed', `${quote(BROKEN)} for \`f\``, (call) => {
        const text = textsIn(entryOf(call, 'completed', 'f')?.result)
        return !text.includes(BROKEN) && quote(text)
      }),
      onResult('crashed', 'a reason for `x`', (call) => {
        return textsIn(entryOf(call, 'completed', 'x')?.result) === '' && 'none'
      }),
    ],
    'failed-entry#await-succeeds': hasNoError('failed'),
  }),
  ...on(several, {
    'each-handle-once': [lists('twice', 'completed', 'c', 'd'), lists('twice', 'pending')],
    'states-at-return': [
      hasMember('both', COMPLETED_A, 'state', 'stopped'),
      lists('both', 'pending'),
    ],
  }),
  ...on(batches, {
    'printed-results#all': onResult('all', 'the printed result', (call) => {
      const found = entriesIn(call, 'completed').map(({ id, result }) => [id, result])
      const wanted = [
        ['one', 'ok, 0 warnings'],
        ['two', '42 passed'],
      ]
      const same = wanted.every((entry) => found.some((each) => equal(each, entry)))
      const isAll = same && found.length === 2 && idsIn(call, 'pending').length === 0
      return !isAll && outcomeOf(call)
    }),
    'printed-results#any': [lists('any', 'completed', 'fast'), lists('any', 'pending', 'slow')],
    'toolstate.await-conditions.batch-goes-on': lists('any', 'completed', 'fast'),
  }),
]
