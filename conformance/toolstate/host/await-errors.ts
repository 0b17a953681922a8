import { callOf, type HostCall } from '../../../harness/host-conversation.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { fails, outcomeIs } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { MISTAKEN, refusals } from './await-company.ts'
import { turns } from './await-moment-scenarios.ts'
import { hasIn } from './await-result.ts'
import { waiting } from './await-scenarios.ts'
import { shownForm } from './await-together-scenarios.ts'
import { hasNoError } from './refusal.ts'

const on = checksIn('toolstate.await-errors')

const allFail = (...names: string[]) => names.map((name) => fails(name))

/** Awaits of an unknown handle, alone, in either list and beside others. */
const UNKNOWN = {
  unknown: 'nope_1',
  'unknown in any': 'nope_2',
  'unknown in all': 'nope_3',
  'unknown in the other': 'nope_4',
}

/** Awaits that name no handle, and those with a limit that is none. */
const WITHOUT_HANDLES = ['nothing', 'a limit alone', 'empty all', 'empty any', 'both empty']
const WRONG_LIMITS = [
  ...['half a second', 'second and a half', 'negative limit'],
  ...['word for a limit', 'truth for a limit', 'list for a limit'],
]

/** Whether an answer has none of the lists of a result, wherever it might have them. */
function hasNoLists(call: HostCall): boolean {
  const { completed, pending } = handleIn({ ...call, result: call.error ?? call.result }) ?? {}
  return completed === undefined && pending === undefined
}

/** When an await is refused. @see rfd037 §Error cases */
export const awaitErrorChecks: readonly HostCheck[] = [
  ...on(refusals, {
    'no-list#error': allFail('nothing'),
    'no-list#no-wait': allFail('a limit alone'),
    'empty-lists#all': allFail('empty all'),
    'empty-lists#any': allFail('empty any'),
    'empty-lists#both': allFail('both empty'),
    'unknown-id#error': allFail('unknown', 'unknown without time'),
    'unknown-id#names-id': [
      fails('unknown', 'nope_1'),
      fails('unknown without time', 'nope_10_of_a_long_name'),
    ],
    'one-unknown-id#any': allFail('unknown in any'),
    'one-unknown-id#all': allFail('unknown in all', 'unknown between others'),
    'one-unknown-id#other-list': allFail('unknown in the other', 'unknown in any alone'),
    'checked-before-waiting': allFail('unknown behind an active one'),
    'error-responses': [
      outcomeIs('unknown', 'no lists', hasNoLists),
      ...[...WITHOUT_HANDLES, ...WRONG_LIMITS].map((name) =>
        outcomeIs(name, 'no lists', (call) => call.error === undefined || hasNoLists(call)),
      ),
    ],
    'several-unknown-ids': outcomeIs('two unknown', 'an error with one of the ids', ({ error }) =>
      /nope_[67]/.test(JSON.stringify(error) ?? ''),
    ),
    'no-loose-match': allFail(...MISTAKEN),
    'wrong-types#lists': allFail(
      'text for a list',
      'text for one of two lists',
      'object for a list',
    ),
    'wrong-types#entries': allFail('number for an id', 'null for an id', 'list for an id'),
    'wrong-types#limit': allFail(...WRONG_LIMITS),
    'refusal-spares-handles#running': stands('fetch a', 'running', 'a runs'),
    'refusal-spares-handles#awaitable': hasIn('after all', 'completed', 'a'),
    'text-for-no-handles': WITHOUT_HANDLES.map((name) =>
      fails(name, 'At least one handle ID required'),
    ),
    'text-for-unknown-id': Object.entries(UNKNOWN).map(([name, id]) =>
      fails(name, `Handle \`${id}\` not found`),
    ),
  }),
  ...on(turns, {
    'ids-of-earlier-turns': [hasIn('fresh', 'completed', 'b'), fails('stale')],
  }),
  ...on(shownForm, {
    'rule-holds-without-schema': [
      allFail('nothing', 'a limit alone'),
      hasIn('await s', 'completed', 's'),
    ],
  }),
  ...on(waiting, {
    'waiting-is-no-error': (c) => (callOf(c, 'any') ? hasNoError('any', 'no error')(c) : []),
  }),
]
