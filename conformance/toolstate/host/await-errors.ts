import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Finding } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { failsWith, onOutcome, outcomeOf } from '../../vfs/host/outcome.ts'
import { handleIn, stands } from '../../vfs/host/state/handle.ts'
import { MISTAKEN, refusals } from './await-company.ts'
import { turns } from './await-moment-scenarios.ts'
import { hasIn } from './await-result.ts'
import { waiting } from './await-scenarios.ts'
import { shownForm } from './await-together-scenarios.ts'

const fails = (c: HostConversation, ...names: string[]): Finding[] =>
  names.flatMap((name) => failsWith(c, name))

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

/** When an await is refused. @see rfd037 §Error cases */
export const awaitErrorChecks: readonly HostCheck[] = [
  ...checksOn(refusals, {
    'toolstate.await-errors.no-list#error': (c) => fails(c, 'nothing'),
    'toolstate.await-errors.no-list#no-wait': (c) => fails(c, 'a limit alone'),
    'toolstate.await-errors.empty-lists#all': (c) => fails(c, 'empty all'),
    'toolstate.await-errors.empty-lists#any': (c) => fails(c, 'empty any'),
    'toolstate.await-errors.empty-lists#both': (c) => fails(c, 'both empty'),
    'toolstate.await-errors.unknown-id#error': (c) => fails(c, 'unknown', 'unknown without time'),
    'toolstate.await-errors.unknown-id#names-id': (c) => [
      ...failsWith(c, 'unknown', 'nope_1'),
      ...failsWith(c, 'unknown without time', 'nope_10_of_a_long_name'),
    ],
    'toolstate.await-errors.one-unknown-id#any': (c) => fails(c, 'unknown in any'),
    'toolstate.await-errors.one-unknown-id#all': (c) =>
      fails(c, 'unknown in all', 'unknown between others'),
    'toolstate.await-errors.one-unknown-id#other-list': (c) =>
      fails(c, 'unknown in the other', 'unknown in any alone'),
    'toolstate.await-errors.checked-before-waiting': (c) =>
      fails(c, 'unknown behind an active one'),
    'toolstate.await-errors.error-responses': (c) =>
      onOutcome(c, 'unknown', 'no lists', (call) => {
        const { completed, pending } =
          handleIn({ ...call, result: call.error ?? call.result }) ?? {}
        return (completed !== undefined || pending !== undefined) && outcomeOf(call)
      }),
    'toolstate.await-errors.several-unknown-ids': (c) =>
      onOutcome(c, 'two unknown', 'an error with one of the ids', (call) => {
        const text = JSON.stringify(call.error) ?? ''
        return !/nope_[67]/.test(text) && outcomeOf(call)
      }),
    'toolstate.await-errors.no-loose-match': (c) => fails(c, ...MISTAKEN),
    'toolstate.await-errors.wrong-types#lists': (c) =>
      fails(c, 'text for a list', 'text for one of two lists', 'object for a list'),
    'toolstate.await-errors.wrong-types#entries': (c) =>
      fails(c, 'number for an id', 'null for an id', 'list for an id'),
    'toolstate.await-errors.wrong-types#limit': (c) => fails(c, ...WRONG_LIMITS),
    'toolstate.await-errors.refusal-spares-handles#running': (c) =>
      stands(c, 'fetch a', 'running', 'a runs'),
    'toolstate.await-errors.refusal-spares-handles#awaitable': (c) =>
      hasIn(c, 'after all', 'completed', 'a'),
    'toolstate.await-errors.text-for-no-handles': (c) =>
      WITHOUT_HANDLES.flatMap((name) => failsWith(c, name, 'At least one handle ID required')),
    'toolstate.await-errors.text-for-unknown-id': (c) =>
      Object.entries(UNKNOWN).flatMap(([name, id]) =>
        failsWith(c, name, `Handle \`${id}\` not found`),
      ),
  }),
  ...checksOn(turns, {
    'toolstate.await-errors.ids-of-earlier-turns': (c) => [
      ...hasIn(c, 'fresh', 'completed', 'b'),
      ...failsWith(c, 'stale'),
    ],
  }),
  ...checksOn(shownForm, {
    'toolstate.await-errors.rule-holds-without-schema': (c) => [
      ...fails(c, 'nothing', 'a limit alone'),
      ...hasIn(c, 'await s', 'completed', 's'),
    ],
  }),
  ...checksOn(waiting, {
    'toolstate.await-errors.waiting-is-no-error': (c) =>
      callOf(c, 'any') ? onOutcome(c, 'any', 'no error', accepted) : [],
  }),
]

const accepted = (call: Parameters<typeof outcomeOf>[0]) =>
  call.error !== undefined && outcomeOf(call)
